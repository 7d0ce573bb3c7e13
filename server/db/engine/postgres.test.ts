import { expect, test } from 'vitest'
import { describePostgres } from '../../testing/engines/engines.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { recordingLog } from '../../testing/recording-log.ts'
import { databaseUrl } from '../../testing/engines/postgres-template.ts'
import { DatabaseRefused, openDatabase } from '../index.ts'

describePostgres('a PostgreSQL server', () => {
  const database = useTestDatabase()
  const urlOfTestDatabase = async () => {
    const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name')
    return databaseUrl(process.env['TEST_DATABASE_URL'] ?? '', rows[0]?.name ?? '')
  }

  test('has a timeout for every statement', async () => {
    expect((await database.pool.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }])
    const client = await database.pool.connect()
    await client.query('SET statement_timeout = 50')
    await expect(client.query('SELECT pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
    client.release(true)
    const idle = (await database.pool.query('SHOW idle_in_transaction_session_timeout')).rows
    expect(idle).toEqual([{ idle_in_transaction_session_timeout: '1min' }])
  })

  test('survives an idle connection that the server closes', async () => {
    const { log, errors } = recordingLog()
    const { pool, close } = await openDatabase({ databaseUrl: await urlOfTestDatabase(), dataDir: '/nowhere', log })
    const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
    await expect.poll(() => errors.length).toBe(1)
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await close()
  })

  test('an unreachable server or refused login is reported with the server’s message', async () => {
    const { log } = recordingLog()
    const gone = new URL(await urlOfTestDatabase())
    gone.port = '1'
    const open = (url: string) => openDatabase({ databaseUrl: url, dataDir: '/nowhere', log })
    await expect(open(gone.href)).rejects.toThrow(DatabaseRefused)
    await expect(open(gone.href)).rejects.toThrow(/can't be used: connect ECONNREFUSED 127\.0\.0\.1:1\.$/)
    const wrong = databaseUrl(process.env['TEST_DATABASE_URL'] ?? '', 'no_such_database')
    await expect(open(wrong)).rejects.toThrow('can\'t be used: database "no_such_database" does not exist.')
  })
})
