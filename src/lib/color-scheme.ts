/** Light or dark, or as the system says. */
export type ColorScheme = 'auto' | 'light' | 'dark'

/** Where the choice is kept: Mantine's own key, so that its parts go by it too. It is the device's, not a member's. */
export const COLOR_SCHEME_KEY = 'mantine-color-scheme-value'
