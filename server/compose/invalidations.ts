import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { DatabaseLog } from '../db/engine/log.ts'
import { openNotices } from '../db/engine/notices.ts'
import { type Invalidations, localInvalidations, type Touched } from '../http/answers/invalidations.ts'

/** The payload of NOTIFY is limited to less than 8,000 bytes. */
const MOST_BYTES = 7900

const Notice = v.object({ from: v.string(), tags: v.nullable(v.array(v.string())) })

/** A notice to all nodes. If the tags don't fit into one, it invalidates everything. */
export function noticeOf(from: string, tags: Touched): string {
  const notice = JSON.stringify({ from, tags })
  return Buffer.byteLength(notice) > MOST_BYTES ? JSON.stringify({ from, tags: null }) : notice
}

/**
 * Also notifies the other nodes of one PostgreSQL server. Best effort: until a node receives the notice (milliseconds), or if it can't, an
 * answer there is at most as old as answers are cached.
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
      // Sent by a process that is no node, such as an import.
      if (!notice.success) here.publish(null)
      else if (notice.output.from !== from) here.publish(notice.output.tags)
    },
    connected() {
      here.publish(null)
      send(null)
    },
  })

  /** Sends one notice at a time; tags touched meanwhile are combined into the next. */
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
      // The connection broke: after reconnecting, every node invalidates everything.
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
