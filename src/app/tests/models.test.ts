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
