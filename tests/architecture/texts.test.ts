import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const SRC = path.resolve(import.meta.dirname, '../../src')
/** Longer ones are told apart by their beginning. */
const LONGEST_CONDITION = 80

interface Range {
  start: number
  end: number
}

/** `  “저장했어요.” if saved` for each text that people read, with the conditions around it, the innermost first. */
function textsOf(file: string): string[] {
  const source = readFileSync(path.join(SRC, file), 'utf8')
  const found: (Range & { text: string })[] = []
  const conditions: (Range & { text: string })[] = []
  const sourceOf = ({ start, end }: Range) => source.slice(start, end).replaceAll(/\s+/g, ' ')
  const add = (range: Range, text = sourceOf(range)) => {
    if (/[가-힣]/.test(text)) found.push({ ...range, text: text.trim() })
  }
  const within = (range: Range | null | undefined, word: string, test: Range) => {
    if (range) conditions.push({ ...range, text: `${word} ${sourceOf(test).slice(0, LONGEST_CONDITION)}` })
  }
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') add(node)
    },
    TemplateLiteral: (node) => add(node),
    JSXText: (node) => add(node),
    ConditionalExpression({ test, consequent, alternate }) {
      within(consequent, 'if', test)
      within(alternate, 'unless', test)
    },
    IfStatement({ test, consequent, alternate }) {
      within(consequent, 'if', test)
      within(alternate, 'unless', test)
    },
    LogicalExpression: ({ operator, left, right }) => within(right, operator === '&&' ? 'if' : 'unless', left),
  }).visit(parseSync(file, source).program)
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, text }) => {
      const around = conditions.filter((one) => one.start <= start && end <= one.end)
      return `  ${[text, ...around.toSorted((a, b) => b.start - a.start).map((one) => one.text)].join(' ')}`
    })
}

test('What fell 14: what people read on each screen, and when, is listed, and changes on purpose alone', async () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/(?:testing|tests)\/|model\.ts$/.test(file))
    .toSorted()
  const listed = files.flatMap((file) => {
    const texts = textsOf(file)
    return texts.length > 0 ? [file, ...texts] : []
  })
  await expect(`${listed.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/texts.txt')
})
