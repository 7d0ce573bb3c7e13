import { IconDog, IconSearch } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RowLink } from '../../ui/kit/Row.tsx'
import { Wordmark } from '../../ui/content/Wordmark.tsx'
import { useBrand } from '../../features/site/queries.ts'
import { openDogSheet } from '../../features/dogs/state.ts'
import { useSession } from '../../features/session/state.ts'
import { useForVisitors } from '../../features/session/visitor-hooks.ts'
import { onDemand } from '../../ui/states/OnDemand.tsx'
import { NAVIGATION, useLinkTarget } from './navigation.ts'
import classes from './SiteHeader.module.css'

const Bell = onDemand(async () => (await import('../../features/notifications/components/Bell.tsx')).Bell)

interface Props {
  /** `desktop`: on phones the layout renders its own top bar. */
  show?: 'always' | 'desktop'
  /** Replaces the search field. */
  middle?: ReactNode
}

/** Brand, search and, from 1280 px, the navigation. */
export function SiteHeader({ show = 'always', middle }: Props) {
  const brand = useBrand()
  const placeOf = useLinkTarget()
  const { loggedIn } = useSession()
  const forVisitors = useForVisitors()
  // The last search stays in the field, so that it can be edited.
  const q = useRouterState({ select: ({ location }) => ('q' in location.search ? location.search.q : undefined) })
  return (
    <header className={classes.header} data-show={show}>
      <div className={classes.inner}>
        <RowLink rigid align="center" tall={44} round={8} to="/" aria-label={`${brand} 홈`}>
          <Wordmark brand={brand} />
        </RowLink>
        <nav className={classes.nav} aria-label="주요 메뉴">
          {NAVIGATION.map((item) => (
            <Link key={item.to} to={placeOf(item)} activeOptions={{ exact: item.to === '/' }} className={classes.link}>
              {item.label}
            </Link>
          ))}
        </nav>
        {middle ?? (
          <Link to="/search" search={q ? { q } : {}} className={classes.search} data-filled={q ? '' : undefined}>
            <IconSearch size={20} stroke={1.75} aria-hidden />
            <span>{q ?? '장소, 지역, 초성으로 찾기'}</span>
          </Link>
        )}
        <button type="button" className={classes.dog} onClick={openDogSheet}>
          <IconDog size={20} stroke={1.75} aria-hidden />
          <span>우리 강아지</span>
        </button>
        <Bell when={loggedIn} />
        {/* Its room stays, so that nothing moves once a member is known: the bell takes it. */}
        <Link to="/my" className={classes.login} data-member={loggedIn || undefined} data-visitors={forVisitors}>
          로그인
        </Link>
      </div>
    </header>
  )
}
