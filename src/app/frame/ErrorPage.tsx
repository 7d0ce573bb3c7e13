import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openLoginDialog } from '../../features/session/login/state.ts'
import { PageError } from '../../lib/page-error.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { LostDog } from '../../ui/states/LostDog.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Row } from '../../ui/kit/Row.tsx'
import { describeError } from '../errors/error-page.ts'
import { BottomTabs } from './BottomTabs.tsx'
import classes from './ErrorPage.module.css'
import { Main } from './Main.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** Replaces a screen that can't be shown. For search engines and link previews it is only logged, not rendered. */
export function ErrorPage({ error, reset }: Partial<ErrorComponentProps>) {
  const router = useRouter()
  const { bot } = router.options.context
  const { status, fatal, message, reason, forReaders, expected } = describeError(error)
  useEffect(() => console.warn(`${status} ${fatal ? 'fatal' : 'not fatal'}: ${reason}`), [status, fatal, reason])
  if (bot) return null

  /** A screen that broke, rather than was refused, broke on what the device had: it would again. */
  const startOver = async () => {
    if (!expected)
      await import('../../platform/offline/discard.ts').then(
        ({ discardRead }) => discardRead(router.options.context.queryClient.getQueryCache()),
        () => undefined,
      )
    window.location.reload()
  }
  const lookAgain = async () => {
    reset?.()
    await router.invalidate()
  }
  const goHome = async () => {
    await router.navigate({ to: '/' })
    await lookAgain()
  }
  return (
    <div className={classes.page} data-fatal={fatal}>
      <meta name="robots" content="noindex" />
      <SiteHeader />
      <Main title={message} className={classes.main}>
        <LostDog className={classes.dog} />
        {!forReaders && <p className={classes.status}>{status}</p>}
        <h1 className={classes.message}>{message}</h1>
        {status >= 500 && <Text tone="quiet">연결을 확인하고 잠시 뒤 다시 시도해 주세요.</Text>}
        {forReaders && <Text tone="quiet">정해진 회원에게만 보이는 글이에요.</Text>}
        <Row wrap gap={8} justify="center" above={16}>
          {/* A chunk that failed to load needs a reload of the page. */}
          {status >= 500 && (
            <Button variant="default" onClick={() => void startOver()}>
              다시 시도
            </Button>
          )}
          {forReaders && (
            <Button onClick={() => openLoginDialog({ onSuccess: () => void lookAgain() })}>로그인하기</Button>
          )}
          <Button {...(forReaders && { variant: 'default' })} onClick={() => void goHome()}>
            홈으로 가기
          </Button>
        </Row>
      </Main>
      <SiteFooter />
      <BottomTabs />
    </div>
  )
}

/** The 404 page: no route matches the address. */
export function NotFoundPage() {
  const { pathname } = useRouter().state.location
  return <ErrorPage error={new PageError(404, `Page not found: ${pathname}`)} />
}
