import { Client } from 'pg'
import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest'
import type { Failure, Success } from '../../../contract/api/errors.ts'
import {
  anotherApp,
  database,
  depsOf,
  mailsSent,
  newMember,
  type OperationId,
  OPERATIONS,
  send,
  type Sent,
  validCallOf,
} from '../../testing/examples.ts'
import { callerOf } from '../../testing/roles.ts'
import { queriesOf, WHOLE } from '../../testing/engines/queries-of.ts'
import { isOfDatabase, statementList, statementOf } from '../../testing/engines/statements.ts'
import { runJobs } from '../../compose/jobs.ts'
import { localInvalidations } from '../answers/invalidations.ts'
import type { ServedEndpoint } from '../calls/serve.ts'

// Ages, weekdays and periods are those of a Wednesday, whenever the test runs; before the imports, since examples are of that day too.
vi.hoisted(() => {
  const { now } = Date
  const later = Date.parse('2026-11-25T02:34:00Z') - now()
  class Then extends Date {
    constructor(...given: [number]) {
      super(...(given.length > 0 ? given : ([now() + later] as [number])))
    }
    static override now = () => now() + later
  }
  vi.stubGlobal('Date', Then)
})

// What each call does, as far as the database sees it. Which values are right, the tests of each domain prove.

const reason = '같은 글을 되풀이했어요'
const VISIT = { outcome: 'admitted', visitedOn: '2026-11-24' }
const VISITED = { title: '문 앞에서 있었던 일', placeId: 1, visit: VISIT }
/** Sent after an endpoint's example, by the same caller: what only another body does, or the same one again. */
const FURTHER: Partial<Record<OperationId, object[]>> = {
  setLike: [{ liked: true }, { liked: false }],
  likePlaces: [{}],
  setMute: [{ level: 'muted' }, { level: null }],
  binBanners: [{}, { binned: false }],
  binBoards: [{}, { binned: false }],
  binGroups: [{}, { binned: false }],
  binNotices: [{}, { binned: false }],
  binOptions: [{}, { binned: false }],
  binPlaces: [{}, { binned: false }],
  decideCase: [{}, { decision: 'restore' }, { decision: 'keep' }],
  decideCorrection: [{ accept: false }],
  actOnMember: [
    { action: 'lift', reason },
    { action: 'warn', reason },
    { action: 'logout', reason },
    { action: 'role', role: 'mentor', reason },
    { action: 'withdraw', reason },
    { action: 'restore', reason },
  ],
  createReport: [{}, { part: 'nickname' }, { part: 'nickname', reason: 'abuse' }],
  createComment: [{}],
  updateComment: [{}],
  reportEntry: [{}, { outcome: 'refused' }],
  changeEntry: [{ outcome: 'refused' }],
  updateReview: [{}],
  createPost: [{ ...VISITED, photoIds: [] }],
  updatePost: [{}, { ...VISITED, photoIds: [] }, { ...VISITED, visit: { ...VISIT, outcome: 'refused' }, photoIds: [] }],
  createReview: [{}],
  askQuestion: [{ mentorId: 1, photoIds: [] }],
  takeQuestion: [{}, { taken: false }],
  answerQuestion: [{}, { publish: false }],
  rateAnswer: [{}],
  saveMentorProfile: [{}, { accepting: false }],
  updateMentor: [{ version: 2 }, { version: 2, accepting: false }],
  updateSavedReply: [{}],
  createLikeList: [{}],
  setListsOfPlace: [{ listIds: [] }],
  setMyPhoto: [{ photoId: null }],
  saveNotificationSettings: [{}, { off: [] }],
  showPresence: [{}],
  startEditing: [{}],
  viewPost: [{}],
}
/** Counters and kept answers. */
const BESIDE = new Set(['rate_limits', 'idempotency_keys'])
/** Columns whose values are of a closed list, or say whether. */
const TELLING =
  /^(?:action|event|kind|subject|state|decision|outcome|role|published|hidden|anonymous|weight|liked|accepted|last|off)$/
const HOUR = 3_600_000

const statements = statementList()

type Row = Record<string, unknown>
interface Change {
  name: string
  before: Row | null
  after: Row | null
}

const invalidations = localInvalidations()
let app: ReturnType<typeof anotherApp>
const tags = new Set<string>()
let query: MockInstance

