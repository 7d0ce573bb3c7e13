/**
 * A process that writes until it is killed: opens the database in the folder given as its first argument, and prints every
 * transaction's number once its commit is acknowledged.
 */
import { writeSync } from 'node:fs'
import { openDatabase } from '../../db/index.ts'

const dataDir = process.argv[2]
if (!dataDir) throw new Error('Which folder?')
const say = (line: string) => writeSync(1, `${line}\n`)

const log = {
  info() {},
  error: (details: object, message: string) => say(`error ${message} ${JSON.stringify(details)}`),
}
const database = await openDatabase({ dataDir, log })
await database.pool.query('CREATE TABLE IF NOT EXISTS acknowledged (number int, part int, filler text)')
const { rows } = await database.pool.query<{ last: number }>(
  'SELECT coalesce(max(number), 0) AS last FROM acknowledged',
)
say('open')
for (let number = (rows[0]?.last ?? 0) + 1; ; number++) {
  await database.orm.transaction(async (tx) => {
    for (const part of [1, 2, 3]) {
      await tx.execute(`INSERT INTO acknowledged VALUES (${number}, ${part}, repeat('x', ${(number * 37) % 2000}))`)
    }
  })
  say(String(number))
  if (number % 25 === 0) await database.pool.query('CHECKPOINT')
  if (number % 35 === 0) await database.pool.query('VACUUM acknowledged')
}
