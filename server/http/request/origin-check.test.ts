import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isCrossSite } from './caller.ts'
import type { HttpEnv } from './types.ts'

async function isRefused(publicUrl: string | null, headers: Record<string, string>): Promise<boolean> {
  const app = new Hono<HttpEnv>().post('/', (c) => c.json(isCrossSite(c, { publicUrl, trustProxy: 0 })))
  return (await (await app.request('http://inside:3000/', { method: 'POST', headers })).json()) as boolean
}

test.each([
  ['https://dog.example.evil.example', true],
  ['https://dog.example:8443', true],
  ['https://dog.exampl', true],
  ['https://', true],
  ['http://dog.example', true],
  ['https://dog.example', false],
])(
  'What fell 14: behind PUBLIC_URL https://dog.example a write from the origin %s is cross-site: %s',
  async (origin, refused) => {
    expect(await isRefused('https://dog.example', { Origin: origin, Host: 'inside:3000' })).toBe(refused)
  },
)
