import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { echoApp, json } from '../../testing/echo.ts'
import { testHttp } from '../../testing/deps.ts'
import { temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'
import { readBuiltPage } from '../page/built-page.ts'

const pageDir = temporaryFolderOfFile()
mkdirSync(join(pageDir, 'assets'))
writeFileSync(join(pageDir, 'index.html'), '<!doctype html><title>x</title>')
writeFileSync(join(pageDir, 'assets/a-1.js'), 'x')

test.each([
  '/',
  '/place',
  '/assets/a-1.js',
  '/assets/none.js',
  '/api/docs',
  '/api/openapi.json',
  '/api/none',
  '/healthz',
])('What fell 14: no other site can show %s in a frame', async (path) => {
  const { headers } = await testHttp([], { page: readBuiltPage(pageDir) }).request(path)
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('What fell 14: no cache stores what depends on the caller, a write or a failure', async () => {
  const app = echoApp()
  const cacheControlOf = async (answer: Response | Promise<Response>) => (await answer).headers.get('cache-control')
  const member = { 'X-Test-Role': 'member' }
  expect(await cacheControlOf(app.request('/api/mine', { ...json({ text: 'a' }, member), method: 'PUT' }))).toBe(
    'private, no-store',
  )
  expect(await cacheControlOf(app.request('/api/visits', json({ text: 'a' })))).toBe('private, no-store')
  expect(await cacheControlOf(app.request('/api/mine'))).toBe('no-store')
  expect(await cacheControlOf(app.request('/api/none'))).toBe('no-store')
  const missing = await app.request('/assets/none.js')
  expect(await cacheControlOf(missing)).toBe('no-store')
  expect(missing.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})
