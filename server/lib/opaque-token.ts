import { createHash, randomBytes } from 'node:crypto'

/** A random secret of 256 bits, in characters valid in cookies and addresses. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The stored form of a token. Tokens can't be guessed, so a plain digest is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
