import type { BodyOf } from '../../../contract/api/endpoint.ts'
import type { accountsApi } from '../../../contract/accounts/accounts-api.ts'
import { versionOf } from '../../../contract/users/agreements.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { insertConsents, withdrawMarketing } from './consent-store.ts'
import { type Account, updateProfile } from './store.ts'

/** Records what a new member agreed to. */
export async function recordAgreements(
  tx: Db,
  userId: number,
  { marketing, versions }: Pick<BodyOf<typeof accountsApi.registerUser>, 'marketing' | 'versions'>,
  now: Date,
): Promise<void> {
  const { terms, privacy } = versions
  await insertConsents(tx, userId, { terms, privacy, ...(marketing && { marketing: versions.marketing }) }, now)
}

/** Updates the profile; a change of the consent to marketing messages is recorded with its time. */
export async function saveProfile(
  { db, clock }: Deps,
  before: Account,
  profile: BodyOf<typeof accountsApi.updateMe>,
): Promise<Account> {
  const account = await db.transaction(async (tx) => {
    const saved = await updateProfile(tx, before.id, profile)
    if (!saved || saved.marketing === before.marketing) return saved
    if (saved.marketing) await insertConsents(tx, saved.id, { marketing: versionOf('marketing') }, clock())
    else await withdrawMarketing(tx, before, clock())
    return saved
  })
  return account ?? fail('NICKNAME_TAKEN')
}
