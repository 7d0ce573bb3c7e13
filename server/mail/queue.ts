import type { Db } from '../db/index.ts'
import type { Logger } from '../lib/log.ts'
import type { Mail } from './mail.ts'
import type { MailOrder } from './orders.ts'
import { claimOrder, removeOrder } from './queue-store.ts'

export interface MailQueueDeps {
  db: Db
  clock: () => Date
  log: Logger
  sendMail: (mail: Mail) => Promise<void>
  /** Composes the mail of an order; null if there is no recipient. */
  compose: (order: MailOrder) => Promise<Mail | null>
}

export interface MailQueue {
  /** Sends due mails in the background. */
  runSoon(): void
  /** Resolves when no mail is being sent. */
  idle(): Promise<void>
}

/** Sends mails in the order of requests, after the answers to the callers. */
export function createMailQueue(deps: MailQueueDeps): MailQueue {
  let running: Promise<void> | undefined
  let again = false

  async function sendDue() {
    do {
      again = false
      for (;;) {
        const claimed = await claimOrder(deps.db, deps.clock())
        if (!claimed) break
        await send(claimed)
      }
    } while (again)
  }

  async function send({ id, order, last }: NonNullable<Awaited<ReturnType<typeof claimOrder>>>) {
    try {
      const mail = await deps.compose(order)
      if (mail) await deps.sendMail(mail)
    } catch (err) {
      deps.log.error({ err, kind: order.kind, last }, 'A mail could not be sent')
      if (!last) return
    }
    await removeOrder(deps.db, id)
  }

  function runSoon(): void {
    again = true
    running ??= sendDue()
      .catch((err: unknown) => deps.log.error({ err }, 'The mails that are due could not be read'))
      .finally(() => {
        running = undefined
        // Asked for after the last look at what is due.
        if (again) runSoon()
      })
  }

  return {
    runSoon,
    async idle() {
      for (let last: typeof running; running !== last;) await (last = running)
    },
  }
}
