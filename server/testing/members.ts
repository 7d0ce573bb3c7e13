import type { Role } from '../../contract/accounts.ts'
import type { Deps } from '../deps.ts'
import { hashPassword } from '../domains/accounts/passwords.ts'
import { insertAccount } from '../domains/accounts/store.ts'
import { insertSession } from '../domains/session/store.ts'
import { signAccess } from '../domains/session/tokens.ts'
import { TEST_KEYS } from './keys.ts'

/** Password of all members created by tests. */
export const PASSWORD = '콩이랑 산책 가는 날 7'
let passwordHash: Promise<string> | undefined

export interface Member {
  id: number
  email: string
  nickname: string
  sessionId: number
  /** The Cookie header of their browser. */
  cookie: string
}

let made = 0

/** Creates a member who is logged in. */
export async function createMember(
  { db, clock, keys = TEST_KEYS }: Pick<Deps, 'db' | 'clock'> & Partial<Deps>,
  role: Role = 'member',
): Promise<Member> {
  made += 1
  const email = `member${made}@dog.example`
  const nickname = `콩이${made}`
  passwordHash ??= hashPassword(PASSWORD)
  const given = { email, nickname, role, passwordHash: await passwordHash, agreedAt: clock() }
  const account = await insertAccount(db, given, clock())
  if (!account) throw new Error(`${email} is there already.`)
  const session = await insertSession(db, account.id, 'Chrome · Android', clock())
  const access = await signAccess(keys.of('access-tokens'), session, clock())
  const cookie = `access=${access}; refresh=${session.refresh}`
  return { id: account.id, email, nickname, sessionId: session.sessionId, cookie }
}
