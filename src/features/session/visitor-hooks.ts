import { useHydrated } from '@tanstack/react-router'

/**
 * The attribute `data-visitors` of what is said to visitors alone. HTML from the server is a visitor's: until the page has taken it over, who
 * was logged in last doesn't see it. See record 1020.
 */
export const useForVisitors = () => (useHydrated() ? undefined : '')
