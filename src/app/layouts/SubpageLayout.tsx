import type { ReactNode } from 'react'
import { Main } from '../frame/Main.tsx'
import { SiteFooter } from '../frame/SiteFooter.tsx'
import { SiteHeader } from '../frame/SiteHeader.tsx'
import { TopBar } from '../frame/TopBar.tsx'
import classes from './layouts.module.css'

/** One thing, opened from somewhere: a way back and its name on top, the bottom left to its own actions. */
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
