import type { QueryClient } from '@tanstack/react-query'
import type { FirstAnswers } from '../../contract/offline/rendered-screens.ts'
import { navigationType } from '../platform/device/navigation-type.ts'

/**
 * Fills the query cache with the answers in the HTML, so that nothing is requested twice. They state no time, so that the HTML of unchanged
 * content is unchanged: browsers revalidate it whenever it is navigated to, except on the way back through the history.
 */
export function startWith(client: QueryClient, { textContent }: Element): void {
  for (const [key, data] of JSON.parse(textContent) as FirstAnswers)
    client.setQueryData(key, data, { updatedAt: performance.timeOrigin })
  if (navigationType() === 'back_forward') void client.invalidateQueries()
}
