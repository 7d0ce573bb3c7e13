const DARK = '(prefers-color-scheme: dark)'

/** Whether the page is dark: as the visitor chose, else as the device is. For what is drawn, which styles don't reach. */
export function isDark(): boolean {
  const chosen = document.documentElement.dataset['mantineColorScheme']
  return chosen ? chosen === 'dark' : matchMedia(DARK).matches
}

/** Calls back when that may have changed; returns how to stop. */
export function watchDark(changed: () => void): () => void {
  const media = matchMedia(DARK)
  const choice = new MutationObserver(changed)
  media.addEventListener('change', changed)
  choice.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] })
  return () => {
    media.removeEventListener('change', changed)
    choice.disconnect()
  }
}
