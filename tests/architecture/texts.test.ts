import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const SRC = path.resolve(import.meta.dirname, '../../src')

/** The texts of a file that people read, in the order of its code. */
function textsOf(file: string): string[] {
  const source = readFileSync(path.join(SRC, file), 'utf8')
  const found: { start: number; text: string }[] = []
  const add = ({ start, end }: { start: number; end: number }) => {
    const text = source.slice(start, end).replaceAll(/\s+/g, ' ').trim()
    if (/[가-힣]/.test(text)) found.push({ start, text })
  }
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') add(node)
    },
    TemplateLiteral: add,
    JSXText: add,
  }).visit(parseSync(file, source).program)
  return found.toSorted((a, b) => a.start - b.start).map(({ text }) => `  ${text}`)
}

test('What fell 14: what people read is listed by file, and changes on purpose alone', async () => {
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
