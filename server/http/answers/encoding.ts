import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip'

/** The encoding that the caller prefers, the first of equally preferred ones; undefined means unencoded. */
export function chooseEncoding(accept: string | undefined, available: readonly Encoding[]): Encoding | undefined {
  if (!accept || available.length === 0) return undefined
  const told = parseAccept(accept)
  const liking = (name: string) => told.find(({ type }) => type.toLowerCase() === name)?.q
  const rest = liking('*') ?? 0
  let best: Encoding | undefined
  let bestLiking = 0
  for (const encoding of available) {
    const q = liking(encoding) ?? rest
    if (q > bestLiking) [best, bestLiking] = [encoding, q]
  }
  return best
}

/** Smaller answers fit into one packet uncompressed. */
const WORTHWHILE_BYTES = 1024
/** Best first. */
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip']
const NONE: readonly Encoding[] = []

/** Encodings offered for a body of this size. */
export const encodingsFor = (bytes: number) => (bytes < WORTHWHILE_BYTES ? NONE : ENCODINGS)

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Fast compression levels, since the caller waits. */
export function encode(body: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: 5 })
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
