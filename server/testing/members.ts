import type { Role } from '../../contract/users/users.ts'
import { nicknameKey } from '../../contract/users/nickname.ts'
import type { Deps } from '../deps.ts'
import { hashPassword } from '../domains/accounts/passwords.ts'
import { users } from '../domains/accounts/table.ts'
import { refreshExpiry } from '../domains/session/refresh-store.ts'
import { refreshTokens, sessions } from '../domains/session/table.ts'
import { signAccess } from '../domains/session/tokens.ts'
import { hashToken, newToken } from '../lib/opaque-token.ts'
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

type Given = Pick<Deps, 'db' | 'clock'> & Partial<Deps>

/** Creates a member who is logged in. */
export async function createMember(given: Given, role: Role = 'member'): Promise<Member> {
  const [member] = await createMembers(given, role, 1)
  if (!member) throw new Error('No member was created.')
  return member
}

/** A new member with a role at each call, for tests that need thousands: created some at a time. */
export function memberPool(given: Given): (role?: Role) => Promise<Member> {
  const unused = new Map<Role, Member[]>()
  return async (role = 'member') => {
    const [member, ...others] = unused.get(role) ?? []
    const [first, ...more] = member ? [member, ...others] : await createMembers(given, role, 25)
    unused.set(role, more)
    return first as Member
  }
}

/** In three statements, however many: signing up and logging in, as people do, would be eight for each. */
async function createMembers({ db, clock, keys = TEST_KEYS }: Given, role: Role, count: number): Promise<Member[]> {
  const now = clock()
  passwordHash ??= hashPassword(PASSWORD)
  const agreed = { role, passwordHash: await passwordHash, agreedAt: now, createdAt: now }
  const named = Array.from({ length: count }, () => {
    made += 1
    return { email: `member${made}@dog.example`, nickname: `콩이${made}` }
  })
  const accounts = await db
    .insert(users)
    .values(named.map((each) => ({ ...each, ...agreed, nicknameKey: nicknameKey(each.nickname) })))
    .returning({ id: users.id })
  const times = { createdAt: now, lastUsedAt: now, confirmedAt: now, expiresAt: refreshExpiry(now) }
  const opened = await db
    .insert(sessions)
    .values(accounts.map(({ id }) => ({ userId: id, device: 'Chrome · Android', ...times })))
    .returning({ userId: sessions.userId, sessionId: sessions.id })
  const logins = opened.map((session) => ({ ...session, refresh: newToken() }))
  const hashes = logins.map(({ sessionId, refresh }) => ({ sessionId, hash: hashToken(refresh) }))
  await db.insert(refreshTokens).values(hashes)
  return Promise.all(
    logins.map(async (login, i) => {
      const access = await signAccess(keys.of('access-tokens'), login, now)
      const { email = '', nickname = '' } = named[i] ?? {}
      return {
        id: login.userId,
        email,
        nickname,
        sessionId: login.sessionId,
        cookie: `access=${access}; refresh=${login.refresh}`,
      }
    }),
  )
}
