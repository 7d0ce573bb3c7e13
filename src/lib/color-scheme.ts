/** Light, dark, or as the system prefers. */
export type ColorScheme = 'auto' | 'light' | 'dark'

/** Storage key of the choice: Mantine's own, so that its components read it too. It belongs to the device, not to a member. */
export const COLOR_SCHEME_KEY = 'mantine-color-scheme-value'
