import type { ReactNode } from 'react'
import { Main } from '../frame/Main.tsx'
import { SiteHeader } from '../frame/SiteHeader.tsx'
import classes from './layouts.module.css'

/** Nothing but the search: the screen's own field stands at the top, and the keyboard takes the tabs' place. */
export function SearchLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page} data-layout="search">
      <SiteHeader show="desktop" middle={<span className={classes.spring} />} />
      <Main className={classes.narrow}>{children}</Main>
    </div>
  )
}
