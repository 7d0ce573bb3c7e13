import type { ReactNode } from 'react'
import { Row } from '../../ui/kit/Row.tsx'
import { Box } from '../../ui/kit/Box.tsx'
import { BottomTabs } from '../frame/BottomTabs.tsx'
import { Main } from '../frame/Main.tsx'
import { SiteFooter } from '../frame/SiteFooter.tsx'
import { SiteHeader } from '../frame/SiteHeader.tsx'
import { TopBar } from '../frame/TopBar.tsx'
import classes from './MypageLayout.module.css'

interface Props {
  /** The member's home: on a phone, profile and menu are placed above the content. */
  overview?: boolean
  /** The member's profile: picture, name, dogs. */
  profile?: ReactNode
  /** Links to the member's own pages. */
  menu?: ReactNode
  children: ReactNode
}

/** A member's own pages: profile and menu beside the content; on a phone, a back button at the top. */
export function MypageLayout({ overview = false, profile, menu, children }: Props) {
  return (
    <Row column className={classes.page} data-layout="mypage" data-overview={overview || undefined}>
      <SiteHeader show={overview ? 'always' : 'desktop'} />
      {!overview && (
        <div className={classes.back}>
          <TopBar />
        </div>
      )}
      <Box grow className={classes.columns} data-alone={!(profile || menu) || undefined}>
        {(profile || menu) && (
          <Box as="aside" padTop={20} padX={16} className={classes.side} aria-label="내 정보">
            {profile}
            <nav aria-label="마이 메뉴">{menu}</nav>
          </Box>
        )}
        <Main className={classes.main}>{children}</Main>
      </Box>
      <SiteFooter />
      <BottomTabs />
    </Row>
  )
}
