import type { accountsApi } from '../../../contract/accounts/accounts-api.ts'
import type { DataOf } from '../../../contract/api/endpoint.ts'
import { HOUR } from '../../../contract/api/limit.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/request/actor.ts'
import type { Download } from '../../http/files/downloads.ts'
import { fail } from '../../refusals/refusal.ts'
import { photoFilesOf } from '../photos/export.ts'
import type { ExportedParts, MemberData } from './ports.ts'
import { findById, userOf } from './store.ts'

type Exported = DataOf<typeof accountsApi.exportMe>

/** Everything stored about a member, except the files of their photos. */
export async function exportMember({ db, clock }: Deps, parts: MemberData, member: Actor): Promise<Exported> {
  const account = (await findById(db, member.userId)) ?? fail('UNAUTHENTICATED')
  const exported: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(parts)) exported[name] = await part.export(db, member, clock())
  return {
    exportedAt: clock().toISOString(),
    account: { ...userOf(account), agreedAt: account.agreedAt?.toISOString() ?? null },
    ...(exported as ExportedParts),
  }
}

/** The same with the photos, as a zip: a photo is read when the caller has received those before it. */
export const exportDownload = (deps: Deps, parts: MemberData): Download => ({
  path: '/users/me/export.zip',
  limit: [{ name: 'exportByMember', per: '{member}', points: 5, seconds: HOUR }],
  async open(member) {
    const exported = await exportMember(deps, parts, member)
    const json = { name: 'data.json', input: JSON.stringify(exported, null, 2), lastModified: deps.clock() }
    async function* files() {
      yield json
      for await (const { name, bytes, createdAt } of photoFilesOf(deps, member.userId)) {
        yield { name: `photos/${name}`, input: bytes, lastModified: createdAt }
      }
    }
    return { name: `daengdaengroad-${todayInKorea(deps.clock())}.zip`, files: files() }
  },
})
