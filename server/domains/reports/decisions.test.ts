import { beforeEach, expect, test } from 'vitest'
import type { MyCase } from '../../../contract/reports/appeals.ts'
import type { Case } from '../../../contract/reports/moderation-admin.ts'
import type { Report } from '../../../contract/reports/reports.ts'
import { REPORT_TARGETS } from '../../compose/ports.ts'
import { bellOf } from '../../testing/bell.ts'
import type { Member } from '../../testing/members.ts'
import { usePosts } from '../../testing/posts.ts'
import { hold } from './hold-store.ts'

const { database, call, member, write, mails, time } = usePosts()

const DECISIONS = ['keep', 'hide', 'restore'] as const
const reason = '전화번호가 적혀 있어요'
let admins: Member[]

beforeEach(async () => {
  await database.pool.query('truncate case_decisions, appeals, mail_orders, audit_events cascade')
  admins = [await member('admin'), await member('admin'), await member('admin')]
})

const decide = (id: number, decision: string, by: Member | undefined) =>
  call<Case>(by ?? null, 'POST', `/admin/reports/post/${id}/decision`, { decision, reason })
/** By one admin or, of what an admin wrote, by two. */
async function decided(id: number, decision: string, role: string): Promise<void> {
  await decide(id, decision, admins[0])
  if (role === 'admin') await decide(id, decision, admins[1])
}
const appeal = (id: number, author: Member) =>
  call(author, 'POST', `/cases/post/${id}/appeal`, { text: '제 가게의 전화번호예요. 다시 봐 주세요.' })

interface Post {
  id: number
  author: Member
  reporter: Member
  role: 'member' | 'admin'
}
const report = (id: number, by: Member) => call(by, 'POST', '/reports', { kind: 'post', id, reason: 'privacy' })
const held = ({ id, author }: Post) =>
  database.orm.transaction((tx) =>
    hold(tx, REPORT_TARGETS.post, { kind: 'post', id, ownerId: author.id, reasons: ['word'], now: time.now }),
  )

/** What has happened to a post before it is decided about. */
const STATES: Record<string, (post: Post) => Promise<unknown>> = {
  shown: async () => {},
  reported: ({ id, reporter }) => report(id, reporter),
  'hidden by reports': async ({ id, reporter }) => {
    for (const one of [reporter, await member(), await member()]) await report(id, one)
  },
  'hidden by an admin': async ({ id, reporter, role }) => {
    await report(id, reporter)
    await decided(id, 'hide', role)
  },
  'hidden and appealed': async ({ id, author, reporter, role }) => {
    await report(id, reporter)
    await decided(id, 'hide', role)
    await appeal(id, author)
  },
  'appeal rejected': async ({ id, author, role }) => {
    await decided(id, 'hide', role)
    await appeal(id, author)
    await decide(id, 'hide', admins[2])
  },
  restored: async ({ id, reporter, role }) => {
    await report(id, reporter)
    await decided(id, 'hide', role)
    await decided(id, 'restore', role)
  },
  held,
  'held, hidden and appealed': async (post) => {
    await held(post)
    await decided(post.id, 'hide', post.role)
    await appeal(post.id, post.author)
  },
}

async function lookAt({ id, author, reporter }: Post) {
  const rows = async (text: string) => (await database.pool.query<Record<string, string | null>>(text, [id])).rows
  const { data } = await call<Case>(admins[2] ?? null, 'GET', `/admin/reports/post/${id}`)
  const mine = (await call<MyCase[]>(author, 'GET', '/cases/mine')).data
  const reports = (await call<Report[]>(reporter, 'GET', '/reports')).data
  const said = (await mails()).filter(({ to }) => to === author.email)
  return {
    post: [data.hidden ? 'hidden' : 'shown', ...(data.automatic ? ['automatic'] : []), ...data.holds],
    hiddenAt: (await rows('select hidden_at::text as at from posts where id = $1')).map(({ at }) => at),
    decisions: data.decisions
      .toReversed()
      .map((one) => [one.decision, one.waiting ? 'waiting' : '', one.automatic ? 'automatic' : ''].join(' ').trim()),
    log: (await rows("select action from audit_events where kind = 'post' and target_id = $1 order by id")).map(
      (one) => one['action'],
    ),
    author: (await bellOf(call, author)).toReversed().map(({ event }) => event),
    case: mine.map((one) =>
      [
        one.held ? 'held' : '',
        one.automatic ? 'automatic' : '',
        one.reason ? 'reason' : '',
        one.appealUntil?.slice(0, 10) ?? 'no appeal',
        one.appeal ? `appealed${one.appeal.rejected ? ' in vain' : ''}` : '',
      ]
        .filter(Boolean)
        .join(', '),
    ),
    mails: said.map(({ subject }) => subject),
    reporter: [
      ...(await bellOf(call, reporter)).toReversed().map(({ event }) => event),
      ...reports.map(({ outcome }) => `report ${outcome ?? 'waits'}`),
    ],
    appeals: (await rows("select outcome from appeals where kind = 'post' and target_id = $1")).map(
      (one) => one['outcome'] ?? 'waits',
    ),
  }
}

type Look = Awaited<ReturnType<typeof lookAt>>
const NOTHING: Look = {
  post: [],
  hiddenAt: [],
  decisions: [],
  log: [],
  author: [],
  case: [],
  mails: [],
  reporter: [],
  appeals: [],
}
const added = (before: Look, after: Look) =>
  (Object.keys(after) as (keyof Look)[]).flatMap((key) => {
    const [was, is] = [before[key].join('; '), after[key].join('; ')]
    if (was === is) return []
    if (key === 'hiddenAt' && was === '') return []
    return key === 'hiddenAt'
      ? [`    ${key} changed`]
      : [`    ${key}: ${is.startsWith(`${was}; `) && was ? `… ${is.slice(was.length + 2)}` : is || 'none'}`]
  })

test.each(['members', 'admins'] as const)(
  'What fell 14: R1.5 what each decision does in each state of what %s wrote is listed',
  async (authors) => {
    const role = authors === 'admins' ? ('admin' as const) : ('member' as const)
    const lines: string[] = []
    for (const [state, happen] of Object.entries(STATES))
      for (const decision of DECISIONS)
        for (const by of state.includes('appealed') ? ['the same admin', 'another'] : ['an admin']) {
          const [author, reporter] = [await member(role), await member()]
          const { id } = (await write(author)).data
          const post = { id, author, reporter, role }
          await happen(post)
          // Each step was a day after the one before.
          await database.pool.query(
            "update case_decisions set created_at = created_at - ((select max(m.id) from case_decisions as m) + 1 - id) * interval '1 day' where target_id = $1",
            [id],
          )
          await database.pool.query("update posts set hidden_at = hidden_at - interval '1 day' where id = $1", [id])
          const before = await lookAt(post)
          if (decision === 'keep') lines.push(`${state}, before ${by} decides`, ...added(NOTHING, before))
          const { status, code } = await decide(id, decision, admins[by === 'the same admin' ? 0 : 2])
          lines.push(
            `${state}: ${decision} by ${by}`,
            ...(status === 200 ? [] : [`    ${code}`]),
            ...added(before, await lookAt(post)),
          )
          await database.pool.query('delete from rate_limits')
        }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/decisions-of-${authors}.txt`)
  },
)
