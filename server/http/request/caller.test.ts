import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientIp, isCrossSite, isSecure } from './caller.ts'
import type { HttpEnv } from './types.ts'

async function ipOf(trustProxy: number, remoteAddress: string, forwarded?: string) {
  const app = new Hono<HttpEnv>().get('/', (c) => c.text(clientIp(c, { trustProxy, publicUrl: null })))
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  const bindings = { incoming: { socket: { remoteAddress } } } as unknown as HttpEnv['Bindings']
  return (await app.request('/', { headers }, bindings)).text()
}

test('without a trusted proxy, forwarded headers are ignored', async () => {
  expect(await ipOf(0, '203.0.113.5', '1.2.3.4')).toBe('203.0.113.5')
})

test('behind trusted proxies, the outermost one’s entry counts', async () => {
  expect(await ipOf(1, '10.0.0.1', '1.2.3.4, 203.0.113.5')).toBe('203.0.113.5')
  expect(await ipOf(2, '10.0.0.1', '6.6.6.6, 203.0.113.5, 10.0.0.2')).toBe('203.0.113.5')
  expect(await ipOf(1, '10.0.0.1', '2001:db8::1')).toBe('2001:db8::1')
})

test('an invalid address falls back to the socket’s', async () => {
  expect(await ipOf(1, '::ffff:10.0.0.1', '<script>')).toBe('10.0.0.1')
  expect(await ipOf(3, '10.0.0.1', '203.0.113.5')).toBe('10.0.0.1')
  expect(await ipOf(1, '10.0.0.1')).toBe('10.0.0.1')
})

test('What fell 14: only an IPv4 address written as IPv6 is shortened', async () => {
  expect(await ipOf(1, '10.0.0.1', '::ffff:203.0.113.5')).toBe('203.0.113.5')
  expect(await ipOf(1, '10.0.0.1', '64:ff9b::ffff:203.0.113.5')).toBe('64:ff9b::ffff:203.0.113.5')
})

/** Both answers about a call to `inside.example`. */
async function judge(
  method: string,
  headers: Record<string, string>,
  { trustProxy = 0, publicUrl = null as string | null } = {},
) {
  const app = new Hono<HttpEnv>().all('/', (c) => {
    const proxies = { trustProxy, publicUrl }
    return c.body(null, { headers: { answer: `${isSecure(c, proxies)} ${isCrossSite(c, proxies)}` } })
  })
  const response = await app.request('/', { method, headers: { host: 'inside.example', ...headers } })
  const [secure, crossSite] = (response.headers.get('answer') ?? '').split(' ').map((word) => word === 'true')
  return { secure, crossSite }
}

test.each([
  [0, 'https', false],
  [1, 'https', true],
  [1, 'http', false],
  [1, 'http, https', true],
  [1, 'https, http', false],
  [1, ' https ', true],
  [1, 'httpsx', false],
])('What fell 14: behind %i proxies, X-Forwarded-Proto "%s" means https: %s', async (trustProxy, told, secure) => {
  expect(await judge('GET', { 'x-forwarded-proto': told }, { trustProxy })).toMatchObject({ secure })
})

test('What fell 14: a public address says by itself whether calls come by https', async () => {
  const forwarded = { 'x-forwarded-proto': 'http' }
  expect(await judge('GET', forwarded, { trustProxy: 1, publicUrl: 'https://dog.example' })).toMatchObject({
    secure: true,
  })
  expect(await judge('GET', {}, { publicUrl: 'http://dog.example' })).toMatchObject({ secure: false })
})

test.each([
  ['POST', { 'sec-fetch-site': 'cross-site' }, true],
  ['PUT', { 'sec-fetch-site': 'same-site' }, true],
  ['DELETE', { 'sec-fetch-site': 'same-origin', origin: 'http://elsewhere.example' }, false],
  ['PATCH', { 'sec-fetch-site': 'none' }, false],
  ['POST', { origin: 'http://inside.example' }, false],
  ['POST', { origin: 'https://inside.example' }, true],
  ['POST', { origin: 'http://inside.example:8080' }, true],
  ['POST', { origin: 'null' }, true],
  ['POST', {}, false],
  ['GET', { 'sec-fetch-site': 'cross-site' }, false],
  ['OPTIONS', { origin: 'http://elsewhere.example' }, false],
])('What fell 14: %s with %j comes from another site: %s', async (method, headers, crossSite) => {
  expect(await judge(method, headers)).toMatchObject({ crossSite })
})

test('What fell 14: the origin of a call that a proxy received by https is compared with https', async () => {
  const call = (origin: string) =>
    judge('POST', { origin, 'x-forwarded-proto': 'https' }, { trustProxy: 1 }).then(({ crossSite }) => crossSite)
  expect(await call('https://inside.example')).toBe(false)
  expect(await call('http://inside.example')).toBe(true)
})

test('What fell 14: a page of the public address is ours, whatever stands between it and the server', async () => {
  const publicUrl = 'https://dog.example'
  const from = (origin: string) => judge('POST', { origin, 'sec-fetch-site': 'cross-site' }, { publicUrl })
  expect(await from(publicUrl)).toMatchObject({ crossSite: false })
  expect(await from('https://cat.example')).toMatchObject({ crossSite: true })
})
