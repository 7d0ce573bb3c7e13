import type { ReactNode } from 'react'
import { BottomTabs } from '../frame/BottomTabs.tsx'
import { Main } from '../frame/Main.tsx'
import { SiteHeader } from '../frame/SiteHeader.tsx'
import classes from './layouts.module.css'

/** An endless list: search in the header, full width for filters and cards, and no footer, which could never be reached. */
export function PlaceListLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page} data-layout="place-list" data-tabs>
      <SiteHeader />
      <Main className={classes.list}>{children}</Main>
      <BottomTabs />
    </div>
  )
}
