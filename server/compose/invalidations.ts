import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { DatabaseLog } from '../db/log.ts'
import { openNotices } from '../db/notices.ts'
import { type Invalidations, localInvalidations, type Touched } from '../http/invalidations.ts'

/** PostgreSQL carries less than 8,000 bytes. */
const MOST_BYTES = 7900

const Notice = v.object({ from: v.string(), tags: v.nullable(v.array(v.string())) })

/** A notice to all nodes; more tags than fit into one stand for anything. */
export function noticeOf(from: string, tags: Touched): string {
  const notice = JSON.stringify({ from, tags })
  return Buffer.byteLength(notice) > MOST_BYTES ? JSON.stringify({ from, tags: null }) : notice
}

/**
 * Tells the other nodes of one PostgreSQL server as well. Best effort: until a node is told (milliseconds), or where it can't be, an
 * answer there is at most as old as answers are kept.
 */
export function sharedInvalidations(
  databaseUrl: string,
  log: DatabaseLog,
): Invalidations & { close: () => Promise<void> } {
  const here = localInvalidations()
  const from = randomUUID()
  let unsent: Set<string> | null = new Set()
  let sending: Promise<void> | undefined

  const notices = openNotices(databaseUrl, log, {
    receive(payload) {
      const notice = v.safeParse(v.pipe(v.string(), v.parseJson(), Notice), payload)
      // Of a process that is no node.
      if (!notice.success) here.publish(null)
      else if (notice.output.from !== from) here.publish(notice.output.tags)
    },
    connected() {
      here.publish(null)
      send(null)
    },
  })

  /** One at a time: what is touched meanwhile goes together. */
  async function sendAll(): Promise<void> {
    while (unsent === null || unsent.size > 0) {
      const tags = unsent && [...unsent]
      unsent = new Set()
      await notices.send(noticeOf(from, tags))
    }
  }

  function send(touched: Touched): void {
    unsent = touched && unsent && new Set([...unsent, ...touched])
    sending ??= sendAll()
      // The connection broke: when there is a new one, everybody forgets everything.
      .catch((err: unknown) => log.error({ err }, 'Other nodes could not be told of a write'))
      .finally(() => {
        sending = undefined
      })
  }

  return {
    subscribe: here.subscribe,
    publish(touched) {
      if (touched?.length === 0) return
      here.publish(touched)
      send(touched)
    },
    async close() {
      await sending
      await notices.close()
    },
  }
}
