import { describe, expect, test } from 'vitest'
import { DatabaseRefused } from '../../refusals/database-refused.ts'
import { StartRefused } from '../../refusals/start-refused.ts'
import { BadUsage, languageOf, readArguments } from '../control/arguments.ts'
import { failureText } from '../control/failure-text.ts'
import type { Summary } from '../run.ts'
import { summaryText } from '../control/summary-text.ts'
import { EN, type PhraseKey } from './en.ts'
import { KO } from './ko.ts'
import { say } from './index.ts'

/** Three words of Latin letters in a row are a sentence; names of files, columns, encodings and commands are not. */
const ENGLISH = /[A-Za-z']{2,} [A-Za-z']{2,} [A-Za-z']{2,}/
const COMMAND = /npm run import/g
const KEYS = Object.keys(EN) as PhraseKey[]
const DATA = ['1', '2', '3', '4']

describe('what an operator reads', () => {
  test.each(KEYS)('is Korean by default: %s', (key) => {
    const text = say('ko', [key, ...DATA])
    expect(text.replaceAll(COMMAND, '')).not.toMatch(ENGLISH)
    expect(text).toMatch(/[가-힣]/)
  })

  test.each(KEYS)('contains the same data in both languages: %s', (key) => {
    const marks = ['«1»', '«2»', '«3»', '«4»']
    const [ko, en] = [KO, EN].map((words) => marks.map((mark) => words[key](...marks).includes(mark)))
    expect(ko).toEqual(en)
  })

  const summary: Summary = {
    dryRun: false,
    stopped: true,
    records: 10,
    duplicates: 2,
    places: 8,
    created: 12,
    updated: 3,
    unchanged: 1,
    older: 1,
    linked: 1,
    removed: 1,
    closed: 1,
    reopened: 1,
    ended: 1,
    seconds: 1.5,
    unusable: ['/tmp/d.csv'],
    refused: { 'no-name': 1, 'future-date': 2, 'position-elsewhere': 3 },
    reports: {
      refused: '/tmp/a.csv',
      merged: '/tmp/b.csv',
      closures: '/tmp/c.csv',
      verdicts: '/tmp/e.csv',
      phrases: '/tmp/f.csv',
    },
    gone: 1,
    missing: [{ source: 'kcisa', gone: 30, known: 100, withheld: true }],
    verdicts: 4,
    coverage: [{ source: 'kcisa', group: 'cafe', places: 8, whole: 6, partly: 1, none: 1 }],
    unread: [{ phrase: '재량', places: 2, completes: 1 }],
    examples: { created: ['가'], updated: ['나 (policy)'], closed: ['다'] },
  }
  test('holds for a whole summary', () => {
    expect(summaryText(summary, 'ko')).not.toMatch(ENGLISH)
    expect(summaryText(summary, 'en')).not.toMatch(/[가-힣]{2,} /)
  })

  test.each<[string, unknown]>([
    ['an invalid variable', new StartRefused('PORT must be a whole number from 0 to 65535, but it is "x".')],
    [
      'a database that can’t be reached',
      new DatabaseRefused("The database can't be used: no route to host.", {
        cause: Object.assign(new Error('connect to that host failed'), { code: 'ECONNREFUSED' }),
      }),
    ],
    [
      'a folder that can’t be written',
      Object.assign(new Error('EACCES: permission denied, mkdir'), { code: 'EACCES', path: '/data' }),
    ],
    ['a refused login', Object.assign(new Error('password authentication failed for user'), { code: '28P01' })],
  ])('holds for %s', (_, error) => {
    expect(failureText(error, 'ko')).not.toMatch(ENGLISH)
    expect(failureText(error, 'en')).toMatch(ENGLISH)
  })

  test.each([
    [[]],
    [['--nope', 'x']],
    [['--lang', 'fr', 'x']],
    [['--lang']],
    [['no/such/file']],
    [['--dry-run=3', 'x']],
    [['--confirm-gone', 'x']],
  ])('holds for the arguments %j', (args) => {
    const failure = (() => {
      try {
        return readArguments(args)
      } catch (error) {
        return error
      }
    })()
    expect(failure).toBeInstanceOf(BadUsage)
    expect(failureText(failure, languageOf(args)).replaceAll(COMMAND, '')).not.toMatch(ENGLISH)
  })
})
