import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readBuiltPage } from '../../http/page/built-page.ts'
import { testApp } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'
import { ensureSite, updateSettings } from './store.ts'

const database = useTestDatabase()
const pageDir = path.join(temporaryFolderOfFile(), 'page')
const built = readFileSync(path.resolve(import.meta.dirname, '../../../public/manifest.webmanifest'), 'utf8')

beforeAll(async () => {
  mkdirSync(pageDir, { recursive: true })
  writeFileSync(path.join(pageDir, 'index.html'), '<!doctype html>')
  writeFileSync(path.join(pageDir, 'manifest.webmanifest'), built)
  // The build's compressed copy, whose text is no longer correct.
  writeFileSync(path.join(pageDir, 'manifest.webmanifest.br'), 'old')
  await ensureSite(database.orm)
})

const ask = (headers: Record<string, string> = {}) =>
  testApp(database, { page: readBuiltPage(pageDir) }).request('/manifest.webmanifest', {
    headers: { 'Accept-Encoding': 'br', ...headers },
  })

test('C1 the manifest has the operator’s brand and is otherwise as built', async () => {
  await updateSettings(database.orm, { brand: '멍멍길' })
  const response = await ask()
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.json()).toEqual({ ...(JSON.parse(built) as object), name: '멍멍길', short_name: '멍멍길' })
})

test('C1 an unchanged manifest is a 304, one with another brand is not', async () => {
  const tag = (await ask()).headers.get('etag') ?? ''
  expect((await ask({ 'If-None-Match': tag })).status).toBe(304)
  await updateSettings(database.orm, { brand: '산책길' })
  expect((await ask({ 'If-None-Match': tag })).status).toBe(200)
})
