import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const SRC = path.resolve(import.meta.dirname, '../../src')

/** What of a link or a navigation decides where it leads, and what becomes of the history and the scroll position. */
const WAY = ['to', 'href', 'params', 'search', 'hash', 'replace', 'resetScroll', 'ignoreBlocker', 'reloadDocument']
const NAVIGATIONS = new Set(['navigate', 'redirect'])
/** What of a form decides what is kept while it is typed, what is accepted, and at which field a refusal is shown. */
const FORM = ['schema', 'draft', 'fieldOf', 'edits']

interface Part {
  type: string
  start: number
  end: number
}
/** `to` of `to="/place"`, `navigate` of `router.navigate(…)`. */
function nameOf(part: unknown): string {
  const { name, property } = part as { name?: unknown; property?: { name?: string } }
  return typeof name === 'string' ? name : (property?.name ?? '')
}

const LISTS = ['links', 'forms', 'conditions'] as const
type Lists = Record<(typeof LISTS)[number], string[]>

/** What of a file is listed, in the order of its code. */
function listsOf(file: string): Lists {
  const source = readFileSync(path.join(SRC, file), 'utf8')
  const textOf = ({ start, end }: Part) => source.slice(start, end).replaceAll(/\s+/g, ' ')
  const found: { of: keyof Lists; start: number; text: string }[] = []
  const add = (of: keyof Lists, { start }: Part, text: string) => found.push({ of, start, text })

  /** The element that is shown, `nothing`, or undefined for what is no element. */
  function shown(part: Part | null | undefined): string | undefined {
    if (part?.type === 'ParenthesizedExpression') return shown((part as Part & { expression: Part }).expression)
    if (part?.type === 'JSXElement')
      return textOf((part as Part & { openingElement: { name: Part } }).openingElement.name)
    if (part?.type === 'JSXFragment') return '<>'
    return part && textOf(part) === 'null' ? 'nothing' : undefined
  }
  /** Of the statement or block that ends with it. */
  function returned(part: Part): string | undefined {
    if (part.type === 'BlockStatement')
      return returned((part as Part & { body: Part[] }).body.at(-1) ?? { ...part, type: '' })
    return part.type === 'ReturnStatement' ? shown((part as Part & { argument: Part | null }).argument) : undefined
  }

  new Visitor({
    JSXOpeningElement(element) {
      const { name, attributes } = element
      const given = (names: readonly string[]) =>
        attributes.filter((one) => one.type === 'JSXAttribute' && names.includes(nameOf(one.name))).map(textOf)
      if (given(WAY).length > 0) add('links', element, [textOf(name), ...given(WAY)].join(' '))
      // Another key is another element, whose state begins anew.
      if (given(['key']).length > 0) add('conditions', element, [textOf(name), ...given(['key'])].join(' '))
    },
    CallExpression(call) {
      const { callee, arguments: all } = call
      const [given] = all
      if (given?.type !== 'ObjectExpression') return
      const called = nameOf(callee)
      const said = (names: readonly string[]) =>
        given.properties
          .filter((one) => one.type === 'SpreadElement' || names.includes(nameOf(one.key)))
          .map((one) => textOf(one))
          .join(', ')
      if (NAVIGATIONS.has(called)) add('links', call, `${called}: ${said(WAY)}`)
      if (called === 'useServerForm') add('forms', call, said(FORM))
    },
    LogicalExpression(both) {
      const element = shown(both.right)
      if (element && element !== 'nothing') add('conditions', both, `${textOf(both.left)} ${both.operator} ${element}`)
    },
    ConditionalExpression(choice) {
      const [yes, no] = [shown(choice.consequent), shown(choice.alternate)]
      if ((yes ?? 'nothing') !== 'nothing' || (no ?? 'nothing') !== 'nothing')
        add('conditions', choice, `${textOf(choice.test)} ? ${yes ?? '…'} : ${no ?? '…'}`)
    },
    IfStatement(choice) {
      const element = file.endsWith('.tsx') && returned(choice.consequent)
      if (element) add('conditions', choice, `if ${textOf(choice.test)} return ${element}`)
    },
  }).visit(parseSync(file, source).program)
  const inOrder = found.toSorted((a, b) => a.start - b.start)
  const linesOf = (of: keyof Lists) => inOrder.filter((one) => one.of === of).map(({ text }) => `  ${text}`)
  return Object.fromEntries(LISTS.map((of) => [of, linesOf(of)])) as Lists
}

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/(?:testing|tests)\/|\.gen\.ts$/.test(file))
  .toSorted()
  .map((file) => ({ file, ...listsOf(file) }))

test.each([
  ['links', 'where links and navigations lead'],
  ['forms', 'what forms keep and accept, and where they show refusals,'],
  ['conditions', 'on what it depends what a component shows'],
] as const)('What fell: %s.txt lists by file %s, which changes on purpose alone', async (of, _what) => {
  const lines = FILES.flatMap(({ file, [of]: found }) => (found.length > 0 ? [file, ...found] : []))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/${of}.txt`)
})
