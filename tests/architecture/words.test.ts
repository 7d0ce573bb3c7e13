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
const FOREIGN = /\.test\.|\/testing\/|^server\/import\/|^contract\/(?:text\/search-words|users\/passwords)\.ts$/
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

/** Ends in the same sound whatever it is: names of days, sizes and providers. */
const SAME_SOUND = /^(?:dayName|daysText|SIZE_NAME|displayName)\b/
const PARTICLE = /^(?:은|는|이|가|을|를|과|와|으로|로)(?=[\s.,?!]|$)/

/** Particles right behind something that is filled in, whose last sound decides between two of them. */
function particlesIn(file: string, source: string): string[] {
  const found: string[] = []
  const add = (text: string | null | undefined, expression: { start: number; end: number } | undefined) => {
    const filled = expression && source.slice(expression.start, expression.end)
    const [particle] = PARTICLE.exec(text ?? '') ?? []
    if (filled && particle && !SAME_SOUND.test(filled)) found.push(`${file}: ${filled} + ${particle}`)
  }
  new Visitor({
    TemplateLiteral: ({ quasis, expressions }) =>
      quasis.slice(1).forEach(({ value }, index) => add(value.cooked, expressions[index])),
    JSXElement: ({ children }) =>
      children.forEach((child, index) => {
        const before = children[index - 1]
        if (child.type === 'JSXText' && before?.type === 'JSXExpressionContainer') add(child.value, before.expression)
      }),
  }).visit(parseSync(file, source).program)
  return found
}

test('Everyday use: a particle behind a name is chosen by its sound', () => {
  const others = sources.filter((file) => file !== 'contract/text/josa.ts')
  expect(others.flatMap((file) => particlesIn(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})

test('a particle behind a name is found in templates and between tags, not behind what always ends alike', () => {
  const source = 'const a = `${name}이 와요, ${dayName(1)}은 ${b}가게`\nconst C = () => <p>\n{name}으로 가요</p>'
  expect(particlesIn('x.tsx', source)).toEqual(['x.tsx: name + 이', 'x.tsx: name + 으로'])
})
