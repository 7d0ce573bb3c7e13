import { expect, test, vi } from 'vitest'
import { groupsState } from '../features/groups/queries.ts'
import { siteConfigQuery } from '../features/site/queries.ts'
import { connection } from '../platform/api/connection-state.ts'
import { createQueryClient } from '../platform/api/query-client.ts'
import { stubApi } from '../platform/testing/stub-api.ts'
import { boot } from './boot.ts'

// As where the network is lost before this code has come.
vi.mock('./offline/reconnect.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

// In a file of its own: another page's answer would say that there is a network.
test('the page knows that the network is lost, though the code that would ask for it hasn’t come', async () => {
  stubApi({ 'GET /site-config': { brand: '멍멍길' }, 'GET /groups': [] })
  const queryClient = createQueryClient()
  boot(queryClient)
  await vi.waitFor(() => expect(groupsState(queryClient)).toBe('loaded'))
  await vi.waitFor(() => expect(queryClient.getQueryData(siteConfigQuery.queryKey)?.brand).toBe('멍멍길'))
  expect(connection().quality).toBe('online')
  dispatchEvent(new Event('offline'))
  await vi.waitFor(() => expect(connection().quality).toBe('offline'))
})
