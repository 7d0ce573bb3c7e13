import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { GUESSABLE_WORDS, SCORED_LENGTH, knownWords, MIN_SCORE } from '../../../contract/passwords.ts'

/** Parameters of argon2id as recommended by OWASP since 2024: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const strength = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...GUESSABLE_WORDS },
  graphs: adjacencyGraphs,
})

export function isWeak(password: string, about: (string | null)[]): boolean {
  return strength.check(password.slice(0, SCORED_LENGTH), knownWords(about)).score < MIN_SCORE
}

export const hashPassword = (password: string) => hash(password, COST)

/** Hash of no account's password, verified so that an unknown account takes as long as a wrong password. */
const nobodys = hashPassword(randomBytes(16).toString('hex'))

export async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobodys), password)
  return right && typeof passwordHash === 'string'
}
