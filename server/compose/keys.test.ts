import { beforeEach, describe, expect, test } from 'vitest'
import { keysFrom } from '../lib/keys.ts'
import { capturingLog } from '../testing/deps.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { temporaryFolder } from '../testing/engines/temporary-folder.ts'
import { openKeys } from './keys.ts'

const database = useTestDatabase()
const SECRET = 'a secret of at least thirty-two characters'

interface Node {
  secretKey?: string
  dataDir?: string
  engine?: 'pglite' | 'postgres'
}

function open({ secretKey, dataDir = temporaryFolder(), engine = database.engine }: Node = {}) {
  const { log, lines } = capturingLog()
  const keys = openKeys({ secretKey: secretKey ?? null, dataDir }, { orm: database.orm, engine }, log)
  return { keys, warnings: () => lines.map(({ msg }) => msg) }
}

const stored = async () => (await database.pool.query<{ name: string; value: string }>('select * from secrets')).rows

beforeEach(async () => {
  await database.pool.query('delete from secrets')
})

test('What fell 2: keys that an earlier version stored in the database are deleted, and new ones are never there', async () => {
  const old = 'x'.repeat(43)
  await database.pool.query('insert into secrets values ($1, $2), ($3, $2)', ['access-tokens', old, 'email-codes'])
  const dataDir = temporaryFolder()
  const keys = await open({ dataDir }).keys
  expect(await stored()).toEqual([{ name: 'fingerprint', value: keys.fingerprint }])
  for (const purpose of ['access-tokens', 'email-codes']) {
    const key = Buffer.from(keys.of(purpose)).toString('base64url')
    expect(key).toHaveLength(43)
    expect([old, keys.fingerprint].some((known) => key.includes(known))).toBe(false)
  }
  expect((await open({ dataDir }).keys).of('access-tokens')).toEqual(keys.of('access-tokens'))
})

test('What fell 2: SECRET_KEY gives all nodes the same keys, a different one for each purpose', async () => {
  const [one, two] = [await open({ secretKey: SECRET }).keys, await open({ secretKey: SECRET }).keys]
  expect(one.of('access-tokens')).toEqual(two.of('access-tokens'))
  expect(one.of('access-tokens')).not.toEqual(one.of('email-codes'))
  expect(one.of('access-tokens')).not.toEqual(keysFrom(`${SECRET}!`).of('access-tokens'))
})

describe('What fell 2: a database that is used with another key', () => {
  test('refuses a node of PostgreSQL without SECRET_KEY, and says what to do', async () => {
    await open({ engine: 'postgres' }).keys
    const before = await stored()
    await expect(open({ engine: 'postgres' }).keys).rejects.toThrow(
      /is used with another key than the one in [^]*Set SECRET_KEY, the same on all nodes/,
    )
    expect(await stored()).toEqual(before)
  })

  test('takes a new SECRET_KEY, and says that all nodes need it', async () => {
    await open({ engine: 'postgres' }).keys
    const { keys, warnings } = open({ engine: 'postgres', secretKey: SECRET })
    const { fingerprint } = await keys
    expect(await stored()).toEqual([{ name: 'fingerprint', value: fingerprint }])
    expect(warnings()).toEqual([expect.stringContaining('another one than before')])
  })

  test('takes a new key file where it is the only node', async () => {
    const [before, now] = [await open({ engine: 'pglite' }).keys, await open({ engine: 'pglite' }).keys]
    expect(await stored()).toEqual([{ name: 'fingerprint', value: now.fingerprint }])
    expect(now.fingerprint).not.toBe(before.fingerprint)
  })

  test('warns a node of PostgreSQL whose key is in a file', async () => {
    const { keys, warnings } = open({ engine: 'postgres' })
    await keys
    expect(warnings()).toEqual([expect.stringContaining('SECRET_KEY is not set')])
  })
})
