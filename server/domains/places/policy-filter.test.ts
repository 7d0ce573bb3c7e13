import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { ALL_DAYS, type Moment } from '../../../contract/time/days.ts'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import { MAX_DOGS_TOGETHER } from '../../../contract/dogs/dog-sizes.ts'
import { dogFilter } from '../../../contract/places/party.ts'
import { PlaceFilter } from '../../../contract/places/place-filter.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import { verdict, verdictOfAll } from '../../../contract/verdict/verdict.ts'
import type { Level } from '../../../contract/verdict/verdict-levels.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { dogArbitrary, momentArbitrary, policyArbitrary, rarely } from '../../testing/policy-arbitrary.ts'
import { policyValues } from './policy-columns.ts'
import { fitsCondition } from './policy-filter.ts'

const database = useTestDatabase()

/** A table with only the filter's columns, as the migrations define them. */
beforeAll(async () => {
  await database.pool.query(`
    create table probe as
      select id, fit_entry_days, fit_sure_days, fit_max_hg, fit_min_hg, fit_sizes, fit_max_dogs, fit_restricted_banned, fit_banned_breeds
      from places where false`)
})

interface Question {
  /** Dogs that travel together; mostly one. */
  dogs: Dog[]
  /** Null means every day. */
  when: Moment | null
  fits: 'can' | 'maybe'
}
const question: fc.Arbitrary<Question> = fc.record({
  dogs: fc.oneof(fc.tuple(dogArbitrary), fc.array(dogArbitrary, { minLength: 2, maxLength: MAX_DOGS_TOGETHER })),
  when: rarely(null, momentArbitrary),
  fits: fc.constantFrom('can' as const, 'maybe' as const),
})

const WEDNESDAY = 3
const everyDay = ALL_DAYS.map((day) => ({ day, weekday: day === 7 ? WEDNESDAY : day, minute: 720 }))
const ADMITTED: Record<Question['fits'], Level[]> = {
  can: ['yes', 'conditions'],
  maybe: ['yes', 'conditions', 'unknown'],
}

/** Serialised as the page does, and parsed as the server does. */
const conditionOf = ({ dogs, when, fits }: Question): SQL => {
  const { day, weekday, ...about } = dogFilter(dogs, when ?? { day: 0, weekday: 0 })
  const on = when && day !== undefined ? { day, ...(weekday === undefined ? {} : { weekday }) } : {}
  const texts = Object.entries({ fits, ...about, ...on }).map(([key, value]) => [
    key,
    value === true ? '1' : String(value),
  ])
  return fitsCondition(v.parse(PlaceFilter, Object.fromEntries(texts))) ?? sql`true`
}

/** Answers all questions in one statement: pairs of question and policy. */
async function askDatabase(policies: DogPolicy[], questions: Question[]): Promise<Set<string>> {
  const rows = policies.map((each, id) => {
    const values = Object.entries(policyValues(each))
    const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return { id, ...Object.fromEntries(values.map(([key, value]) => [snake(key), value])) }
  })
  const probe = sql`json_populate_recordset(null::probe, ${JSON.stringify(rows)}::json)`
  const answers = questions.map(
    (each, index) => sql`select ${index}::int as q, id from rows where ${conditionOf(each)}`,
  )
  const result = await database.orm.execute<{ q: number; id: number }>(
    sql`with rows as materialized (select * from ${probe}) ${sql.join(answers, sql` union all `)}`,
  )
  return new Set(result.rows.map(({ q, id }) => `${q}:${id}`))
}

/** The level by the verdict function, of a single dog or of a party. */
const levelOf = (dogs: Dog[], each: DogPolicy, at: Moment): Level =>
  dogs.length === 1 ? verdict(dogs[0]!, each, at).level : verdictOfAll(dogs, each, at)!.level

function askFunction(policies: DogPolicy[], questions: Question[], seen: Set<Level>): Set<string> {
  const pairs = questions.flatMap(({ dogs, when, fits }, q) =>
    policies.flatMap((each, id) => {
      const levels = (when ? [when] : everyDay).map((at) => levelOf(dogs, each, at))
      for (const level of levels) seen.add(level)
      return levels.every((level) => ADMITTED[fits].includes(level)) ? [`${q}:${id}`] : []
    }),
  )
  return new Set(pairs)
}

it('filters by the same verdict that the page shows, for any dogs, policy and day', { timeout: 120_000 }, async () => {
  const seen = new Set<Level>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(policyArbitrary, { minLength: 1, maxLength: 40, size: 'max' }),
      fc.array(question, { minLength: 1, maxLength: 12, size: 'max' }),
      async (policies, questions) => {
        expect(await askDatabase(policies, questions)).toEqual(askFunction(policies, questions, seen))
      },
    ),
    { numRuns: 300 },
  )
  expect([...seen].sort()).toEqual(['conditions', 'no', 'unknown', 'yes'])
})

it('narrows nothing when no verdict is asked, and for a guide dog', () => {
  expect(fitsCondition({})).toBeUndefined()
  expect(fitsCondition({ fits: 'can', weight: [30], size: ['large'], guide: true })).toBeUndefined()
})

it('refuses to filter for a dog without weight and size', () => {
  expect(() => fitsCondition({ fits: 'can' })).toThrow('without weight and size')
})

it('counts differing dogs as several if their number is missing', () => {
  const text = (filter: PlaceFilter) => new PgDialect().sqlToQuery(fitsCondition(filter)!)
  const { sql: words, params } = text({ fits: 'can', weight: [5, 14], size: ['medium', 'small'], day: 6 })
  expect(words).toContain('fit_max_dogs >=')
  expect(params).toContain(2)
})
