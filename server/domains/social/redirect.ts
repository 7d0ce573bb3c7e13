/** Where providers send the browser back to, at this origin. */
export const redirectAt = (origin: string) => `${origin}/auth/login`

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Whether a page may have given this address to a provider: only our own. On a developer's machine, where the page may be served at another
 * port (`npm run dev`) and by another of the machine's own names, any of these.
 */
export function isOwnRedirect(redirectUri: string, origin: string): boolean {
  if (redirectUri === redirectAt(origin)) return true
  if (!URL.canParse(redirectUri)) return false
  const given = new URL(redirectUri)
  return (
    LOOPBACK.test(new URL(origin).hostname) && LOOPBACK.test(given.hostname) && redirectUri === redirectAt(given.origin)
  )
}
