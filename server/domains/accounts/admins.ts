import { randomBytes } from 'node:crypto'
import type { Role } from '../../../contract/users/users.ts'
import type { Deps } from '../../deps.ts'
import { passwordLink } from './password-link.ts'
import { hashPassword } from './passwords.ts'
import { createResetToken } from './reset-store.ts'
import { type Account, findByEmail, insertAccount, setRole } from './store.ts'

type AdminDeps = Pick<Deps, 'db' | 'clock' | 'origin'>

/** Outcome of adding an admin. */
export type AddedAdmin =
  | { outcome: 'promoted' | 'already' | 'left' }
  /** There was no such account. The link sets its password, once. */
  | { outcome: 'created'; link: string }

/** Long enough for the link to reach its recipient. */
const LINK_SECONDS = 24 * 3600
const DEMO_EMAIL = 'admin@demo.example'

/** Makes the account of this address an admin; creates the account if there is none. */
export async function addAdmin({ db, clock, origin }: AdminDeps, email: string): Promise<AddedAdmin> {
  const account = await findByEmail(db, email)
  if (account?.withdrawnAt) return { outcome: 'left' }
  if (account?.role === 'admin') return { outcome: 'already' }
  if (account) {
    await setRole(db, account.id, 'admin')
    return { outcome: 'promoted' }
  }
  const made = await insertAccountWithoutPassword({ db, clock }, email, 'admin')
  // Somebody has just registered with that address: it is their account that becomes an admin's.
  if (!made) return addAdmin({ db, clock, origin }, email)
  const token = await createResetToken(db, made.id, clock(), LINK_SECONDS)
  return { outcome: 'created', link: passwordLink(origin, token) }
}

/** Creates the admin of a demo, with a random password, so that no known password works on any deployment. */
export async function addDemoAdmin(
  deps: Omit<AdminDeps, 'origin'>,
): Promise<{ email: string; password: string } | null> {
  if (await findByEmail(deps.db, DEMO_EMAIL)) return null
  const password = randomBytes(12).toString('base64url')
  await insertNumbered(deps, { email: DEMO_EMAIL, role: 'admin', passwordHash: await hashPassword(password) })
  return { email: DEMO_EMAIL, password }
}

/** An account that its owner completes by a mailed link; null if another one has the address. */
export const insertAccountWithoutPassword = (deps: Omit<AdminDeps, 'origin'>, email: string, role: Role) =>
  insertNumbered(deps, { email, role, passwordHash: null })

const NAMES: Record<Role, string> = { admin: '관리자', mentor: '멘토', member: '새회원' }

/** Takes the first free one of such nicknames. @returns null if another account has the address */
async function insertNumbered(
  { db, clock }: Omit<AdminDeps, 'origin'>,
  given: { email: string; role: Role; passwordHash: string | null },
): Promise<Account | null> {
  for (let number = 1; ; number++) {
    const nickname = `${NAMES[given.role]}${number === 1 ? '' : number}`
    const account = await insertAccount(db, { ...given, nickname, agreedAt: null }, clock())
    if (account) return account
    if (await findByEmail(db, given.email)) return null
  }
}
