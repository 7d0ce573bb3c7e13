import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const files = ['contract', 'server', 'src'].flatMap((folder) =>
  (readdirSync(path.join(root, folder), { recursive: true }) as string[]).map(
    (file) => `${folder}/${file.split(path.sep).join('/')}`,
  ),
)
/** Not texts of ours: docs/words.md says why. */
const FOREIGN = /\.test\.|\/testing\/|^server\/import\/|^contract\/(?:search-words|passwords)\.ts$/
const sources = files.filter((file) => /\.tsx?$/.test(file) && !FOREIGN.test(file))

/** The table's rows: what we write, and what we don't. */
const WORDS = readFileSync(path.join(root, 'docs/words.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, ours = '', others = ''] = line.split('|').map((cell) => cell.trim())
    return /[가-힣]/.test(others) ? [{ ours, others: others.split(', ') }] : []
  })

/** Strings, templates and text between tags, with their lines; comments are not read by people. */
function textsOf(file: string, source: string): { at: string; text: string }[] {
  const found: { at: string; text: string }[] = []
  const add = (text: unknown, start: number) => {
    if (typeof text !== 'string' || !/[가-힣]/.test(text)) return
    found.push({ at: `${file}:${source.slice(0, start).split('\n').length}`, text: text.replaceAll(/\s+/g, ' ') })
  }
  new Visitor({
    Literal: ({ value, start }) => add(value, start),
    TemplateElement: ({ value, start }) => add(value.cooked, start),
    JSXText: ({ value, start }) => add(value, start),
  }).visit(parseSync(file, source).program)
  return found
}

/** Texts with a word that the list replaces. */
const wrongIn = (file: string, source: string) =>
  textsOf(file, source).flatMap(({ at, text }) =>
    WORDS.flatMap(({ ours, others }) =>
      others.filter((other) => text.includes(other)).map((other) => `${at} "${other}": we write ${ours}`),
    ),
  )

test('Everyday use: one word for one thing in all that people read', () => {
  expect(WORDS.length).toBeGreaterThan(10)
  expect(sources.length).toBeGreaterThan(700)
  expect(sources.flatMap((file) => wrongIn(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})

test('a wrong word is found in strings, templates and between tags, not in comments', () => {
  const source = '/** 견주 */\nconst a = "내 강아지"\nconst b = `${a} 거리순`\nconst C = () => <p>\n  집사님\n</p>'
  expect(wrongIn('x.tsx', source).map((line) => line.split(': ')[0])).toEqual([
    'x.tsx:2 "내 강아지"',
    'x.tsx:3 "거리순"',
    'x.tsx:4 "집사"',
  ])
})
