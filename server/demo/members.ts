import type { Db } from '../db/index.ts'
import { insertAccount } from '../domains/accounts/store.ts'

const NICKNAMES = ['느린산책', '콩이네집', '바다좋아개', '보리누나', '주말엔들판', '뭉치형']

/** Made-up members who told and wrote what the demo shows. Nobody can log in as one: they have neither address nor password. */
export async function insertDemoMembers(db: Db, now: Date): Promise<number[]> {
  const ids: number[] = []
  for (const nickname of NICKNAMES) {
    const account = await insertAccount(db, { email: null, passwordHash: null, nickname, agreedAt: null }, now)
    if (account) ids.push(account.id)
  }
  return ids
}
