import { built } from '../built.mjs'

/** `BENCH_PLACES` tries a part on fewer: its figures then say nothing. */
export const PLACES = Number(process.env['BENCH_PLACES'] ?? 100_000)

/**
 * Inserts generated places into a new data folder: the same ones each time.
 * @param {string} dataDir @param {number} [places]
 */
export async function fillWithPlaces(dataDir, places = PLACES) {
  console.log(`filling ${places.toLocaleString('en')} places …`)
  const log = { info() {}, warn: console.warn, error: console.error }
  /** @type {typeof import('../../server/db/index.ts')} */
  const { openDatabase } = await built('server/db/index.js')
  /** @type {typeof import('../../server/domains/groups/store.ts')} */
  const { ensureGroups } = await built('server/domains/groups/store.js')
  /** @type {typeof import('../../server/domains/options/store.ts')} */
  const { ensureOptions } = await built('server/domains/options/store.js')
  /** @type {typeof import('../../server/compose/places.ts')} */
  const { insertPlaces } = await built('server/compose/places.js')
  /** @type {typeof import('../../server/testing/generate-places.ts')} */
  const { generatePlaces } = await built('server/testing/generate-places.js')
  const database = await openDatabase({ dataDir, log })
  try {
    await ensureGroups(database.orm)
    await ensureOptions(database.orm)
    let batch = []
    for (const place of generatePlaces(places, 1)) {
      batch.push(place)
      if (batch.length === 1000) {
        await insertPlaces(database.orm, batch)
        batch = []
      }
    }
    await database.pool.query('VACUUM (ANALYZE)')
  } finally {
    await database.close()
  }
}
