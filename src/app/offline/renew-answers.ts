import type { Query, QueryClient } from '@tanstack/react-query'

/** Older than this when the page was opened, an answer is of an earlier visit. */
const EARLIER_MS = 10 * 60_000

/** The feed counts what is new and shows it when its reader asks: loaded by itself, it would jump under them. */
export const isSteady = ({ meta, state }: Query): boolean =>
  meta?.['countsNews'] === true &&
  state.status === 'success' &&
  state.dataUpdatedAt > performance.timeOrigin - EARLIER_MS

/** Reads again what the screen shows, once the worker's cache holds newer answers; `changed` if the content of one differs. */
export function renewAnswers(queryClient: QueryClient, changed: boolean): void {
  // A next page that is just being loaded is not cancelled.
  const gently = { cancelRefetch: false }
  const predicate = (query: Query) => !isSteady(query)
  if (changed) void queryClient.invalidateQueries({ type: 'active', predicate }, gently)
  // The same content, answered more recently: screens show the new age.
  else void queryClient.refetchQueries({ type: 'active', stale: true, predicate }, gently)
}
