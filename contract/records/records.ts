import * as v from 'valibot'
import { flagText, integerText, isCalendarDay, isInstant, page } from '../api/wire.ts'
import { Line } from '../text/plain-text.ts'

/** Days for which a deleted record can be restored. */
export const BIN_DAYS = 30
/** How many records a bulk action may concern. */
export const BULK_MOST = 500
/** Rows of a queue that are shown at once. */
export const QUEUE_PAGE = 50
/** How many of a queue are answered at once: for a file all of them, as its ranks change while it is read, and pages would repeat or miss rows. */
export const QUEUE_MOST = 100_000
/** How many of a queue come before: its ranks change while it is worked on, so that no row is a fixed place in it. */
const queueFrom = integerText(0, QUEUE_MOST)
/** Matching records are counted up to this number: "10,000+". */
export const COUNTED_MOST = 10_000

/** What every record of the back office has. Its `version` grows with each change; a change of an older version is refused. */
export const recordFields = {
  id: v.number(),
  version: v.number(),
  /** ISO instants. */
  createdAt: v.string(),
  updatedAt: v.string(),
  /** When it was put into the bin; null if it is not there. */
  deletedAt: v.nullable(v.string()),
}
export interface RecordFields {
  id: number
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

/** In the body of a change: the version that was changed. */
export const versionNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))

/** One line that must be there. */
/* @__NO_SIDE_EFFECTS__ */
export const shortText = (most: number) =>
  v.pipe(Line, v.minLength(1, '입력해 주세요.'), v.maxLength(most, `${most}자까지 쓸 수 있어요.`))

const KEY = /^[a-z][a-z0-9-]{0,31}$/

/** A name by which addresses and data refer to a record. */
export const recordKey = v.pipe(v.string(), v.regex(KEY, '영어 소문자, 숫자, -로 32자까지 쓸 수 있어요.'))

/** The key of a record that is chosen from a list, not typed. */
export const chosenKey = (message: string) => v.pipe(v.string(), v.regex(KEY, message))

/** A name of the page's table of icons. */
export const iconName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, '그림을 골라 주세요.'))

/** Where it stands in its list: lower first. */
export const positionNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))

const INSTANT_WORDS = '날짜와 시각을 입력해 주세요.'
/** An ISO instant of this century, in any zone; given back in UTC and in whole seconds. */
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp(INSTANT_WORDS),
  v.check(isInstant, INSTANT_WORDS),
  v.transform((text) => `${new Date(text).toISOString().slice(0, 19)}Z`),
)

/** Values that a column has, or (after `!`) that it hasn't: `event,update` or `!event`. */
/* @__NO_SIDE_EFFECTS__ */
export const choiceText = (values: readonly string[]) =>
  v.pipe(
    v.string(),
    v.maxLength(400),
    v.check((text) => choiceOf(text).values.every((value) => values.includes(value)), '고를 수 있는 값이 아니에요.'),
  )

/** The same of keys of records, any of which may exist. */
export const keysChoice = v.pipe(
  v.string(),
  v.maxLength(400),
  v.regex(/^!?[a-z][a-z0-9-]{0,31}(,[a-z][a-z0-9-]{0,31})*$/),
)

export const choiceOf = (text: string) => ({
  not: text.startsWith('!'),
  values: [...new Set(text.replace(/^!/, '').split(','))],
})

const DAY_WORDS = '날짜를 골라 주세요.'
/** What came on that day in Korea or later: `2026-11-22`. */
export const sinceDay = v.pipe(
  v.string(),
  v.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, DAY_WORDS),
  v.check(isCalendarDay, DAY_WORDS),
)

/** Ascending by that name, descending with a minus before it. */
const bothWays = <const T extends readonly string[]>(orders: T) =>
  orders.flatMap((order) => [order, `-${order}`]) as (T[number] | `-${T[number]}`)[]

/** Words that a list is searched for. */
const searchWords = v.pipe(Line, v.maxLength(100))

/** Query of a list in the back office: searched, filtered and ordered by the server, in pages by keyset. */
/* @__NO_SIDE_EFFECTS__ */
export const recordQuery = <const T extends readonly string[], F extends v.ObjectEntries>(orders: T, filters: F) =>
  v.object({
    q: v.optional(searchWords),
    order: v.optional(v.picklist(bothWays(orders))),
    /** Only what is in the bin, instead of what is not. */
    bin: v.optional(flagText),
    limit: v.optional(integerText(1, 500)),
    /** Holds the value that the list is ordered by, which may be a long text. */
    cursor: v.optional(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[A-Za-z0-9_-]+$/))),
    ...filters,
  })

/** Query of a queue, whose order is the server's. */
/* @__NO_SIDE_EFFECTS__ */
export const queueQuery = <F extends v.ObjectEntries>(filters: F) =>
  v.object({
    q: v.optional(searchWords),
    from: v.optional(queueFrom),
    limit: v.optional(integerText(1, QUEUE_MOST)),
    ...filters,
  })

/** `total` is given with the first page only; more than `COUNTED_MOST` means at least that many. */
/* @__NO_SIDE_EFFECTS__ */
export const recordPage = <S extends v.GenericSchema>(item: S) =>
  v.object({ ...page(item).entries, total: v.nullable(v.number()) })

/** Puts records into the bin, or takes them out. */
export const BinBody = v.object({
  ids: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
    v.minLength(1, '하나 이상 골라 주세요.'),
    v.maxLength(BULK_MOST, `한 번에 ${BULK_MOST}개까지 할 수 있어요.`),
  ),
  binned: v.boolean(),
})
export type BinBody = v.InferOutput<typeof BinBody>

/** How many of them changed: the others were there already. */
export const ChangedCount = v.object({ changed: v.number() })
/** The same with their ids, for who takes it back: what another admin had moved before stays as they left it. */
export const BinOutcome = v.object({ ...ChangedCount.entries, ids: v.array(v.number()) })
export type BinOutcome = v.InferOutput<typeof BinOutcome>
