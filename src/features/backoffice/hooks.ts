import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type ListSearch, withSearch } from './model.ts'

/** The state of a list in its address, and a way to change it. */
export function useListSearch() {
  const navigate = useNavigate()
  const { search, splat } = useRouterState({
    select: ({ location }) => ({ search: location.search as ListSearch, splat: splatOf(location.pathname) }),
  })
  const change = (changes: Record<string, string | undefined>, replace = false) =>
    void navigate({ to: '/adm/$', params: { _splat: splat }, search: withSearch(search, changes) as never, replace })
  /** Another state of the list instead of this one. */
  const show = (other: ListSearch) =>
    void navigate({ to: '/adm/$', params: { _splat: splat }, search: { ...other } as never })
  return { search, change, show }
}

/** What follows `/adm/`. */
export const splatOf = (pathname: string): string => pathname.replace(/^\/adm\/?/, '').replace(/\/$/, '')
