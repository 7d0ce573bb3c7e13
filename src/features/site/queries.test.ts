import { beforeEach, describe, expect, test } from 'vitest'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { configureApi } from '../../platform/api/api.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { loadSettings, siteConfigQuery } from './queries.ts'

const settings = { brand: '멍멍길', tagline: '같이 가요' }
let client = createQueryClient()
beforeEach(() => {
  client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
})

describe('site settings', () => {
  test('R4.06 R7.07 are loaded once and then cached', async () => {
    const fetch = stubApi({ 'GET /site-config': settings })
    expect(await loadSettings(client)).toEqual({ success: true, data: settings })
    expect(await loadSettings(client)).toEqual({ success: true, data: settings })
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('R4.06 are loaded again when forced', async () => {
    let brand = '하나'
    stubApi({ 'GET /site-config': () => ({ ...settings, brand }) })
    await loadSettings(client)
    brand = '둘'
    expect(await loadSettings(client, { force: true })).toMatchObject({ data: { brand: '둘' } })
    expect(client.getQueryData(siteConfigQuery.queryKey)?.brand).toBe('둘')
  })

  test('R4.06 R8.06 a second load while one runs is refused: 이미 로딩 중입니다.', async () => {
    const fetch = stubApi({ 'GET /site-config': settings })
    const first = loadSettings(client)
    expect(await loadSettings(client)).toEqual({ success: false, message: '이미 로딩 중입니다.' })
    expect(await loadSettings(client, { force: true })).toEqual({ success: false, message: '이미 로딩 중입니다.' })
    expect((await first).success).toBe(true)
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('R8.06 the server’s refusal: 설정 로드에 실패했습니다.', async () => {
    stubApi({ 'GET /site-config': () => failure(503) })
    expect(await loadSettings(client)).toEqual({ success: false, message: '설정 로드에 실패했습니다.' })
  })

  test('R8.06 no answer at all: 설정 로드 중 오류가 발생했습니다.', async () => {
    configureApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await loadSettings(client)).toEqual({ success: false, message: '설정 로드 중 오류가 발생했습니다.' })
  })

  test('a failed load can be tried again', async () => {
    stubApi({ 'GET /site-config': () => failure(503) })
    await loadSettings(client)
    stubApi({ 'GET /site-config': settings })
    expect((await loadSettings(client)).success).toBe(true)
  })
})
