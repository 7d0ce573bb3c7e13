import * as v from 'valibot'

/** A query value that is a number ("14.5"). */
/* @__NO_SIDE_EFFECTS__ */
export const numberText = (...limits: [min: number, max: number]) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,12}(\.\d{1,10})?$/, '숫자로 입력해 주세요.'),
    v.transform(Number),
    v.minValue(limits[0], `${limits[0]} 이상이어야 해요.`),
    v.maxValue(limits[1], `${limits[1]} 이하여야 해요.`),
  )

/* @__NO_SIDE_EFFECTS__ */
export const integerText = (min: number, max: number) =>
  v.pipe(numberText(min, max), v.integer('정수로 입력해 주세요.'))

/** Several numbers in one value ("5,14.5"), unique and ascending. */
/* @__NO_SIDE_EFFECTS__ */
export const numbersText = (most: number, ...limits: [min: number, max: number]) =>
  v.pipe(
    v.string(),
    v.maxLength(most * 20),
    v.transform((text) => text.split(',')),
    v.maxLength(most),
    v.array(numberText(...limits)),
    v.transform((numbers) => [...new Set(numbers)].sort((a, b) => a - b)),
  )

/** A query flag: present as `1`, else absent. */
export const flagText = v.pipe(
  v.picklist(['1', 'true']),
  v.transform(() => true as const),
)

/** A comma-separated list in one query value; sorted and without repeats, so that equal filters share an address. */
/* @__NO_SIDE_EFFECTS__ */
export const listText = <const T extends readonly string[]>(values: T) =>
  v.pipe(
    v.string(),
    v.maxLength(400),
    v.transform((text) => [...new Set(text.split(','))].sort()),
    v.array(v.picklist(values)),
  )

/** The same for keys that are rows of a table instead of a closed list. */
export const keysText = v.pipe(
  v.string(),
  v.maxLength(400),
  v.transform((text) => [...new Set(text.split(','))].sort()),
  v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/))),
  v.maxLength(20),
)

/** The same for search words, none of which holds a comma. */
/* @__NO_SIDE_EFFECTS__ */
export const textsText = (most: number, longest: number) =>
  v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.maxLength(most * (longest + 1)),
    v.transform((text) => [...new Set(text.split(','))].sort()),
    v.array(v.pipe(v.string(), v.maxLength(longest))),
    v.maxLength(most),
  )

/** A row's id (PostgreSQL's integer) in a path: one spelling each, so that a resource has one address. */
export const idText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/, '번호가 올바르지 않아요.'),
  v.transform(Number),
  v.maxValue(2_147_483_647, '번호가 올바르지 않아요.'),
)

/** One page of a keyset-paginated list; `cursor` is null at the end. */
/* @__NO_SIDE_EFFECTS__ */
export const page = <S extends v.GenericSchema>(item: S) =>
  v.object({ items: v.array(item), cursor: v.nullable(v.string()) })

export const cursorText = v.pipe(v.string(), v.maxLength(200), v.regex(/^[A-Za-z0-9_-]+$/))

/** A `Day`: of the week, or a public holiday. */
export const dayNumber = v.picklist([0, 1, 2, 3, 4, 5, 6, 7])

/** ISO date without time, `2026-11-21`. */
export const isoDate = v.pipe(v.string(), v.isoDate())

/** Whether an ISO date is a day of the calendar: of 2026-02-30, `Date` makes the second of March, and PostgreSQL an error. */
export const isCalendarDay = (date: string): boolean => {
  const time = Date.parse(date)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** Whether an ISO timestamp is an instant of this century, on a day that there is: `Date` can't read every form of one, nor PostgreSQL every year. */
export const isInstant = (text: string): boolean =>
  /^20\d\d$/.test(String(new Date(text).getUTCFullYear())) && isCalendarDay(text.slice(0, 10))
