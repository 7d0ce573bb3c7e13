import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resultsOf, valueText, wordsIn } from './explore.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T05:37:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('What fell 14: what models hold and make of values is listed, and changes on purpose alone', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../features/**/*model.ts', { eager: true })
  const sources = import.meta.glob<string>('../../features/**/*model.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const listed: string[] = []
  for (const [file, exported] of Object.entries(modules)) {
    const words = wordsIn(sources[file] ?? '')
    listed.push(file.replace('../../features/', ''))
    for (const [name, value] of Object.entries(exported).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      if (typeof value === 'function') listed.push(` ${name}`, ...resultsOf(value as never, words))
      else listed.push(` ${name} ${valueText(value)}`)
    }
  }
  await expect(`${listed.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/models.txt')
})

test('What fell: R2.23 each list of the back office that changes can move a row of has an order that lasts, for its file', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../features/*/admin-model.ts', { eager: true })
  interface List {
    order: string
    lasting?: string
    columns: { order?: string }[]
  }
  const isList = (value: unknown): value is List => typeof value === 'object' && value !== null && 'searched' in value
  // Banners are a table of lists.
  const listsIn = (value: unknown) => [value, ...Object.values(value ?? {})].filter(isList)
  const lists = Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      listsIn(value).map((one) => ({ at: `${file} ${name}`, ...one })),
    ),
  )
  expect(lists.length).toBeGreaterThan(10)
  const isByCreation = (order: string | undefined) => /^-?(?:created|joined|written|asked)$/.test(order ?? 'created')
  const movable = lists.filter(({ order, columns }) => ![order, ...columns.map((one) => one.order)].every(isByCreation))
  expect(movable.filter(({ lasting }) => !lasting || !isByCreation(lasting)).map(({ at }) => at)).toEqual([])
})
