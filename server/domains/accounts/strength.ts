import { Tinypool } from 'tinypool'
import { GUESSABLE_WORDS, knownWords, MIN_SCORE, SCORED_LENGTH } from '../../../contract/users/passwords.ts'
import { Gate } from '../../http/capacity/gate.ts'
import { failBusy } from '../../refusals/refusal.ts'

/** A rating takes a few milliseconds, the longest that was found 150. */
const MOST_MS = 5_000

const gate = new Gate({ capacity: 1, waiting: 20, patienceMs: 10_000 })

let pool: Tinypool | undefined

/** One thread, started by the first rating; idle, it doesn't keep the process running. */
const strengthPool = () =>
  (pool ??= new Tinypool({
    filename: new URL('./strength-worker.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    workerData: GUESSABLE_WORDS,
  }))

/** Whether a password is easily guessed, also by those who know these words about its owner. */
export async function isWeak(password: string, about: (string | null)[]): Promise<boolean> {
  const asked = { password: password.slice(0, SCORED_LENGTH), known: knownWords(about) }
  const score = await gate.run(() => rate(asked))
  return score < MIN_SCORE
}

async function rate(asked: { password: string; known: string[] }): Promise<number> {
  // Ends the thread as well; the next rating starts another.
  const patience = AbortSignal.timeout(MOST_MS)
  try {
    return (await strengthPool().run(asked, { signal: patience })) as number
  } catch (error) {
    if (patience.aborted) failBusy()
    throw error
  }
}
