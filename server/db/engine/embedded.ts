import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Pool } from 'pg'
import { EngineStream } from './engine-stream.ts'
import { FairPool } from './fair-pool.ts'
import type { Answer, EngineOptions, Turn } from './pglite-worker.mjs'

/** The embedded engine: a worker thread that runs PGlite, started on demand and restarted after it died. */
export class EmbeddedEngine {
  #worker: Promise<Worker> | undefined
  #session = 0
  #stream: EngineStream | undefined
  #closing = false

  constructor(private readonly options: EngineOptions) {}

  /** One backend, so a single connection that is never closed. Its settings ignore the PG* environment variables. */
  pool(): Pool {
    return new FairPool({
      max: 1,
      transactions: 1,
      idleTimeoutMillis: 0,
      stream: () => this.#connect(),
      user: 'postgres',
      database: 'postgres',
      password: '',
      ssl: false,
    })
  }

  #connect(): EngineStream {
    return new EngineStream(async (stream) => {
      const worker = await this.start()
      const session = ++this.#session
      this.#stream = stream
      return (bytes) => worker.postMessage({ session, bytes } satisfies Turn)
    })
  }

  /** Resolves when the engine is ready; if it can't start, throws with the latest lines of its log. */
  start(): Promise<Worker> {
    if (this.#closing) return Promise.reject(new Error('The embedded database is closed.'))
    return (this.#worker ??= this.#launch())
  }

  #launch(): Promise<Worker> {
    removeDrafts(this.options.folder)
    const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: this.options })
    return new Promise((resolve, reject) => {
      let failure = new Error('The embedded database stopped.')
      worker.on('error', (error) => {
        failure = new Error(`The embedded database failed: ${error.message}`, { cause: error })
      })
      worker.on('exit', () => {
        this.#worker = undefined
        this.#stream?.destroy(failure)
        reject(failure)
      })
      worker.on('message', (answer: Answer) => {
        if (answer === 'ready') resolve(worker)
        else if (answer.session === this.#session) this.#stream?.receive(answer.bytes)
      })
    })
  }

  /** Shuts down with a checkpoint, so that the next start needs no recovery. */
  async close(): Promise<void> {
    this.#closing = true
    const worker = await this.#worker?.catch(() => undefined)
    if (!worker) return
    const exited = once(worker, 'exit')
    worker.postMessage('close')
    await exited
  }
}

/** Removes clusters whose creation was killed before the final rename. Requires the lock of the data folder. */
function removeDrafts(folder: string): void {
  const parent = dirname(folder)
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(folder)}.init-`)) rmSync(join(parent, name), { recursive: true, force: true })
  }
}
