/** Width in px from which a size applies; a phone or tablet ("mobile") is everything below `md`. */
export const BREAKPOINTS = { xs: 600, sm: 960, md: 1280, lg: 1920, xl: 2560 } as const
export const MOBILE_BELOW = BREAKPOINTS.md

/** In em, so that a user who enlarges the text gets the layout for it. */
export const em = (px: number) => `${px / 16}em`
export const MOBILE_QUERY = `(max-width: ${em(MOBILE_BELOW - 0.02)})`
export const DESKTOP_QUERY = `(min-width: ${em(MOBILE_BELOW)})`
/** Desktops, and phones and tablets held sideways: there is more room beside than below. Style sheets repeat it. */
export const SIDEWAYS_QUERY = `${DESKTOP_QUERY}, (min-width: ${em(BREAKPOINTS.xs)}) and (min-aspect-ratio: 5/4)`
