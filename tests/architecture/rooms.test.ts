import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { circleFrom, importsAmongRooms } from './rooms.ts'

const root = path.resolve(import.meta.dirname, '../..')
const MOST_FILES = 10

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder)).filter((name) => statSync(path.join(root, folder, name)).isFile())

test('a circle is seen', () => {
  const circle = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ])
  expect(circleFrom('a', circle)).toEqual(['b', 'c', 'b'])
})

describe.each([
  { home: 'contract', room: 'boards', imported: 'users' },
  { home: 'server/domains', room: 'session', imported: 'accounts' },
  { home: 'server/http', room: 'calls', imported: 'request' },
  { home: 'server/import', room: 'writing', imported: 'rows' },
  { home: 'src/ui', room: 'fields', imported: 'kit' },
])('the rooms of $home', ({ home, room, imported }) => {
  test('do not import each other in a circle', () => {
    const imports = importsAmongRooms(home)
    // If no imports were found, there would be no cycle either.
    expect([...(imports.get(room) ?? [])]).toContain(imported)
    expect([...imports.keys()].flatMap((from) => circleFrom(from, imports) ?? [])).toEqual([])
  })
})

test.each(['contract', 'server'])(`at most ${MOST_FILES} files lie directly in %s/`, (folder) => {
  expect(filesIn(folder).length).toBeLessThanOrEqual(MOST_FILES)
})
