import type { AuditAction } from '../../../contract/audit/audit.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/index.ts'
import type { FactorChange } from '../../mail/orders.ts'
import { enqueueMail } from '../accounts/service.ts'
import { findById } from '../accounts/store.ts'
import { type Auditor, insertEvent } from '../audit/store.ts'

type FactorAction = Extract<AuditAction, `factor-${string}`>

/** Writes what happened to a second factor into the audit log. `by`: null for the command line. */
export async function logFactor(
  tx: Db,
  { userId, by }: { userId: number; by: Auditor | null },
  action: FactorAction,
  after: Record<string, unknown>,
  at: Date,
): Promise<void> {
  const targetName = (await findById(tx, userId))?.nickname ?? ''
  await insertEvent(tx, by, { kind: 'member', action, targetId: userId, targetName, before: {}, after }, at)
}

/** Tells the owner by mail, in the transaction of the change. */
export const tellOwner = (deps: Pick<Deps, 'db' | 'clock' | 'mails'>, userId: number, change: FactorChange) =>
  enqueueMail(deps, { kind: 'second-factor', userId, change, at: deps.clock().toISOString() })
