import './mantine-base.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariables, theme } from './theme.ts'

/**
 * Mantine with our theme; light or dark as the system prefers. Wraps only parts made of Mantine's components, which are loaded
 * on demand (dialogs, sheets, the search field), not the app: the first screens use plain CSS and save its 8 kB.
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