beforeAll(async () => {
  app = anotherApp({ invalidations })
  invalidations.subscribe((touched) => {
    for (const tag of touched ?? ['everything']) tags.add(tag.replaceAll(/\d+/g, '#'))
  })
  query = vi.spyOn(Client.prototype, 'query')
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const watched = rows.filter(({ name }) => !BESIDE.has(name))
  await database.pool.query(`
    select setval('users_id_seq', 700000);
    create schema watched;
    create table watched.changes (id bigserial, name text, before jsonb, after jsonb);
    create function watched.note() returns trigger language plpgsql as $$ begin
      insert into watched.changes (name, before, after) values (tg_table_name,
        case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
      return null;
    end $$;
    ${watched.map(({ name }) => `create trigger watched after insert or update or delete on "${name}" for each row execute function watched.note();`).join('\n')}`)
})

const LOCK =
  /\b(?:from|join) "?(\w+)"?|\bfor ((?:no key update|key share|update|share)\b(?: of "?\w+"?)?(?: skip locked| nowait)?)|\b(pg_(?:try_)?advisory\w+)/gi

afterAll(() => query.mockRestore())

/** The locks that statements take, in order: `users for no key update`. */
function locksIn(texts: readonly string[]): string[] {
  return texts
    .filter((text) => !text.includes('mail_orders'))
    .flatMap((text) => {
      let table = ''
      return [...text.matchAll(LOCK)].flatMap(([, from, lock, advisory]) => {
        if (from) table = from
        return lock ? `${table} for ${lock}` : (advisory ?? [])
      })
    })
}

/** What a mail says, without numbers, days and names, which differ from run to run. */
const wordsOf = (mail: object) =>
  JSON.stringify(mail)
    .replaceAll(/\d+/g, '#')
    .replaceAll(/‘[^’]*’/g, '‘…’')

function told(column: string, value: unknown, caller: number): string {
  if (column.endsWith('user_id') || /^(?:author|owner|actor|by)_id$/.test(column))
    return `${column} ${value === caller ? 'caller' : 'another'}`
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) {
    if (isOfDatabase(Date.parse(value))) return `${column} now`
    const hours = Math.round((Date.parse(value) - Date.now()) / HOUR)
    if (hours === 0) return `${column} now`
    if (hours < 0) return column
    return hours > 2000 ? `${column} later` : `${column} +${hours} h`
  }
  if (TELLING.test(column) && !/\d/.test(JSON.stringify(value))) return `${column} ${JSON.stringify(value)}`
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && /^(?:before|after|order)$/.test(column)) {
    const { kind, userId, ...rest } = value as { kind?: string; userId?: number }
    const to = userId === undefined ? [] : [`to ${userId === caller ? 'caller' : 'another'}`]
    const says = kind === 'decision' ? [wordsOf(rest)] : []
    return [column, ...(kind ? [kind] : []), ...to, `{ ${Object.keys(value).toSorted().join(', ')} }`, ...says].join(
      ' ',
    )
  }
  return column
}

const isEmpty = (value: unknown) => value === null || value === false || value === 0 || value === ''

function lineOf({ name, before, after }: Change, caller: number): string[] {
  if (name === 'mail_orders' && before) return []
  if (!after) return [`- ${name}`]
  const columns = Object.entries(after)
    .filter(([column, value]) =>
      before ? JSON.stringify(before[column]) !== JSON.stringify(value) : column !== 'id' && !isEmpty(value),
    )
    .map(([column, value]) => (before && isEmpty(value) ? `${column} none` : told(column, value, caller)))
    .toSorted()
  return columns.length > 0 ? [`${before ? '~' : '+'} ${name}: ${columns.join(', ')}`] : []
}

/** What became of each row in all: times that are set twice are the same only if that is done within a millisecond. */
function inAll(changes: readonly Change[]): Change[] {
  const rows = new Map<unknown, Change>()
  for (const change of changes) {
    const id = (change.after ?? change.before)?.['id']
    // An order is gone once it is sent.
    const key = id === undefined || change.name === 'mail_orders' ? change : `${change.name} ${JSON.stringify(id)}`
    rows.set(key, { ...change, before: (rows.get(key) ?? change).before })
  }
  return [...rows.values()].filter(({ before, after }) => before ?? after)
}

function counted(lines: readonly string[]): string[] {
  const several = new Set(lines.filter((line, at) => lines.indexOf(line) !== at))
  return [...new Set(lines)].map((line) => (several.has(line) ? `${line} (several)` : line)).toSorted()
}

