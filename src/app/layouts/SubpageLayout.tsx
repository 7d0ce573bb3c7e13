import type { ReactNode } from 'react'
import { Main } from '../frame/Main.tsx'
import { SiteFooter } from '../frame/SiteFooter.tsx'
import { SiteHeader } from '../frame/SiteHeader.tsx'
import { TopBar } from '../frame/TopBar.tsx'
import classes from './layouts.module.css'

/** A detail page: back button and title at the top, the bottom free for the page's own actions. */
export function SubpageLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page} data-layout="subpage">
      <SiteHeader show="desktop" />
      <div className={classes.subpage}>
        <TopBar />
        <Main>{children}</Main>
      </div>
      <SiteFooter />
    </div>
  )
}
