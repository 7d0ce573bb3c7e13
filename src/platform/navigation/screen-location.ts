import { type ParsedLocation, useMatch, useRouterState } from '@tanstack/react-router'

const trimmed = (pathname: string) => pathname.replace(/(.)\/$/, '$1')

/**
 * The location of the screen that asks. While the next screen is loading, the router's location is already the next one's, and a screen
 * that follows it changes under the visitor before it goes.
 */
export function useScreenLocation<T>(select: (location: ParsedLocation) => T): T {
  const own = useMatch({ strict: false, select: ({ pathname }) => trimmed(pathname) })
  return select(
    useRouterState({
      select: ({ location, resolvedLocation }): ParsedLocation =>
        trimmed(location.pathname) === own ? location : (resolvedLocation ?? location),
    }),
  )
}
