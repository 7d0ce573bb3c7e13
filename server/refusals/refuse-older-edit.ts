import type { BasedOn, BasedOnVersion } from '../../contract/api/based-on.ts'
import { fail } from './refusal.ts'

/** @param same whether the edit says what is stored: it may be sent again after a lost answer @throws EDITED_ELSEWHERE */
export function refuseOlderEdit(based: BasedOn, editedAt: string | null, same: boolean): void {
  if (based === undefined || same || (based && Date.parse(based)) === (editedAt && Date.parse(editedAt))) return
  fail('EDITED_ELSEWHERE')
}

/** The same for records whose version is a digest; null where nothing is stored. @throws EDITED_ELSEWHERE */
export function refuseOlderVersion(based: BasedOnVersion, stored: string | null, same: boolean): void {
  if (based === undefined || same || based === stored) return
  fail('EDITED_ELSEWHERE')
}
