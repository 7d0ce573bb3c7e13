import { createConnection, type Socket } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import type { ControlAnswer, ControlRequest } from './control-messages.ts'
import { controlSocket } from './control-socket.ts'
import type { Progress, Summary } from '../run.ts'
import { Told } from '../words/told.ts'
import type { Language } from '../words/index.ts'

/** Milliseconds to wait for the socket: a server that has just taken the lock still has to migrate before it listens. */
const PATIENCE_MS = 10_000
const ANSWER_MS = 10_000

/** The server that was asked doesn't do it. */
export class HandOverFailed extends Told {
  override name = 'HandOverFailed'
}

export interface HandOver {
  dataDir: string
  /** Pid of the process that has locked the data folder. */
  pid: number
  files: readonly string[]
  dryRun: boolean
  whole: { mostGone: number } | null
  /** Of the server's lists. */
  language: Language
  signal: AbortSignal
  tell: (progress: Progress) => void
  patienceMs?: number
}

/** Delegates the import to the server that has locked the data folder, and passes on its progress. */
export async function handOver({
  dataDir,
  pid,
  files,
  dryRun,
  whole,
  language,
  signal,
  tell,
  patienceMs = PATIENCE_MS,
}: HandOver): Promise<Summary> {
  const socket = await connectControl(controlSocket(dataDir), patienceMs)
  if (!socket) throw new HandOverFailed(['server.no-imports', String(pid), dataDir])
  const say = (request: ControlRequest) => socket.write(`${JSON.stringify(request)}\n`)
  const cancel = () => say({ type: 'cancel' })
  const silence = new AbortController()
  try {
    say({ type: 'import', files: files.map((file) => path.resolve(file)), dryRun, whole, language })
    signal.addEventListener('abort', cancel)
    if (signal.aborted) cancel()
    void delay(ANSWER_MS, undefined, { signal: silence.signal }).then(
      () => socket.destroy(),
      () => undefined,
    )
    for await (const line of createInterface({ input: socket })) {
      silence.abort()
      const answer = JSON.parse(line) as ControlAnswer
      if (answer.type === 'progress') tell(answer.progress)
      else if (answer.type === 'done') return answer.summary
      else if (answer.type === 'failed') throw new HandOverFailed(answer.why, answer.about)
    }
    throw new HandOverFailed(['server.broke-off', String(pid)])
  } finally {
    silence.abort()
    signal.removeEventListener('abort', cancel)
    socket.destroy()
  }
}

export async function connectControl(address: string, patienceMs = PATIENCE_MS): Promise<Socket | null> {
  const until = Date.now() + patienceMs
  for (;;) {
    const socket = await new Promise<Socket | null>((resolve) => {
      const attempt = createConnection(address)
      attempt.once('connect', () => resolve(attempt))
      attempt.once('error', () => resolve(null))
    })
    if (socket) return socket.on('error', () => undefined)
    if (Date.now() >= until) return null
    await delay(250)
  }
}
