import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Endpoint } from '../../contract/api/endpoint.ts'

const root = path.resolve(import.meta.dirname, '../..')
const files = (readdirSync(path.join(root, 'src'), { recursive: true }) as string[])
  .map((file) => `src/${file}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))

/**
 * A file that is sent, or pieces of one; reads by POST, of a secret or of what is too long for an address; the one write that commands themselves depend on (record 0225); and a
 * sign of life, which is repeated by itself and never tried again, with its end.
 */
const NO_COMMAND = [
  'src/features/accounts/password/queries.ts',
  'src/features/backoffice/editing-queries.ts',
  'src/features/imports/pieces-mutations.ts',
  'src/features/mentoring/desk-queries.ts',
  'src/features/notices/file-mutations.ts',
  'src/features/places/admin-queries.ts',
  'src/features/session/renewal-mutations.ts',
]
/** What runs commands and uploads the photos that they name. */
const LAYER = /^src\/platform\/(commands|photos|api)\//

/** Endpoints of the contract by the names under which files import them: `likesApi.setLike`. */
async function endpoints(): Promise<Map<string, Endpoint>> {
  const found = new Map<string, Endpoint>()
  for (const file of readdirSync(path.join(root, 'contract'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('-api.ts'),
  )) {
    const modules = (await import(path.join(root, 'contract', file))) as Record<string, Record<string, Endpoint>>
    for (const [name, api] of Object.entries(modules))
      for (const [key, endpoint] of Object.entries(api)) found.set(`${name}.${key}`, endpoint)
  }
  return found
}

test('every write of the page is a command: only what commands depend on, and a read by POST, calls the server itself', async () => {
  const known = await endpoints()
  expect(known.size).toBeGreaterThan(50)
  const callers = files.filter((file) => {
    const imported = /import \{([^}]*)\} from '[^']*\/api\/(?:api|upload)\.ts'/g
    const text = readFileSync(path.join(root, file), 'utf8')
    return [...text.matchAll(imported)].some(([, names = '']) => /(^|[\s,])(call|upload)\s*(,|$)/.test(names.trim()))
  })
  const writing = callers.filter((file) => {
    const called = [...readFileSync(path.join(root, file), 'utf8').matchAll(/\b(\w+Api)\.(\w+)/g)]
    return called.some(([, api, name]) => (known.get(`${api}.${name}`)?.method ?? 'GET') !== 'GET')
  })
  expect(callers.length, 'files that call the server').toBeGreaterThan(15)
  expect(new Set(writing.filter((file) => !LAYER.test(file)))).toEqual(new Set(NO_COMMAND))
})
