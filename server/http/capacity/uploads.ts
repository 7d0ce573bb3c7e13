import type { Upload } from '../../../contract/api/operation.ts'
import { Gate } from './gate.ts'
import { failBusy } from '../../refusals/refusal.ts'
import type { HttpContext } from '../request/types.ts'

/** Bytes of uploads that are in memory at the same time, from their first byte until they are stored. */
const MOST_BYTES = 64 * 1024 * 1024
const MOST_WAITING = 40
const PATIENCE_MS = 20_000
/** One member has no more at the same time: the page sends them one after the other. */
const MOST_OF_MEMBER = 4

/** Bounds the uploads of a process. Who has to wait for a place hasn't sent anything yet; who hangs up gives it back. */
export class Uploads {
  #gate = new Gate({ capacity: MOST_BYTES, waiting: MOST_WAITING, patienceMs: PATIENCE_MS })
  #ofMember = new Map<number, number>()

  async run<T>(c: HttpContext, { maxBytes }: Upload, member: number | undefined, work: () => Promise<T>): Promise<T> {
    if (member === undefined) throw new Error('Uploads are for members only.')
    const own = this.#ofMember.get(member) ?? 0
    if (own >= MOST_OF_MEMBER) failBusy()
    this.#ofMember.set(member, own + 1)
    try {
      const declared = Number(c.req.header('content-length') ?? maxBytes)
      const weight = Math.min(maxBytes, Number.isFinite(declared) ? declared : maxBytes)
      return await this.#gate.run(work, { weight, signal: c.req.raw.signal })
    } finally {
      const left = (this.#ofMember.get(member) ?? 1) - 1
      if (left > 0) this.#ofMember.set(member, left)
      else this.#ofMember.delete(member)
    }
  }
}
