import { expect, test, vi } from 'vitest'
import { api, post } from '../../contract/api/endpoint.ts'
import { operation } from '../../contract/api/operation.ts'
import * as v from 'valibot'
import { groupsState } from '../features/groups/queries.ts'
import { siteConfigQuery } from '../features/site/queries.ts'
import { call } from '../platform/api/api.ts'
import { createQueryClient } from '../platform/api/query-client.ts'
import { failure, stubApi } from '../platform/testing/stub-api.ts'
import { overlays } from '../ui/overlays/state.ts'
import { boot } from './boot.ts'

const operations = {
  write: operation({ summary: 'a new thing', body: v.object({}), data: v.null(), limit: [], touches: [] }),
}
const { write } = api<typeof operations>()({ write: post('/things', { access: 'public', idempotent: 'never' }) })

test('R4.05 R4.06 R7.09 starting loads settings and groups once, and shows what the call wrapper reports', async () => {
  const fetch = stubApi({
    'GET /site-config': { brand: '멍멍길' },
    'GET /groups': [],
    'POST /things': () => failure(500, { message: '다시 해 주세요.' }),
  })
  const queryClient = createQueryClient()
  boot(queryClient)
  await vi.waitFor(() => expect(groupsState(queryClient)).toBe('loaded'))
  await vi.waitFor(() => expect(queryClient.getQueryData(siteConfigQuery.queryKey)?.brand).toBe('멍멍길'))
  expect(fetch).toHaveBeenCalledTimes(2)

  const since = performance.now()
  const answer = call(write, { body: {} })
  expect(overlays().loading).toBe(true)
  await expect(answer).rejects.toThrow('다시 해 주세요.')
  expect(overlays().toasts).toMatchObject([{ message: '다시 해 주세요.', color: 'error' }])
  expect(overlays().loading, 'for 300 ms at least').toBe(true)
  await vi.waitFor(() => expect(overlays().loading).toBe(false))
  expect(performance.now() - since).toBeGreaterThanOrEqual(295)
})

test('settings that can’t be loaded are logged, and the page continues', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  stubApi({ 'GET /site-config': () => failure(400), 'GET /groups': [] })
  boot(createQueryClient())
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('설정 로드에 실패했습니다.'))
})
