import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
let copy: string

/** What each rule forbids, as a file that violates it; `allowed` is a similar file that must pass. */
const PLANTS: { rule: string; file: string; breaks: string; says: string; allowed?: string }[] = [
  {
    rule: 'contract imports nothing of ours',
    file: 'contract/x.ts',
    breaks: `import { a } from '../src/lib/a.ts'\nexport const b = a`,
    says: 'contract may not import src/lib/a.ts',
    allowed: `import { a } from './a.ts'\nexport const b = a`,
  },
  {
    rule: 'contract runs without Node',
    file: 'contract/x.ts',
    breaks: `import fs from 'node:fs'\nexport const b = fs`,
    says: 'run where there is no Node',
  },
  {
    rule: 'src/lib imports nothing of ours',
    file: 'src/lib/x.ts',
    breaks: `import { a } from '../../contract/a.ts'\nexport const b = a`,
    says: 'src/lib may not import contract/a.ts',
  },
  {
    rule: 'src/ui imports only lib',
    file: 'src/ui/x.ts',
    breaks: `import { a } from '../../contract/a.ts'\nexport const b = a`,
    says: 'src/ui may not import contract/a.ts',
    allowed: `import { a } from '../lib/a.ts'\nexport const b = a`,
  },
  {
    rule: 'src/platform never imports features',
    file: 'src/platform/x.ts',
    breaks: `import { a } from '../features/likes/model.ts'\nexport const b = a`,
    says: 'src/platform may not import src/features/likes/model.ts',
  },
  {
    rule: 'a product feature never imports another',
    file: 'src/features/places/model.ts',
    breaks: `import { a } from '../reviews/model.ts'\nexport const b = a`,
    says: 'A product feature never imports another one',
    allowed: `import { a } from '../dogs/model.ts'\nexport const b = a`,
  },
  {
    rule: 'dynamic imports count too',
    file: 'src/features/places/model.ts',
    breaks: `export const b = () => import('../reviews/model.ts')`,
    says: 'A product feature never imports another one',
  },
  {
    rule: 'type imports count too',
    file: 'src/app/x.ts',
    breaks: `export type B = import('../../server/a.ts').A`,
    says: 'The page never imports server/',
  },
  {
    rule: 'routes never import the app of the server',
    file: 'src/routes/x.ts',
    breaks: `import type { A } from '../../server/a.ts'\nexport type B = A`,
    says: 'may not import server/a.ts',
    allowed: `import { a } from '../features/places/model.ts'\nexport const b = a`,
  },
  {
    rule: 'src never imports sw',
    file: 'src/main.ts',
    breaks: `import { a } from '../sw/a.ts'\nexport const b = a`,
    says: 'may not import sw/a.ts',
  },
  {
    rule: 'the page never imports what renders it on the server',
    file: 'src/app/x.ts',
    breaks: `import { a } from '../rendering/a.ts'\nexport const b = a`,
    says: 'src/app may not import src/rendering/a.ts',
    allowed: `import { a } from '../features/places/model.ts'\nexport const b = a`,
  },
  {
    rule: 'what renders the page on the server never imports the server',
    file: 'src/rendering/x.ts',
    breaks: `import type { A } from '../../server/a.ts'\nexport type B = A`,
    says: 'src/rendering may not import server/a.ts',
    allowed: `import { a } from '../app/a.ts'\nexport const b = a`,
  },
  {
    rule: 'sw imports only contract and src/lib',
    file: 'sw/x.ts',
    breaks: `import { a } from '../src/platform/a.ts'\nexport const b = a`,
    says: 'sw may not import src/platform/a.ts',
    allowed: `import { a } from '../src/lib/a.ts'\nexport const b = a`,
  },
  {
    rule: 'the server never imports the page',
    file: 'server/x.ts',
    breaks: `export { a } from '../src/lib/a.ts'`,
    says: 'server may not import src/lib/a.ts',
    allowed: `export { a } from '../contract/a.ts'`,
  },
  {
    rule: 'server/lib knows nothing of ours',
    file: 'server/lib/x.ts',
    breaks: `import { a } from '../db/a.ts'\nexport const b = a`,
    says: 'server/lib may not import server/db/a.ts',
    allowed: `import { a } from './a.ts'\nexport const b = a`,
  },
  {
    rule: 'the platform of the server knows no domain',
    file: 'server/http/x.ts',
    breaks: `import { a } from '../domains/accounts/store.ts'\nexport const b = a`,
    says: 'server platform may not import server/domains/accounts/store.ts',
    allowed: `import { a } from '../db/a.ts'\nexport const b = a`,
  },
  {
    rule: 'what a deployment gives knows no domain',
    file: 'server/deps.ts',
    breaks: `import { a } from './domains/places/store.ts'\nexport const b = a`,
    says: 'server platform may not import server/domains/places/store.ts',
    allowed: `import { a } from './http/a.ts'\nexport const b = a`,
  },
  {
    rule: 'a core domain knows no product domain',
    file: 'server/domains/accounts/x.ts',
    breaks: `import { a } from '../places/store.ts'\nexport const b = a`,
    says: 'server core domains may not import server/domains/places/store.ts',
    allowed: `import { a } from '../limits/store.ts'\nexport const b = a`,
  },
  {
    rule: 'core domains stand in one order',
    file: 'server/domains/accounts/x.ts',
    breaks: `import { a } from '../session/store.ts'\nexport const b = a`,
    says: 'A core domain imports those that stand before it',
    allowed: `import { a } from '../photos/store.ts'\nexport const b = a`,
  },
  {
    rule: 'a product domain never imports another one',
    file: 'server/domains/places/x.ts',
    breaks: `import { a } from '../reviews/store.ts'\nexport const b = a`,
    says: 'A product domain never imports another one',
    allowed: `import { a } from '../accounts/store.ts'\nexport const b = a`,
  },
  {
    rule: "a product domain doesn't import where it is composed",
    file: 'server/domains/places/x.ts',
    breaks: `import { a } from '../../compose/a.ts'\nexport const b = a`,
    says: 'server product domains may not import server/compose/a.ts',
    allowed: `import { a } from '../../mail/a.ts'\nexport const b = a`,
  },
  {
    rule: 'server/compose starts nothing',
    file: 'server/compose/x.ts',
    breaks: `import { a } from '../import/a.ts'\nexport const b = a`,
    says: 'server/compose may not import server/import/a.ts',
    allowed: `import { a } from '../domains/places/store.ts'\nexport const b = a`,
  },
  {
    rule: 'the demo knows no import',
    file: 'server/demo/x.ts',
    breaks: `import { a } from '../import/a.ts'\nexport const b = a`,
    says: 'server/demo may not import server/import/a.ts',
    allowed: `import { a } from '../compose/a.ts'\nexport const b = a`,
  },
  {
    rule: 'the import knows no demo',
    file: 'server/import/x.ts',
    breaks: `import { a } from '../demo/a.ts'\nexport const b = a`,
    says: 'server/import may not import server/demo/a.ts',
    allowed: `import { a } from '../compose/a.ts'\nexport const b = a`,
  },
  {
    rule: 'the admin command knows no app',
    file: 'server/admin/x.ts',
    breaks: `import { a } from '../a.ts'\nexport const b = a`,
    says: 'server/admin may not import server/a.ts',
    allowed: `import { a } from '../import/a.ts'\nexport const b = a`,
  },
  {
    rule: 'types of another product domain count too',
    file: 'server/domains/places/x.ts',
    breaks: `import type { A } from '../reviews/store.ts'\nexport type B = A`,
    says: 'A product domain never imports another one',
  },
  {
    rule: 'tests of the server may compose, and never import the page',
    file: 'server/domains/places/x.test.ts',
    breaks: `import { a } from '../../../src/lib/a.ts'\nexport const b = a`,
    says: 'server tests may not import src/lib/a.ts',
    allowed: `import { a } from '../reviews/store.ts'\nexport const b = a`,
  },
  {
    rule: 'only stores touch the database',
    file: 'server/domains/places/routes.ts',
    breaks: `import { sql } from 'drizzle-orm'\nexport const b = sql`,
    says: 'Only store.ts, table.ts and db/ touch the database',
  },
  {
    rule: 'only state.ts touches valtio',
    file: 'src/features/places/model.ts',
    breaks: `import { proxy } from 'valtio'\nexport const b = proxy`,
    says: 'Only state.ts touches valtio',
  },
  {
    rule: 'the server knows no React',
    file: 'server/x.ts',
    breaks: `import React from 'react'\nexport const b = React`,
    says: 'belong to the page',
  },
  {
    rule: 'only platform and sw call fetch',
    file: 'src/features/places/queries.ts',
    breaks: `export const b = () => fetch('/api')`,
    says: 'Only platform/ and sw/ call fetch',
  },
  {
    rule: 'a feature has a closed set of file kinds',
    file: 'src/features/places/utils.ts',
    breaks: `export const b = 1`,
    says: 'is of no known kind',
  },
  {
    rule: 'only rooms that are named have kinds of their own',
    file: 'src/features/places/attic/model.ts',
    breaks: `export const b = 1`,
    says: 'is of no known kind',
  },
  {
    rule: 'a room has the same closed set of file kinds',
    file: 'src/features/places/map/utils.ts',
    breaks: `export const b = 1`,
    says: 'is of no known kind',
  },
  {
    rule: 'a room uses only the rooms that are named for it',
    file: 'src/features/places/card/model.ts',
    breaks: `import { a } from '../map/model.ts'\nexport const b = a`,
    says: 'src/features may not import src/features/places/map/model.ts',
    allowed: `import { a } from '../model.ts'\nexport const b = a`,
  },
  {
    rule: 'a room of a core feature is no exception',
    file: 'src/features/likes/lists/model.ts',
    breaks: `import { a } from '../heart/hooks.ts'\nexport const b = a`,
    says: 'src/features may not import src/features/likes/heart/hooks.ts',
    allowed: `import { a } from '../../dogs/travel/model.ts'\nexport const b = a`,
  },
  {
    rule: 'what rooms share uses none of them',
    file: 'src/features/places/model.ts',
    breaks: `import { a } from './card/model.ts'\nexport const b = a`,
    says: 'src/features may not import src/features/places/card/model.ts',
  },
  {
    rule: 'state.ts is only where valtio is',
    file: 'src/features/places/map/state.ts',
    breaks: `export const b = 1`,
    says: 'keeps nothing in valtio',
    allowed: `import { proxy } from 'valtio/vanilla'\nexport const b = proxy({})`,
  },
  {
    rule: 'no cycles',
    file: 'src/lib/x.ts',
    breaks: `import { z } from './y.ts'\nexport const b = () => z`,
    says: 'Dependency cycle detected',
  },
  {
    rule: 'no cycles of types either',
    file: 'src/lib/x.ts',
    breaks: `import type { Z } from './type-y.ts'\nexport interface B { z: Z }`,
    says: 'Dependency cycle detected',
    allowed: `export const b = 1\nexport interface B { z: number }`,
  },
  {
    rule: 'the page uses nothing newer than the browsers that it supports',
    file: 'src/lib/x.ts',
    breaks: `export const b = URL.canParse('x:')`,
    says: 'URL.canParse',
    allowed: `export const b = new URL('x:')`,
  },
  {
    rule: 'nor does the contract, which the page runs too',
    file: 'contract/x.ts',
    breaks: `export const b = URL.canParse('x:')`,
    says: 'URL.canParse',
  },
  {
    rule: 'the page works on plain http',
    file: 'src/platform/x.ts',
    breaks: `export const b = () => navigator.clipboard.writeText('x')`,
    says: 'navigator.clipboard',
  },
]

