import type { ReactNode } from 'react'
import { Box } from '../../ui/kit/Box.tsx'
import { BottomTabs } from '../frame/BottomTabs.tsx'
import { Main } from '../frame/Main.tsx'
import { SiteHeader } from '../frame/SiteHeader.tsx'
import classes from './FeedLayout.module.css'

interface Props {
  /** The boards: a row to swipe on a phone, a column at the left of a desktop. */
  boards?: ReactNode
  /** The side column on wide screens: notices, popular posts. */
  aside?: ReactNode
  children: ReactNode
}

/** A feed of posts: one column, with the boards before it and a side column after it. */
export function FeedLayout({ boards, aside, children }: Props) {
  return (
    <div className={classes.page} data-layout="feed">
      <SiteHeader />
      <Box room={640} centered className={classes.columns}>
        <nav className={classes.boards} aria-label="게시판">
          {boards}
        </nav>
        <Main className={classes.feed}>{children}</Main>
        <aside className={classes.aside}>{aside}</aside>
      </Box>
      <BottomTabs />
    </div>
  )
}
