import { useRouterState } from '@tanstack/react-router'

/** The title of the deepest matched route that has one in its `head`. */
export function usePageTitle(): string {
  return useRouterState({
    select: ({ matches }) => {
      for (const match of matches.toReversed()) {
        const meta = match.meta?.find((entry) => entry && 'title' in entry)
        if (meta && 'title' in meta && typeof meta.title === 'string') return meta.title
      }
      return ''
    },
  })
}