function lint(): string {
  try {
    execFileSync(path.join(root, 'node_modules/.bin/oxlint'), ['--format=unix'], {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
  writeFileSync(path.join(copy, file), `${text}\n`)
}

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'import-rules-'))
  cpSync(path.join(root, 'scripts/lint'), path.join(copy, 'scripts/lint'), { recursive: true })
  // Type-aware rules need the whole project; the rules under test do not.
  const config = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as {
    options: { typeAware: boolean }
  }
  config.options.typeAware = false
  write('.oxlintrc.json', JSON.stringify(config))
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  write('.gitignore', 'node_modules\nscripts\n')
  for (const folder of ['contract', 'src/lib', 'src/platform', 'server', 'sw'])
    write(`${folder}/a.ts`, 'export const a = 1')
  for (const room of ['lib', 'db', 'http', 'mail', 'compose', 'import', 'demo'])
    write(`server/${room}/a.ts`, 'export const a = 1')
  for (const domain of ['limits', 'photos', 'accounts', 'session', 'places', 'reviews'])
    write(`server/domains/${domain}/store.ts`, 'export const a = 1\nexport interface A { a: number }')
  for (const feature of ['places', 'reviews', 'dogs', 'likes'])
    write(`src/features/${feature}/model.ts`, 'export const a = 1')
  write('src/lib/y.ts', `import { b } from './x.ts'\nexport const z = () => b`)
  write('src/lib/type-y.ts', `import type { B } from './x.ts'\nexport type Z = B[]`)
  write('src/lib/x.ts', 'export const b = 1\nexport interface B { z: number }')
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the import rules of the linter', () => {
  test('a tree that keeps them is accepted', () => {
    expect(lint()).toBe('')
  })

  test('rooms of a feature use each other in one direction, and each that is named is there', async () => {
    const { ROOMS } = (await import(new URL('../../scripts/lint/zones.mjs', import.meta.url).href)) as {
      ROOMS: Record<string, Record<string, string[]>>
    }
    for (const [feature, rooms] of Object.entries(ROOMS)) {
      const reach = (room: string, seen: string[] = []): string[] =>
        (rooms[room] ?? []).flatMap((next) => (seen.includes(next) ? [next] : [next, ...reach(next, [...seen, next])]))
      for (const room of Object.keys(rooms)) {
        expect(reach(room), `${feature}/${room}`).not.toContain(room)
        expect(existsSync(path.join(root, 'src/features', feature, room)), `${feature}/${room}`).toBe(true)
      }
    }
  })

  for (const plant of PLANTS) {
    test(`${plant.rule}: ${plant.file} is refused`, () => {
      const before = read(plant.file)
      write(plant.file, plant.breaks)
      const complaint = lint()
      if (plant.allowed) write(plant.file, plant.allowed)
      const neighbour = plant.allowed ? lint() : ''
      if (before === null) rmSync(path.join(copy, plant.file))
      else writeFileSync(path.join(copy, plant.file), before)
      expect(complaint).toContain(plant.says)
      expect(neighbour).toBe('')
    })
  }
})

function read(file: string): string | null {
  try {
    return readFileSync(path.join(copy, file), 'utf8')
  } catch {
    return null
  }
}
