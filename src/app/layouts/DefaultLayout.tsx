import type { ReactNode } from 'react'
import { BottomTabs } from '../frame/BottomTabs.tsx'
import { Main } from '../frame/Main.tsx'
import { SiteFooter } from '../frame/SiteFooter.tsx'
import { SiteHeader } from '../frame/SiteHeader.tsx'
import classes from './layouts.module.css'

/** The standard page: header, content with full-width sections, footer. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page} data-layout="default" data-tabs>
      <SiteHeader />
      <Main className={classes.wide}>{children}</Main>
      <SiteFooter />
      <BottomTabs />
    </div>
  )
}
