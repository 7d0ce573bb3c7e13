import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Gate } from '../../http/capacity/gate.ts'

/** Parameters of argon2id as recommended by OWASP since 2024: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes one of the four threads that also read files and resolve names, so two of them stay free. */
const gate = new Gate({ capacity: 2, waiting: 100, patienceMs: 15_000 })

export const hashPassword = (password: string) => gate.run(() => hash(password, COST))

/** Hash of no account's password, verified so that an unknown account takes as long as a wrong password. */
const nobodys = hashPassword(randomBytes(16).toString('hex'))

export async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const known = passwordHash ?? (await nobodys)
  const right = await gate.run(() => verify(known, password))
  return right && typeof passwordHash === 'string'
}
