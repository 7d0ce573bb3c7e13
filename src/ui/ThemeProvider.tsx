import './mantine-base.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariables, theme } from './theme.ts'

/**
 * Mantine with our theme; light or dark as the system says. Around what is made of Mantine's components and comes when it
 * is needed (dialogs, sheets, the search field), not around the app: the first screens are plain CSS and do without its 8 kB.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
