import { useSyncExternalStore } from 'react'
import { COLOR_SCHEME_KEY, type ColorScheme } from '../../lib/color-scheme.ts'
import { themeColors } from './theme.ts'

function read(): ColorScheme {
  try {
    const stored = localStorage.getItem(COLOR_SCHEME_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'auto'
  } catch {
    return 'auto'
  }
}

const listen = (changed: () => void) => {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

export const useColorScheme = () => useSyncExternalStore<ColorScheme>(listen, read, () => 'auto')

/** Stores the choice (applied at the next start by `schemeScript`) and applies it at once. */
export function chooseColorScheme(scheme: ColorScheme): void {
  try {
    localStorage.setItem(COLOR_SCHEME_KEY, scheme)
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
  const { dataset } = document.documentElement
  if (scheme === 'auto') delete dataset['mantineColorScheme']
  else dataset['mantineColorScheme'] = scheme
  const colors = themeColors()
  for (const { media, content } of colors) {
    const tag = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media="${media}"]`)
    const chosen = colors.find((color) => color.media.includes(scheme))
    if (tag) tag.content = chosen?.content ?? content
  }
  // Mounted Mantine components already listen for choices in other tabs.
  dispatchEvent(new StorageEvent('storage', { key: COLOR_SCHEME_KEY, newValue: scheme, storageArea: localStorage }))
}
