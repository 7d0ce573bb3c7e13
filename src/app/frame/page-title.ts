import { type AnyRouteMatch, useRouterState } from '@tanstack/react-router'

/** The title of the deepest matched route that has one in its `head`. */
export function titleOf(matches: readonly Pick<AnyRouteMatch, 'meta'>[]): string {
  for (const match of matches.toReversed()) {
    const meta = match.meta?.find((entry) => entry && 'title' in entry)
    if (meta && 'title' in meta && typeof meta.title === 'string') return meta.title
  }
  return ''
}

export const usePageTitle = (): string => useRouterState({ select: ({ matches }) => titleOf(matches) })
