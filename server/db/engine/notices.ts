import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { DatabaseLog } from './log.ts'

const CHANNEL = 'daengdaengroad'
const RETRY_MS = 1000

export interface Notices {
  /** Sends to every listening node, including this one; lost without a connection. */
  send: (payload: string) => Promise<void>
  close: () => Promise<void>
}

interface Listener {
  receive: (payload: string) => void
  /** Called when listening has started or resumed: notices sent before this may have been missed. */
  connected: () => void
}

/** Less than 8,000 bytes. */
async function notify(client: Pick<Client, 'query'>, payload: string): Promise<void> {
  await client.query('SELECT pg_notify($1, $2)', [CHANNEL, payload])
}

/** Sent by a process that is no node: invalidates everything. */
export const notifyOfAnything = (client: Pick<Client, 'query'>): Promise<void> => notify(client, '')

/**
 * Listens on its own connection, since those of the pool are shared, and reconnects when it breaks. A pooler that
 * doesn't support LISTEN refuses or ignores it: then there are no notices, but nothing else fails.
 */
export function openNotices(databaseUrl: string, log: DatabaseLog, { receive, connected }: Listener): Notices {
  const closing = new AbortController()
  let current: Client | undefined

  async function listenOnce(): Promise<void> {
    const client = new Client({ connectionString: databaseUrl, application_name: 'daengdaengroad', keepAlive: true })
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve)
      client.on('error', () => resolve())
    })
    client.on('notification', ({ payload = '' }) => receive(payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      current = client
      if (!closing.signal.aborted) connected()
      const aborted = new Promise((resolve) => closing.signal.addEventListener('abort', resolve))
      if (!closing.signal.aborted) await Promise.race([ended, aborted])
    } finally {
      current = undefined
      await client.end().catch(() => undefined)
    }
  }

  async function listenOn(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenOnce().catch((err: unknown) => log.error({ err }, 'Other nodes are not heard'))
      await delay(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  const listening = listenOn()
  return {
    async send(payload) {
      if (current) await notify(current, payload)
    },
    async close() {
      closing.abort()
      await listening
    },
  }
}
