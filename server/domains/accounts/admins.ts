import { randomBytes } from 'node:crypto'
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
  const { id } = await insertAdmin({ db, clock }, email, null)
  return { outcome: 'created', link: passwordLink(origin, await createResetToken(db, id, clock(), LINK_SECONDS)) }
}

/** Creates the admin of a demo, with a random password, so that no known password works on any deployment. */
export async function addDemoAdmin(
  deps: Omit<AdminDeps, 'origin'>,
): Promise<{ email: string; password: string } | null> {
  if (await findByEmail(deps.db, DEMO_EMAIL)) return null
  const password = randomBytes(12).toString('base64url')
  await insertAdmin(deps, DEMO_EMAIL, await hashPassword(password))
  return { email: DEMO_EMAIL, password }
}

/** Takes the first free one of the nicknames that sign-up refuses. */
async function insertAdmin(
  { db, clock }: Omit<AdminDeps, 'origin'>,
  email: string,
  passwordHash: string | null,
): Promise<Account> {
  for (let number = 1; ; number++) {
    const nickname = `관리자${number === 1 ? '' : number}`
    const given = { email, passwordHash, nickname, role: 'admin', agreedAt: null } as const
    const account = (await insertAccount(db, given, clock())) ?? (await findByEmail(db, email))
    if (account) return account
  }
}
