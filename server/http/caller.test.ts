import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientIp } from './caller.ts'
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
