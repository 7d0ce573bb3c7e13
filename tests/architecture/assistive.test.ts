import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const SRC = path.resolve(import.meta.dirname, '../../src')
/** What assistive technology, keyboards and browsers are told of an element; drawings have others. */
const TOLD =
  /^(?:aria-[a-z]+|role|alt|title|label|hint|htmlFor|tabIndex|inert|hidden|disabled|required|readOnly|lang|autoComplete|autoFocus|inputMode|enterKeyHint|maxLength|minLength|min|max|rel|target|loading|fetchPriority|popover|open)$/
/** Longer ones are told apart by their beginning. */
const LONGEST = 100

/** `<button aria-pressed={liked} disabled>` for each element that says something, in the order of the text. */
function elementsOf(file: string): string[] {
  const source = readFileSync(path.join(SRC, file), 'utf8')
  const found: { start: number; text: string }[] = []
  const textOf = ({ start, end }: { start: number; end: number }) =>
    source.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, LONGEST)
  new Visitor({
    JSXOpeningElement({ name, attributes, start }) {
      const told = attributes.filter(
        (one) => one.type === 'JSXAttribute' && TOLD.test(source.slice(one.name.start, one.name.end)),
      )
      if (told.length > 0) found.push({ start, text: `  <${[textOf(name), ...told.map(textOf)].join(' ')}>` })
    },
  }).visit(parseSync(file, source).program)
  return found.toSorted((a, b) => a.start - b.start).map(({ text }) => text)
}

test('What fell 14: what each element tells assistive technology and keyboards is listed, and changes on purpose alone', async () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.tsx') && !/\.test\.|\/(?:testing|tests)\//.test(file))
    .toSorted()
  const listed = files.flatMap((file) => {
    const elements = elementsOf(file)
    return elements.length > 0 ? [file, ...elements] : []
  })
  await expect(`${listed.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/assistive.txt')
})
