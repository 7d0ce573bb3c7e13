import { expect, test } from '@playwright/test'

const MEMBERS = new URL('../../scripts/bench/members.mjs', import.meta.url).href

test('House: benches sign up members, whose session the server knows', { tag: '@once' }, async () => {
  const { register } = (await import(MEMBERS)) as {
    register: (url: string, folder: string, number: number) => Promise<{ email: string; cookie: string }>
  }
  const url = process.env['DEMO_URL']!
  const { email, cookie } = await register(url, process.env['DEMO_DATA']!, Math.floor(Math.random() * 1_000_000))
  const answer = await fetch(`${url}/api/users/me`, { headers: { cookie } })
  expect(await answer.json()).toMatchObject({ data: { email } })
})
