import { expect, test } from 'vitest'

interface Outcome {
  file: string
  title: string
  status: 'passed' | 'failed' | 'skipped'
  ms: number
  reason?: string
  error?: string
  flaky?: boolean
}
const { failedTests, flakyTests, skippedEverywhere, summary } = (await import(
  new URL('../../scripts/test-report.mjs', import.meta.url).href
)) as {
  failedTests: (outcomes: Outcome[]) => string[]
  flakyTests: (outcomes: Outcome[]) => string[]
  skippedEverywhere: (outcomes: Outcome[]) => string[]
  summary: (
    passed: number,
    failed: number,
    lines?: { failures?: string[]; flaky?: string[]; skipped?: string[] },
  ) => string
}

const outcome = (title: string, status: Outcome['status'], reason?: string): Outcome => ({
  file: 'a.test.ts',
  title,
  status,
  ms: 1,
  ...(reason && { reason }),
})

test('What fell 15: the last line of npm test says how many passed, failed and were skipped, with the reasons above it', () => {
  expect(summary(3, 0).split('\n').at(-1)).toBe('3 passed, 0 failed, 0 skipped')
  const skipped = skippedEverywhere([
    outcome('on one engine', 'skipped'),
    outcome('on one engine', 'passed'),
    outcome('nowhere', 'skipped', 'no such engine'),
    outcome('nowhere else', 'skipped'),
  ])
  expect(summary(3, 1, { skipped: ['PostgreSQL: not installed', ...skipped] })).toBe(
    [
      '\nskipped:',
      '  PostgreSQL: not installed',
      '  a.test.ts › nowhere: no such engine',
      '  a.test.ts › nowhere else',
      '\n3 passed, 1 failed, 3 skipped',
    ].join('\n'),
  )
})

test('What fell 15: a browser test that passed only at its second try is listed by name', () => {
  const flaky = flakyTests([outcome('steady', 'passed'), { ...outcome('at last', 'passed'), flaky: true }])
  expect(summary(2, 0, { flaky })).toBe(
    ['\npassed only at the second try:', '  a.test.ts › at last', '\n2 passed, 0 failed, 0 skipped'].join('\n'),
  )
})

test('What fell 15: what failed is listed by name with the first line of its error, however long the output before it was', () => {
  const failures = failedTests([
    outcome('fine', 'passed'),
    { ...outcome('broken', 'failed'), error: 'expected 1 to be 2' },
    { ...outcome('stopped', 'failed') },
  ])
  expect(summary(1, 2, { failures })).toBe(
    [
      '\nfailed:',
      '  a.test.ts › broken: expected 1 to be 2',
      '  a.test.ts › stopped',
      '\n1 passed, 2 failed, 0 skipped',
    ].join('\n'),
  )
})
