import { setTimeout as delay } from 'node:timers/promises'
import { createInterface } from 'node:readline'
import type { AdminAct, AdminOutcome } from '../import/control/admin-acts.ts'
import type { ControlAnswer, ControlRequest } from '../import/control/control-messages.ts'
import { controlSocket } from '../import/control/control-socket.ts'
import { connectControl, HandOverFailed } from '../import/control/hand-over.ts'

const ANSWER_MS = 10_000

/** Asks the server that has locked the data folder to do it. */
export async function handOverAdmin(
  dataDir: string,
  pid: number,
  { act, email }: { act: AdminAct; email: string },
  patienceMs?: number,
): Promise<AdminOutcome> {
  const socket = await connectControl(controlSocket(dataDir), patienceMs)
  if (!socket) throw new HandOverFailed(['server.no-orders', String(pid), dataDir])
  const silence = new AbortController()
  void delay(ANSWER_MS, undefined, { signal: silence.signal }).then(
    () => socket.destroy(),
    () => undefined,
  )
  try {
    socket.write(`${JSON.stringify({ type: 'admin', act, email } satisfies ControlRequest)}\n`)
    for await (const line of createInterface({ input: socket })) {
      const answer = JSON.parse(line) as ControlAnswer
      if (answer.type === 'admin') return answer.made
      if (answer.type === 'failed') throw new HandOverFailed(answer.why)
    }
    throw new HandOverFailed(['server.silent', String(pid)])
  } finally {
    silence.abort()
    socket.destroy()
  }
}
