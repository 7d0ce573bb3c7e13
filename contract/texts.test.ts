import { readdirSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Operation } from './api/operation.ts'
import { Line, Lines, plainLine, plainText } from './text/plain-text.ts'

type Item = v.GenericSchema & {
  requirement?: unknown
  pipe?: readonly Item[]
  entries?: Readonly<Record<string, Item>>
  item?: Item
  items?: readonly Item[]
  wrapped?: Item
  value?: Item
  options?: readonly unknown[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isSchema = (value: unknown): value is Item => isRecord(value) && value['kind'] === 'schema'
const flat = (item: Item): readonly Item[] => item.pipe?.flatMap(flat) ?? [item]

/** Every text of a schema with its path. */
function textsIn(item: Item, at: string): [at: string, text: Item][] {
  if (item.type === 'string') return [[at, item]]
  const { entries = {}, items = [], item: one, wrapped, value, options = [] } = item
  return [
    ...(item.pipe ?? [])
      .filter((part) => isSchema(part) && part.pipe !== undefined)
      .flatMap((part) => textsIn(part, at)),
    ...Object.entries(entries).flatMap(([name, field]) => textsIn(field, `${at}.${name}`)),
    ...[...items, one, wrapped, value, ...options].filter(isSchema).flatMap((part) => textsIn(part, at)),
  ]
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^[\w/-]+\.ts$/.test(name),
)
const modules = await Promise.all(
  files.map(
    (name) => import(/* @vite-ignore */ path.join(import.meta.dirname, name)) as Promise<Record<string, unknown>>,
  ),
)
const operations = modules
  .flatMap((module) => Object.values(module))
  .flatMap((table) => (isRecord(table) ? Object.entries(table) : []))
  .filter((entry): entry is [string, Operation] => isRecord(entry[1]) && 'summary' in entry[1] && 'data' in entry[1])

const SAMPLE = '가나다 라마바 사아자'
const partOf = (part: 'query' | 'body') =>
  operations
    .flatMap(([id, operation]) => (operation[part] ? textsIn(operation[part] as unknown as Item, id) : []))
    .filter(([, text]) => v.is(text, SAMPLE))
const given = (text: Item, input: string) => {
  const { success, output } = v.safeParse(text, input)
  return success ? JSON.stringify(output) : undefined
}
const where = (texts: [string, Item][], is: (text: Item) => boolean) =>
  [...new Set(texts.filter(([, text]) => is(text)).map(([at]) => at))].toSorted()

/** Nobody reads them, or the server reads them in its own way: secrets, addresses of files, markup, names of files, stored shapes. */
const RAW =
  /\.(password|currentPassword|\w+Ticket|token|html|guideHtml|code|state|id|photo|files\.name|search|transports|basedOn)$|\.(policy|hours)\./

const inBody = partOf('body').filter(([at]) => !RAW.test(at))
const inQuery = partOf('query').filter(([at]) => !RAW.test(at))

describe('What fell 11: what people write is stored in one spelling', () => {
  test('the texts of bodies and queries are found', () => {
    expect(inBody.length).toBeGreaterThan(60)
    expect(inQuery.length).toBeGreaterThan(20)
  })

  test('decomposed Hangul is composed before it is measured', () => {
    const different = (text: Item) => {
      const most = flat(text).findLast(({ type }) => type === 'max_length')?.requirement
      const longest = '각'.repeat(Number(most ?? 1))
      return [SAMPLE, ...(v.is(text, longest) ? [longest] : [])].some(
        (one) => given(text, one.normalize('NFD')) !== given(text, one),
      )
    }
    expect(where([...inBody, ...inQuery], different)).toEqual([])
  })

  test('what shows nothing is removed', () => {
    const hidden = '\u200b가나다\u0007\u00ad 라마\u2060바\u3164 사아자\ufeff'
    expect(where(inBody, (text) => given(text, hidden) !== given(text, SAMPLE))).toEqual([])
  })

  test('only these have several lines', () => {
    expect(where(inBody, (text) => /\\[nrt]|\u2028/.test(given(text, '가나다\r\n라마바\t사\u2028아자') ?? '')))
      .toMatchInlineSnapshot(`
      [
        "actOnMember.reason",
        "answerQuestion.text",
        "askQuestion.text",
        "checkPlace.note",
        "createAppeal.text",
        "createBanner.text",
        "createComment.text",
        "createDog.note",
        "createPlace.admission",
        "createPlace.description",
        "createPost.text",
        "createReport.text",
        "createReview.text",
        "createSavedReply.text",
        "decideCase.reason",
        "decideCorrection.answer",
        "declineProposal.answer",
        "proposeCorrection.word",
        "proposePlace.rules",
        "rateAnswer.text",
        "revealMember.reason",
        "saveDog.note",
        "saveMentorProfile.introduction",
        "setLike.again.note",
        "setLikeNote.note",
        "updateBanner.text",
        "updateComment.text",
        "updateMe.introduction",
        "updateMentor.introduction",
        "updatePlace.admission",
        "updatePlace.description",
        "updatePost.text",
        "updateReview.text",
        "updateSavedReply.text",
      ]
    `)
  })
})

describe('What fell 11: a day that the calendar lacks is none', () => {
  const [day, noDay] = ['2026-02-28', '2026-02-30']
  const [numbers, numbersAndTime] = ['2026-19-99', '2026-19-99T00:00:00Z']
  // What an edit is based on is only compared, an impossible time of a like is ignored, and a policy's days are checked with the whole
  // of it (place-input.ts).
  const inBodies = operations
    .flatMap(([id, { body }]) => (body ? textsIn(body as unknown as Item, id) : []))
    .filter(([at, text]) => !/\.(basedOn|likedAt)$|\.policy\./.test(at) && !v.is(text, SAMPLE))

  test.each([
    ['dates', day, noDay, numbers, 8],
    ['instants', `${day}T00:00:00Z`, `${noDay}T00:00:00Z`, numbersAndTime, 6],
  ])('among %s', (_, right, wrong, other, least) => {
    const found = inBodies.filter(([, text]) => v.is(text, right) && !v.is(text, other))
    expect(found.length).toBeGreaterThanOrEqual(least)
    expect(where(found, (text) => v.is(text, wrong))).toEqual([])
  })
})

describe('What fell 11: a line, and lines', () => {
  test('blanks of any kind are one blank in a line', () => {
    expect(v.parse(Line, ' 콩\n이\u00a0\t네  ')).toBe('콩 이 네')
    expect(v.parse(Lines, ' 콩\r\n\n\n\n이\t네\n')).toBe('콩\n\n이 네')
  })

  test('what shows nothing is empty', () => {
    for (const text of ['\u3164', '\u200b \u2060', '\u200d']) {
      expect(v.parse(Line, text)).toBe('')
      expect(v.parse(Lines, text)).toBe('')
    }
  })

  test('a family and a flag stay one sign each', () => {
    for (const sign of ['👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️']) expect(v.parse(Line, sign)).toBe(sign)
  })

  test('text that is too long by its blanks alone is measured without them, up to twice its bound', () => {
    const text = plainText({ min: 1, max: 10 })
    expect(v.is(text, `가나다라마바사아자차${'\n'.repeat(10)}`)).toBe(true)
    expect(v.is(text, `가나다라마바사아자차${'\n'.repeat(11)}`)).toBe(false)
    expect(v.is(plainLine({ min: 1, max: 10 }), '각'.repeat(10).normalize('NFD'))).toBe(true)
  })
})
