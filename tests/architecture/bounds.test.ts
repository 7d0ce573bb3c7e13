import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Demo content, what only tests use, positions on maps, and what the import reads of texts are no bounds. */
const LEFT_OUT =
  /\.test\.tsx?$|\.gen\.ts$|\/(?:testing|tests|demo|fixture|migrations|shipped)\/|\/(?:examples|labels)\.ts$|\/parse\/(?:grammar|fee|meaning)\//
/** Words for people, and patterns of what they write, are proved by what is shown and read. */
const HANGUL = /[ㄱ-힣]/
/** Longer ones are tables of data. */
const LONGEST = 240

type Part = Record<string, unknown> & { type: string; start: number; end: number }
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value

/** Whether a number stands in it: not in a function, whose steps its own tests prove. */
function holdsNumber(part: Part): boolean {
  if (/Function/.test(part.type)) return false
  if (part.type === 'Literal' && typeof part['value'] === 'number') return true
  return Object.values(part).some((value) =>
    (Array.isArray(value) ? value : [value]).some((one) => isPart(one) && holdsNumber(one)),
  )
}

/** A number, or a name or pattern that programs agree on: a cookie, a key of storage, what an address looks like. */
const isBound = (init: Part, text: string) =>
  text.length <= LONGEST && !HANGUL.test(text) && (init.type === 'Literal' || holdsNumber(init))

/** `NAME = 15 * 60_000` for each such constant at the top of a file. */
function boundsOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  return parseSync(file, source).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !/^[A-Z][A-Z\d_]+$/.test(id.name) || !init) return []
      const text = source.slice(init.start, init.end).replaceAll(/\s+/g, ' ')
      return isBound(init as unknown as Part, text) ? [`  ${id.name} = ${text}`] : []
    })
  })
}

test('What fell 14: every named bound, age, key of storage and pattern is listed, and changes on purpose alone', async () => {
  const files = ['contract', 'server', 'src', 'sw']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
    .toSorted()
  const listed = files.flatMap((file) => {
    const bounds = boundsOf(file)
    return bounds.length > 0 ? [file, ...bounds] : []
  })
  await expect(`${listed.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/bounds.txt')
})
