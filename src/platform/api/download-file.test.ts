import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountsApi } from '../../../contract/accounts/accounts-api.ts'
import { failure } from '../testing/stub-api.ts'
import { configureApi, NO_NETWORK } from './api.ts'
import { type ApiEvent, onApiEvent } from './api-events.ts'
import { downloadFile } from './download-file.ts'

const endpoint = accountsApi.exportMe
let events: ApiEvent[] = []
let stopListening = () => {}
beforeEach(() => {
  events = []
  stopListening = onApiEvent((event) => void events.push(event))
})
afterEach(() => {
  stopListening()
  configureApi({ renew: async () => false })
  vi.unstubAllGlobals()
})

/** What the server answers, one call after the other. */
function stub(...answers: (Response | Error)[]) {
  const fetch = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(async () => {
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new Error('one call too many')
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('What fell 14: a file is fetched past all caches with the session, beside its endpoint', async () => {
  const fetch = stub(new Response('zip'))
  expect(await (await downloadFile(endpoint, '.zip')).text()).toBe('zip')
  expect(fetch.mock.calls).toEqual([['/api/users/me/export.zip', { credentials: 'include', cache: 'no-store' }]])
  expect(events).toEqual([])
})

test('What fell 14: a refused file is no file: the server’s message is shown', async () => {
  stub(failure(429, { code: 'RATE_LIMITED', message: '요청이 너무 많아요.' }))
  await expect(downloadFile(endpoint, '.zip')).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(events).toEqual([{ type: 'failed', message: '요청이 너무 많아요.', code: 'RATE_LIMITED' }])
})

test('What fell 14: without a network the page says so', async () => {
  stub(new TypeError('Failed to fetch'))
  await expect(downloadFile(endpoint, '.zip')).rejects.toThrow('Failed to fetch')
  expect(events).toEqual([{ type: 'failed', message: NO_NETWORK, code: 'NETWORK' }])
})

test('What fell 14: the session is renewed once, and its end is told without another message', async () => {
  const renew = vi.fn(async () => true)
  configureApi({ renew })
  stub(failure(401, { code: 'UNAUTHENTICATED', message: '' }), new Response('zip'))
  expect(await (await downloadFile(endpoint, '.zip')).text()).toBe('zip')
  expect([renew.mock.calls.length, events]).toEqual([1, []])

  stub(failure(401, { code: 'UNAUTHENTICATED', message: '' }), failure(401, { code: 'UNAUTHENTICATED', message: '' }))
  await expect(downloadFile(endpoint, '.zip')).rejects.toMatchObject({ status: 401 })
  expect(events).toEqual([{ type: 'unauthorized', endpoint }])
})