/** What one call does, a line each. */
async function effectsOf(name: string, endpoint: ServedEndpoint, call: Sent, caller: number): Promise<string[]> {
  await mailsSent()
  await database.pool.query('delete from rate_limits; delete from watched.changes')
  query.mockClear()
  tags.clear()
  const response = await send(endpoint, call, {}, app)
  await mailsSent()
  const sent = query.mock.calls.map(statementOf)
  statements.note(name, sent, caller)
  const locks = locksIn(sent.map(({ text }) => text))
  const { rows } = await database.pool.query<Change>('select name, before, after from watched.changes order by id')
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.replace(/(?:-\d+)?=[^;]*/, ''))
  return [
    ...(response.ok ? [] : [`refused: ${((await response.json()) as Failure).code}`]),
    ...(locks.length > 0 ? [`locks ${locks.join(' → ')}`] : []),
    ...(tags.size > 0 ? [`forgets ${[...tags].toSorted().join(', ')}`] : []),
    ...cookies.toSorted().map((cookie) => `sets ${cookie}`),
    ...counted(inAll(rows).flatMap((change) => lineOf(change, caller))),
  ]
}

/** Notes what a list sends for all that it can be asked, and in each list and order for what comes after the first row. */
async function noteReads(id: OperationId, endpoint: ServedEndpoint): Promise<void> {
  const { entries = {} } = (endpoint.query ?? {}) as { entries?: object }
  if (Object.keys(entries).length === 0) return
  const caller = await newMember(callerOf(endpoint))
  const call = await validCallOf(id, caller)
  // A second row, where the example makes one.
  if ('cursor' in entries) await validCallOf(id, caller)
  const cursorOf = async (asked: Record<string, string>, name?: string): Promise<string | null> => {
    await database.pool.query('delete from rate_limits')
    query.mockClear()
    const response = await send(endpoint, { ...call, query: { ...call.query, ...asked } }, {}, app)
    if (name)
      statements.note(`${id} ${response.ok ? '' : 'refused '}${name}`, query.mock.calls.map(statementOf), caller.id)
    return ((await response.json()) as Success<{ cursor?: string | null }>).data?.cursor ?? null
  }
  for (const asked of [{}, ...queriesOf(endpoint)] as Record<string, string>[]) {
    const name = Object.entries(asked)
      .map((pair) => pair.join('='))
      .join(' ')
    if (name) await cursorOf(asked, name)
    if (!('cursor' in entries) || (name && !WHOLE.some((one) => one in asked))) continue
    const cursor = await cursorOf({ ...asked, ...('limit' in entries && { limit: '1' }) })
    if (cursor) await cursorOf({ ...asked, cursor }, `${name} after a row`)
  }
}

const BINNED = ['boards', 'groups', 'main_banners', 'notices', 'options']

/** Notes what the jobs of a minute ask when there is something to do for each. */
async function noteJobs(): Promise<void> {
  const { id } = await newMember()
  const [now, before] = [new Date(), new Date(Date.now() - 40 * 24 * HOUR)]
  await database.pool.query('update users set withdrawn_at = $1 where id = $2', [before, id])
  for (const table of BINNED)
    await database.pool.query(`update ${table} set deleted_at = $1 where deleted_at is not null`, [before])
  await database.pool.query(
    `insert into notices (title, category, html, pinned, visible, published_at) values ('점검', 'news', '', false, true, $1)`,
    [now],
  )
  await database.pool.query(
    `insert into notification_broadcasts (event, subject_id, at) select 'changed', min(id), $1 from places`,
    [now],
  )
  query.mockClear()
  await runJobs(depsOf({}))
  // Days of figures are those of all examples.
  const sent = query.mock.calls.map(statementOf).filter(({ text }) => !text.startsWith('insert into "daily_figures"'))
  statements.note('jobs', sent, id)
}

test('What fell 14: what every call asks of the database, stores, locks, logs, mails, tells and forgets is listed, and changes on purpose alone', async () => {
  const listed: string[] = []
  for (const [id, endpoint] of OPERATIONS) {
    const caller = await newMember(callerOf(endpoint))
    const call = await validCallOf(id, caller)
    const effects = await effectsOf(id, endpoint, call, caller.id)
    if (endpoint.method === 'GET' && effects.length === 0) continue
    expect([id, effects.some((line) => line.startsWith('refused'))]).toEqual([id, false])
    listed.push(id, ...effects.map((line) => `  ${line}`))
    for (const change of FURTHER[id] ?? []) {
      const body = id === 'actOnMember' ? change : { ...(call.body as object), ...change }
      const further = await effectsOf(`${id} ${JSON.stringify(change)}`, endpoint, { ...call, body }, caller.id)
      listed.push(`  then ${JSON.stringify(change)}`, ...further.map((line) => `    ${line}`))
    }
  }
  for (const [id, endpoint] of OPERATIONS) if (endpoint.method === 'GET') await noteReads(id, endpoint)
  await noteJobs()
  await expect(statements.text()).toMatchFileSnapshot('__snapshots__/statements.txt')
  await expect(`${listed.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/effects.txt')
})
