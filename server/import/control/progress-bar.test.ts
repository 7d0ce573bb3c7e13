import { expect, test } from 'vitest'
import { progressView } from './progress-bar.ts'

/** What a log or a pipe gets to read. */
function linesOf(told: readonly [phase: 'reading' | 'writing', done: number, total: number][]): string[] {
  let text = ''
  const stream = { isTTY: false, write: (more: string) => (text += more) } as unknown as NodeJS.WriteStream
  const view = progressView(stream, 'en')
  for (const [phase, done, total] of told) view.tell({ phase, done, total })
  view.stop()
  return text.split('\n')
}

test('What fell: progress is a line for each tenth that is done, of each phase', () =>
  expect(
    linesOf([
      ['reading', 0, 200],
      ['reading', 19, 200],
      ['reading', 20, 200],
      ['reading', 39, 200],
      ['reading', 199, 200],
      ['reading', 200, 200],
      ['writing', 200, 200],
      ['writing', 200, 200],
    ]),
  ).toEqual(['Reading 0%', 'Reading 10%', 'Reading 90%', 'Reading 100%', 'Writing 100%', '']))

test('What fell: nothing to do is done', () => expect(linesOf([['writing', 0, 0]])).toEqual(['Writing 100%', '']))
