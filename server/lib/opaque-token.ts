import { createHash, randomBytes } from 'node:crypto'

/** A secret that is handed out once: 256 bits, fit for a cookie or an address. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is kept of a token. It has nothing to guess, so that a plain digest is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
