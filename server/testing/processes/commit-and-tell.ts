/** A process that commits a few times and prints each step; the engine's fsyncs are printed in between. */
import { rmSync, writeFileSync, writeSync } from 'node:fs'
import { openDatabase } from '../../db/index.ts'

const dataDir = process.argv[2]
const flag = process.env['TELL_FSYNC']
if (!dataDir || !flag) throw new Error('Which folder, and which flag?')
const say = (line: string) => writeSync(1, `${line}\n`)

const { pool, close } = await openDatabase({ dataDir, log: { info() {}, error() {} } })
const told = async (what: string, statement: string) => {
  say(what)
  await pool.query(statement).then(
    () => say('done'),
    () => say('refused'),
  )
}
await pool.query('CREATE TABLE committed (number int)')
for (let number = 1; number <= 5; number++) await told(`commit ${number}`, `INSERT INTO committed VALUES (${number})`)
await told('read', 'SELECT count(*) FROM committed')
writeFileSync(flag, '')
await told('commit without disk', 'INSERT INTO committed VALUES (6)')
rmSync(flag)
await told('commit 7', 'INSERT INTO committed VALUES (7)')
const { rows } = await pool.query<{ number: number }>('SELECT number FROM committed ORDER BY number')
say(`rows ${rows.map((row) => row.number).join(' ')}`)
await close()
say('closed')
