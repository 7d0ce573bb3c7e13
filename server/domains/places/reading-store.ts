import { sql } from 'drizzle-orm'
import type { ReadingFigures } from '../../../contract/places/places-admin.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import type { PolicySource } from '../../../contract/policy/policy-source.ts'
import type { Db } from '../../db/index.ts'
import { Coverage } from './reading-coverage.ts'

/** Phrases that an admin may look through at a time. */
const PHRASES = 50
/** Policies with unread phrases that are read at a time, so that memory stays bounded. */
const BATCH = 2_000

/** How much of the policies of open places is read. */
export async function readReadingFigures(db: Db): Promise<ReadingFigures> {
  const coverage = new Coverage()
  const examples = new Map<string, number>()
  const { rows: whole } = await db.execute<{ source: PolicySource; group: string; places: number }>(sql`
    select d.policy ->> 'source' as source, p.group_key as group, count(*)::int as places
    from places as p join place_details as d on d.place_id = p.id
    where p.status = 'open' and p.deleted_at is null and d.policy -> 'unparsed' = '[]'
    group by 1, 2`)
  for (const { source, group, places } of whole) coverage.addWhole(source, group, places)
  for (let after = 0, more = true; more;) {
    const { rows } = await db.execute<{ id: number; group: string; policy: DogPolicy }>(sql`
      select p.id, p.group_key as group, d.policy - 'sourceTexts' as policy
      from places as p join place_details as d on d.place_id = p.id
      where p.status = 'open' and p.deleted_at is null and d.policy -> 'unparsed' <> '[]' and p.id > ${after}::int
      order by p.id limit ${BATCH}::int`)
    for (const { id, group, policy } of rows) {
      coverage.add(policy.source, group, policy)
      for (const phrase of policy.unparsed) if (!examples.has(phrase)) examples.set(phrase, id)
    }
    after = rows.at(-1)?.id ?? after
    more = rows.length === BATCH
  }
  return {
    rows: coverage.rows() as ReadingFigures['rows'],
    phrases: coverage
      .phrases()
      .slice(0, PHRASES)
      .map((unread) => ({ ...unread, example: examples.get(unread.phrase) ?? 0 })),
  }
}
