import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { passwordLink } from './letters.ts'
import { hashPassword } from './passwords.ts'
import { createResetToken } from './reset-store.ts'
import { type Account, findByEmail, insertAccount, setRole } from './store.ts'

type AdminDeps = Pick<Deps, 'db' | 'clock' | 'origin'>

/** What came of making somebody an admin. */
export type AddedAdmin =
  | { outcome: 'promoted' | 'already' | 'left' }
  /** There was no such account: its password is set by this link, once. */
  | { outcome: 'created'; link: string }

/** Long enough to reach whoever it is for. */
const LINK_SECONDS = 24 * 3600
const DEMO_EMAIL = 'admin@demo.example'

/** Makes the account of this address an admin, or makes an account that is one. */
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

/** Of a demo start: somebody who may look into the back office. There is no password that anybody could know beforehand. */
export async function addDemoAdmin(
  deps: Omit<AdminDeps, 'origin'>,
): Promise<{ email: string; password: string } | null> {
  if (await findByEmail(deps.db, DEMO_EMAIL)) return null
  const password = randomBytes(12).toString('base64url')
  await insertAdmin(deps, DEMO_EMAIL, await hashPassword(password))
  return { email: DEMO_EMAIL, password }
}

/** Nobody can take these nicknames at sign-up; the first that is free is his. */
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
