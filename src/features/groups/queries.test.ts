import { expect, test } from 'vitest'
import { stubApi } from '../../platform/testing/stub-api.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { clearGroups, groupsQuery, groupsState, loadGroups, refreshGroups } from './queries.ts'

const cafe = { id: 1, key: 'cafe', name: '카페', icon: 'coffee', placeCount: 3 }

test('R4.05 groups are not loaded until fetched once, then loaded; they can be refreshed and cleared', async () => {
  let groups = [cafe]
  const fetch = stubApi({ 'GET /groups': () => groups })
  const client = createQueryClient()
  const names = () => client.getQueryData(groupsQuery.queryKey)?.map((group) => group.name)

  expect(groupsState(client)).toBe('not-loaded')
  await loadGroups(client)
  expect(groupsState(client)).toBe('loaded')
  await loadGroups(client)
  expect(fetch).toHaveBeenCalledOnce()

  groups = [cafe, { ...cafe, id: 2, key: 'park', name: '공원' }]
  await refreshGroups(client)
  expect(names()).toEqual(['카페', '공원'])

  await clearGroups(client)
  expect(groupsState(client)).toBe('not-loaded')
  expect(fetch).toHaveBeenCalledTimes(2)
  await loadGroups(client)
  expect(groupsState(client)).toBe('loaded')
})
