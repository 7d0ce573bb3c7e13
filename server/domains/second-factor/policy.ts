import type { Role } from '../../../contract/users/users.ts'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../site/store.ts'

/** Whether this role changes nothing in the back office without a second factor: as the operator says, else everywhere but in a demo. */
export async function isRequired({ db, env }: Pick<Deps, 'db' | 'env'>, role: Role): Promise<boolean> {
  if (role === 'member') return false
  if (env.secondFactor) return env.secondFactor === 'required'
  return !(await readSettings(db)).demo
}
