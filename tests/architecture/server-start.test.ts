import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
/** Imports at the start of a line, which are loaded with their module; neither types nor `await import()`. */
const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\bfrom )?'([^']+)'/gm

/** The modules and packages that a file loads before its first line runs, itself included. */
function loadedWith(entry: string): Set<string> {
  const loaded = new Set<string>()
  const open = [entry]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (loaded.has(file)) continue
    loaded.add(file)
    const full = path.join(root, file)
    if (!existsSync(full)) continue
    for (const [, specifier = ''] of readFileSync(full, 'utf8').matchAll(STATIC))
      open.push(
        specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : `package ${specifier}`,
      )
  }
  return loaded
}

const GRAMMAR = 'package chevrotain'
const BEFORE_THE_DATABASE = 'server/main.ts'
/** Loaded by `start.ts` while the database is opened. */
const MEANWHILE = 'server/serve-app.ts'

test('a server starts without the grammar of imports, whose modules were two thirds of all', () => {
  const loaded = loadedWith(MEANWHILE)
  expect(loaded.has('server/import/run.ts'), 'what runs an import is loaded').toBe(true)
  expect(loaded.has(GRAMMAR)).toBe(false)
  expect(loadedWith('server/import/sources.ts').has(GRAMMAR), 'and reads by it').toBe(true)
})

test('House: a server opens its database before it loads the app, and the app without what few calls need', () => {
  const first = loadedWith(BEFORE_THE_DATABASE)
  expect(first.has('server/db/index.ts')).toBe(true)
  expect([...first].filter((file) => /^server\/(app|compose|domains|import|media|mail)\b/.test(file))).toEqual([])
  const loaded = loadedWith(MEANWHILE)
  expect(loaded.has('server/app.ts')).toBe(true)
  for (const seldom of ['nodemailer', '@simplewebauthn/server'])
    expect(loaded.has(`package ${seldom}`), seldom).toBe(false)
})
