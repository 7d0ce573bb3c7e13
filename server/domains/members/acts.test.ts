import { expect, test } from 'vitest'
import type { MemberDetail } from '../../../contract/members/members-admin.ts'
import { createApp } from '../../app.ts'
import { accountsOnTestDatabase } from '../../testing/accounts.ts'
import { send } from '../../testing/ask.ts'
import { createMember } from '../../testing/members.ts'

const accounts = accountsOnTestDatabase()
const reason = '약관에 맞지 않는 글을 되풀이했어요'

const STATES = ['active', 'suspended', 'withdrawn'] as const
const ACTS: Record<string, object> = {
  warn: { action: 'warn' },
  'suspend for a week': { action: 'suspend', days: 7 },
  'suspend for good': { action: 'suspend', days: null },
  lift: { action: 'lift' },
  'make a mentor': { action: 'role', role: 'mentor' },
  'make a member': { action: 'role', role: 'member' },
  'log out': { action: 'logout' },
  withdraw: { action: 'withdraw' },
  restore: { action: 'restore' },
}

test.each(['member', 'mentor', 'admin'] as const)(
  'What fell 14: R2.26 what each act does to an account of each state and the role %s is listed',
  async (role) => {
    const { database } = accounts
    const app = createApp(accounts.deps())
    const [admin, second] = [await createMember(accounts.deps(), 'admin'), await createMember(accounts.deps(), 'admin')]
    const lines: string[] = []
    for (const state of STATES)
      for (const [name, body] of Object.entries(ACTS)) {
        const member = await createMember(accounts.deps(), role)
        const { rows: before } = await database.pool.query<{ id: number }>(
          'select coalesce(max(id), 0)::int as id from audit_events',
        )
        const at = accounts.deps().clock()
        if (state === 'suspended')
          await database.pool.query('update users set suspended_until = $2 where id = $1', [
            member.id,
            new Date(at.getTime() + 86_400_000),
          ])
        if (state === 'withdrawn')
          await database.pool.query('update users set withdrawn_at = $2 where id = $1', [member.id, at])
        await accounts.forgetLimits()
        const answer = await send<MemberDetail>(app, admin, 'POST', `/admin/users/${member.id}/acts`, {
          ...body,
          reason,
        })
        let { data, code } = answer
        if (data?.acts[0]?.state === 'waiting') {
          const agreed = await send<MemberDetail>(app, second, 'POST', `/admin/acts/${data.acts[0].id}/decision`, {
            agree: true,
          })
          data = agreed.data
          code = agreed.code ?? 'proposed'
        }
        const { rows: log } = await database.pool.query<{ action: string; after: object }>(
          'select action, after from audit_events where target_id = $1 and id > $2 order by id',
          [member.id, before[0]?.id],
        )
        const mails = (await accounts.mails()).filter(({ to }) => to === member.email)
        lines.push(
          [
            `${state}: ${name}`,
            ...(code ? [code] : []),
            ...(data
              ? [
                  `${data.role}, ${data.state}, until ${data.suspendedUntil ?? 'none'}, ${data.sessionCount} sessions`,
                  ...data.acts.map((act) => `${act.action} ${act.state} ${act.until ?? ''}`.trim()),
                ]
              : []),
            ...log.map(({ action, after }) => `log ${action} ${JSON.stringify(after).replace(reason, '…')}`),
            ...mails.map(({ subject }) => `mail ${subject}`),
          ].join('\n    '),
        )
      }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/acts-on-${role}s.txt`)
  },
)
