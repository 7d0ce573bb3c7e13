import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { GUESSABLE_WORDS, SCORED_LENGTH, knownWords, MIN_SCORE } from '../../../contract/passwords.ts'

/** argon2id, as OWASP advises for 2024 and later: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const strength = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...GUESSABLE_WORDS },
  graphs: adjacencyGraphs,
})

export function isWeak(password: string, about: (string | null)[]): boolean {
  return strength.check(password.slice(0, SCORED_LENGTH), knownWords(about)).score < MIN_SCORE
}

export const hashPassword = (password: string) => hash(password, COST)

/** Nobody's: an account that isn't there takes as long as a wrong password. */
const nobodys = hashPassword(randomBytes(16).toString('hex'))

export async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobodys), password)
  return right && typeof passwordHash === 'string'
}
