import type { ReactNode } from 'react'
import { Box } from '../../ui/kit/Box.tsx'
import { ThemeProvider } from '../../ui/kit/ThemeProvider.tsx'
import { Main } from '../frame/Main.tsx'
import { SiteHeader } from '../frame/SiteHeader.tsx'
import classes from './layouts.module.css'

/** Only the search: the screen's own field is at the top, and the keyboard takes the place of the tabs. The field is Mantine's combobox. */
export function SearchLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page} data-layout="search">
      <SiteHeader show="desktop" middle={<Box as="span" grow />} />
      <ThemeProvider>
        <Main className={classes.narrow}>{children}</Main>
      </ThemeProvider>
    </div>
  )
}
