import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import { useDraft } from '../../../../platform/forms/drafts.ts'
import { ButtonLink } from '../../../../ui/actions/Button.tsx'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { Loading } from '../../../../ui/states/Loading.tsx'
import { Message } from '../../../../ui/states/Message.tsx'
import { RowLink } from '../../../../ui/kit/Row.tsx'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import { showAlert } from '../../../../ui/overlays/state.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { LoginForm } from '../components/LoginForm.tsx'
import { SocialButtons, type SocialProviders } from '../../social/components/SocialButtons.tsx'
import { SESSION_MESSAGES } from '../../model.ts'
import { UNREGISTERED_DRAFT, unregisteredOf, SOCIALS } from '../../social/model.ts'
import { arrive, offerToLink } from '../../social/mutations.ts'
import { useSocial, useSocialMessage } from '../../social/state.ts'
import { consumeReturnPath } from '../../return-model.ts'

/** The login page, also the redirect target of every provider; leads back to the return path. */
export function LoginScreen(ways: SocialProviders) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { returned, checking } = useSocial()
  const message = useSocialMessage('login')
  const awaited = returned?.left.intent === 'login' ? returned.left.provider : checking
  const kept = useDraft(UNREGISTERED_DRAFT)
  const newcomer = useMemo(() => unregisteredOf(kept), [kept])

  const proceed = useCallback(
    async ({ restored }: { restored: boolean }) => {
      await router.navigate({ href: consumeReturnPath(), replace: true })
      if (restored) void showAlert(SESSION_MESSAGES.restored)
      await offerToLink(queryClient, newcomer)
    },
    [router, queryClient, newcomer],
  )

  useEffect(() => {
    if (returned?.left.intent !== 'login') return
    void arrive(queryClient).then((arrival) => {
      if (arrival === 'newcomer') return router.navigate({ to: '/auth/signup/social-form', replace: true })
      return arrival && proceed(arrival)
    })
  }, [returned, queryClient, router, proceed])

  if (awaited) {
    const { displayName } = SOCIALS[awaited]
    return (
      <Stack gap={24}>
        <Heading level={1} text={`${displayName} 계정을 확인하고 있어요.`}>
          로그인
        </Heading>
        <Loading label={`${displayName} 계정을 확인하고 있어요`}>
          <Skeleton height="2.75rem" radius="0.75rem" />
        </Loading>
      </Stack>
    )
  }
  return (
    <Stack gap={24}>
      <Heading level={1} text="다시 만나서 반가워요. 보던 화면으로 바로 돌아가요.">
        로그인
      </Heading>
      {message && <Message calm={message.calm}>{message.text}</Message>}
      {newcomer?.linking && (
        <Text padY={12} padX={14} ground="accent" round={12}>
          쓰던 계정으로 로그인하면 {SOCIALS[newcomer.provider].displayName} 계정을 연결할지 여쭤볼게요.
        </Text>
      )}
      <SocialButtons {...ways} />
      <LoginForm onDone={proceed} />
      <Stack gap={4} items="center">
        <RowLink inline align="center" tall={44} padX={8} tone="quiet" underlined to="/auth/find-password">
          비밀번호를 잊으셨나요?
        </RowLink>
      </Stack>
      <Stack gap={10} padTop={20} tone="quiet" text="center" ruled>
        <p>아직 계정이 없으신가요?</p>
        <ButtonLink to="/auth/signup" variant="default" fullWidth>
          회원가입
        </ButtonLink>
        <ButtonLink to="/" variant="subtle" fullWidth>
          로그인 없이 둘러보기
        </ButtonLink>
      </Stack>
    </Stack>
  )
}
