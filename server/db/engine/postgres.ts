import type { ClientBase, Pool } from 'pg'
import { FairPool } from './fair-pool.ts'

/** Settings of every session on a server; one that a pooler or engine doesn't support is skipped. */
const SESSION = [
  // Instants are read and written as UTC on both engines.
  `SET timezone = 'UTC'`,
  'SET statement_timeout = 30000',
  'SET idle_in_transaction_session_timeout = 60000',
  // The default of 4 is meant for spinning disks and makes the planner scan whole tables instead of reading a few hundred rows by an index.
  'SET random_page_cost = 1.1',
  // Starting parallel workers takes longer than our queries should.
  'SET max_parallel_workers_per_gather = 0',
]

/** Reads are single statements: transactions leave them some connections. */
const CONNECTIONS = { max: 10, transactions: 7 }

const UNKNOWN_SETTING = '42704'

/** Uses statements instead of start-up options, because poolers refuse those. */
async function prepareSession(client: ClientBase): Promise<void> {
  for (const statement of SESSION) {
    await client.query(statement).catch((error: { code?: string }) => {
      if (error.code !== UNKNOWN_SETTING) throw error
    })
  }
}

export function postgresPool(databaseUrl: string): Pool {
  return new FairPool({
    ...CONNECTIONS,
    connectionString: databaseUrl,
    application_name: 'daengdaengroad',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    onConnect: prepareSession,
  })
}
