import type { ActBody, NewMemberBody } from '../../../contract/members/members-admin.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { insertAccountWithoutPassword } from '../accounts/admins.ts'
import { enqueueMail, leave } from '../accounts/service.ts'
import { restore } from '../accounts/withdraw-store.ts'
import { type Auditor, insertEvent } from '../audit/store.ts'
import { deleteDevices } from '../session/device-store.ts'
import { deleteSessions } from '../session/store.ts'
import { type Act, decide, insertAct, isProposed, lockAct, wasJustRevealed } from './act-store.ts'
import { mailOfAct } from './mail-texts.ts'
import { ENDLESS, stateOf } from './member-columns.ts'
import { type Account, findMember, hasAdmin, lockWithAdmins, setRoleOf, setSuspension } from './store.ts'

const DAY_MS = 86_400_000

type Wanted = Pick<Act, 'action' | 'role' | 'days' | 'reason'>

/** Writes what happened to an account into the audit log, in the transaction of the change. */
const log = (
  tx: Db,
  by: Auditor,
  account: Account,
  action: Parameters<typeof insertEvent>[2]['action'],
  after: object,
  at: Date,
) =>
  insertEvent(
    tx,
    by,
    { kind: 'member', action, targetId: account.id, targetName: account.nickname, before: {}, after: { ...after } },
    at,
  )

/** Creates an account whose owner sets its password by a mailed link. @returns its id */
export async function createMember(deps: Deps, by: Auditor, { email, role }: NewMemberBody): Promise<number> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const { id } =
      (await insertAccountWithoutPassword({ db: tx, clock }, email, role)) ??
      fail('EMAIL_TAKEN', { email: '이미 이 이메일을 쓰는 회원이 있어요.' })
    const made = await findMember(tx, id)
    await log(tx, by, made, 'create', { role }, clock())
    await enqueueMail({ ...deps, db: tx }, { kind: 'account-made', userId: id })
    return id
  })
}

/** One look, however often its call is sent. */
export async function logReveal(tx: Db, by: Auditor, account: Account, reason: string, at: Date): Promise<void> {
  if (await wasJustRevealed(tx, { userId: by.userId, targetId: account.id, reason, at })) return
  await log(tx, by, account, 'reveal', { reason }, at)
}

/** Does it, or, if it concerns another admin, proposes it to a second one. */
export function actOn(deps: Deps, by: Auditor, id: number, body: ActBody): Promise<void> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const now = clock()
    const target = await lockTarget(tx, by, id, now)
    const wanted: Wanted = {
      action: body.action,
      reason: body.reason,
      role: body.action === 'role' ? body.role : null,
      days: body.action === 'suspend' ? body.days : null,
    }
    const own = target.id === by.userId
    // Admins may give up their own role and log themselves out; anything else is another's to decide.
    if (own && !(body.action === 'role' || body.action === 'logout')) fail('OWN_ACCOUNT')
    refuseImpossible(target, wanted, now)
    const act = { ...wanted, userId: id, byId: by.userId, createdAt: now }
    if (target.role === 'admin' && !own) {
      if (await isProposed(tx, id, body.action)) fail('ACT_IMPOSSIBLE')
      await insertAct(tx, { ...act, state: 'waiting' })
      await log(tx, by, target, 'propose', wanted, now)
      return
    }
    const until = untilOf(wanted, now)
    await insertAct(tx, { ...act, until, state: 'done', decidedAt: now })
    await perform({ ...deps, db: tx }, by, target, { ...wanted, until })
  })
}

/** A second admin's answer. */
export function decideAct(deps: Deps, by: Auditor, id: number, agree: boolean): Promise<number> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const now = clock()
    const proposed = await lockAct(tx, id)
    if (!proposed) return fail('RECORD_NOT_FOUND')
    if (proposed.state !== 'waiting') fail('ACT_DECIDED')
    const { userId, byId } = proposed
    if (userId === by.userId || (agree && byId === by.userId)) fail('OWN_ACCOUNT')
    const target = await lockTarget(tx, by, userId, now)
    if (!agree) {
      await decide(tx, id, { state: 'refused', decidedById: by.userId, decidedAt: now })
      await log(tx, by, target, 'refuse', { action: proposed.action }, now)
      return userId
    }
    refuseImpossible(target, proposed, now)
    const until = untilOf(proposed, now)
    await decide(tx, id, { state: 'done', decidedById: by.userId, decidedAt: now, until })
    await perform({ ...deps, db: tx }, by, target, { ...proposed, until })
    return userId
  })
}

async function lockTarget(tx: Db, by: Auditor, id: number, now: Date): Promise<Account> {
  const locked = await lockWithAdmins(tx, [id, by.userId])
  // Their role may have been taken away while this call waited for the lock.
  const caller = locked.find((one) => one.id === by.userId)
  if (!caller || caller.role !== 'admin' || stateOf(caller, now) !== 'active') fail('FORBIDDEN')
  const target = locked.find((one) => one.id === id) ?? fail('RECORD_NOT_FOUND')
  return target.erasedAt ? fail('ACT_IMPOSSIBLE') : target
}

function refuseImpossible(target: Account, { action, role }: Wanted, now: Date): void {
  const state = stateOf(target, now)
  const impossible =
    action === 'lift'
      ? state !== 'suspended'
      : action === 'restore'
        ? state !== 'withdrawn'
        : state === 'withdrawn' || (action === 'role' && role === target.role)
  if (impossible) fail('ACT_IMPOSSIBLE')
}

const untilOf = ({ action, days }: Wanted, now: Date): Date | null =>
  action !== 'suspend' ? null : days === null ? ENDLESS : new Date(now.getTime() + days * DAY_MS)

async function perform(deps: Deps, by: Auditor, target: Account, act: Wanted & { until: Date | null }): Promise<void> {
  const { db: tx, clock } = deps
  const { id } = target
  const now = clock()
  switch (act.action) {
    case 'role':
      await setRoleOf(tx, id, act.role ?? 'member')
      break
    case 'suspend':
      await setSuspension(tx, id, act.until)
      break
    case 'lift':
      await setSuspension(tx, id, null)
      break
    case 'logout':
      await deleteSessions(tx, id)
      await deleteDevices(tx, [id])
      break
    case 'withdraw':
      await leave(deps, { end: deleteSessions }, id)
      break
    case 'restore':
      await restore(tx, id)
      break
    case 'warn':
      break
  }
  if (!hasAdmin(await lockWithAdmins(tx, []), now)) fail('LAST_ADMIN')
  const { action, role, days, reason } = act
  await log(tx, by, target, action, { reason, ...(role && { role }), ...(action === 'suspend' && { days }) }, now)
  const mail = mailOfAct(act)
  if (mail) await enqueueMail(deps, { kind: 'decision', userId: id, ...mail })
}
