import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import type { Db } from '../../db/index.ts'
import type { Invalidations } from '../../http/answers/invalidations.ts'
import type { MailQueue } from '../../mail/queue.ts'
import { type AdminAct, performAdminAct } from './admin-acts.ts'
import { type ControlAnswer, ControlRequest } from './control-messages.ts'
import { controlSocket, prepareSocketFolder } from './control-socket.ts'
import { BESIDE_REQUESTS, runImport, type Summary } from '../run.ts'
import { Told } from '../words/told.ts'
import type { ImportTurn } from './turn.ts'

/** Often enough for a progress bar. */
const TELL_EVERY_MS = 100

export interface ControlDeps {
  db: Db
  /** Origin of links. */
  origin: string
  dataDir: string
  mails: MailQueue
  turn: ImportTurn
  clock: () => Date
  invalidations: Pick<Invalidations, 'publish'>
  log: {
    info(details: object, message: string): void
    warn(details: object, message: string): void
    error(details: object, message: string): void
  }
}

export interface Control {
  /** Stops a running import after its batch, and stops listening. */
  close(): Promise<void>
}

/**
 * Executes requests of `npm run import` and `npm run admin` in the server that has locked the data folder, since two processes must not write to it.
 * If the socket can't be opened, the server runs without it.
 */
export async function startControl(deps: ControlDeps): Promise<Control> {
  const stop = new AbortController()
  const running = new Set<Promise<void>>()
  const server = createServer((socket) => {
    const session = serve(socket, deps, stop.signal).catch((err: unknown) =>
      deps.log.error({ err }, 'What was handed over failed'),
    )
    running.add(session)
    void session.finally(() => {
      running.delete(session)
      socket.destroy()
    })
  })
  const close = async () => {
    stop.abort()
    server.close()
    await Promise.all(running)
  }
  try {
    const address = controlSocket(deps.dataDir)
    prepareSocketFolder(address)
    // Left by a process that was killed; may be removed, as this process has locked the data folder.
    rmSync(address, { force: true })
    server.listen(address)
    await once(server, 'listening')
    chmodSync(address, 0o600)
  } catch (err) {
    deps.log.warn({ err }, 'Imports can not be handed over to this server')
    server.close()
    return { close: async () => {} }
  }
  server.on('error', (err) => deps.log.error({ err }, 'The control socket failed'))
  return { close }
}

/** One connection: a request, its progress, its result. The client cancels by a message or by hanging up. */
async function serve(socket: Socket, deps: ControlDeps, stopped: AbortSignal): Promise<void> {
  const cancelled = new AbortController()
  const say = (answer: ControlAnswer) => {
    if (socket.writable) socket.write(`${JSON.stringify(answer)}\n`)
  }
  socket.on('error', () => cancelled.abort())
  socket.once('close', () => cancelled.abort())
  const request = new Promise<ControlRequest | null>((resolve) => {
    createInterface({ input: socket })
      .on('line', (line) => {
        const known = readRequest(line)
        if (known?.type === 'cancel') cancelled.abort()
        else resolve(known)
      })
      .once('close', () => resolve(null))
  })
  const asked = await request
  if (asked?.type === 'admin') return performAct(socket, deps, asked, say)
  if (asked?.type !== 'import') return say({ type: 'failed', why: ['server.not-understood'] })
  try {
    const signal = AbortSignal.any([cancelled.signal, stopped])
    const summary = await deps.turn(() => importFor(asked, deps, signal, say))
    // Only now, since whoever reads it may ask for the next import at once.
    say({ type: 'done', summary })
  } catch (error) {
    if (error instanceof Told) say({ type: 'failed', why: error.why, about: error.about })
    else {
      deps.log.error({ err: error }, 'An import failed')
      say({ type: 'failed', why: ['server.failed'] })
    }
  }
  if (socket.writable) await new Promise<void>((resolve) => socket.end(resolve))
}

async function importFor(
  { files, dryRun, whole, language }: Extract<ControlRequest, { type: 'import' }>,
  deps: ControlDeps,
  signal: AbortSignal,
  say: (answer: ControlAnswer) => void,
): Promise<Summary> {
  say({ type: 'accepted', pid: process.pid })
  deps.log.info({ files, dryRun, whole }, 'An import begins')
  let told = 0
  try {
    const summary = await runImport({
      db: deps.db,
      clock: deps.clock,
      files,
      dryRun,
      language,
      signal,
      whole: whole ?? undefined,
      reportDir: path.join(deps.dataDir, 'imports'),
      ...BESIDE_REQUESTS,
      tell(progress) {
        if (Date.now() - told < TELL_EVERY_MS && progress.done < progress.total) return
        told = Date.now()
        say({ type: 'progress', progress })
      },
    })
    deps.log.info({ ...summary, examples: undefined }, 'An import ended')
    return summary
  } finally {
    deps.invalidations.publish(null)
  }
}

interface Asked {
  act: AdminAct
  email: string
}

async function performAct(
  socket: Socket,
  deps: ControlDeps,
  { act, email }: Asked,
  say: (answer: ControlAnswer) => void,
) {
  try {
    const made = await performAdminAct(deps, act, email)
    deps.invalidations.publish(null)
    deps.log.info({ act, outcome: made.outcome }, 'An act of npm run admin')
    say({ type: 'admin', made })
  } catch (err) {
    deps.log.error({ err }, 'An act of npm run admin failed')
    say({ type: 'failed', why: ['server.admin-failed'] })
  }
  if (socket.writable) await new Promise<void>((resolve) => socket.end(resolve))
}

function readRequest(line: string): ControlRequest | null {
  try {
    const parsed = v.safeParse(ControlRequest, JSON.parse(line))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
