import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'

/** Which of these photos any place has now. */
export async function photosOfPlaces(db: Db, sources: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ src: string }>(sql`
    select x ->> 'src' as src from place_details as d, jsonb_array_elements(d.photos) as x
    where x ->> 'src' = any(${sql.param([...sources])}::text[])`)
  return rows.map(({ src }) => src)
}
