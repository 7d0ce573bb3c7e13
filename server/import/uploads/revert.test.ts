import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { AuditEvent } from '../../../contract/audit/audit.ts'
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts'
import type { ImportRemain, ImportRun } from '../../../contract/imports/imports-admin.ts'
import type { PlaceRecord } from '../../../contract/places/place-records.ts'
import type { Deps } from '../../deps.ts'
import { countEffects } from '../../domains/imports/effect-store.ts'
import { createMember } from '../../testing/members.ts'
import { storedPlaces, uploadSite } from '../../testing/uploads.ts'
import { CAFE, type Cells, csv, generateKcisa } from '../fixture/kcisa.ts'
import { HOSPITAL, licenceCsv } from '../fixture/licences.ts'

const uploads = uploadSite()

const cafe = (name: string, own: Cells = {}): Cells => ({
  ...CAFE,
  시설명: name,
  도로명주소: `강원도 속초시 ${name}길 1`,
  지번주소: `강원도 속초시 ${name}동 1`,
  ...own,
})
const LATER = { 최종작성일: '2025.01.02' }

async function imported(...contents: Parameters<typeof uploads.send>): Promise<ImportRun> {
  const { id } = await uploads.checked(...contents)
  const run = await uploads.done(id, 'run')
  expect(run).toMatchObject({ stage: 'import', state: 'done' })
  return run
}

async function idOf(name: string): Promise<number> {
  const { rows } = await uploads.database.pool.query<{ id: number }>('select id from places where name = $1', [name])
  return rows[0]?.id ?? 0
}

async function edit(name: string, changes: Partial<PlaceRecord>): Promise<void> {
  const id = await idOf(name)
  const place = await uploads.ask<PlaceRecord>('GET', `/places/${id}`)
  const photos = place.photos.map(({ src: photo, alt, credit }) => ({ id: photo, alt, credit }))
  await uploads.ask('PUT', `/places/${id}`, { ...place, photos, ...changes })
}

describe('the difference', () => {
  test('is told place by place and field by field; what an admin corrected wins and is shown; what is left out stays out', async () => {
    await imported(csv([cafe('바뀔카페'), cafe('손본카페'), cafe('남길카페')]))
    await edit('손본카페', { phone: '033-111-2222' })
    const fresh = csv([
      cafe('바뀔카페', { ...LATER, 전화번호: '033-999-0000', '입장 가능 동물 크기': '모두 가능' }),
      cafe('손본카페', { ...LATER, 전화번호: '033-999-1111' }),
      cafe('남길카페', { ...LATER, 전화번호: '033-999-2222' }),
      cafe('새로운카페'),
      cafe('뺄카페'),
      cafe('자리없음', { 위도: '' }),
    ])
    const { id, check } = await uploads.checked(fresh)
    expect(check).toMatchObject({ created: 2 })
    const found = new Map((await uploads.changes(id)).map((change) => [change.name, change]))
    expect(found.get('새로운카페')).toMatchObject({
      kind: 'new',
      address: expect.stringContaining('속초시 새로운카페길 1'),
      line: 5,
    })
    expect(found.get('바뀔카페')).toMatchObject({ kind: 'changed', placeId: await idOf('바뀔카페') })
    expect(found.get('바뀔카페')?.fields).toContainEqual({
      field: 'phone',
      before: '033-000-1234',
      after: '033-999-0000',
    })
    expect(found.get('바뀔카페')?.fields.map(({ field }) => field)).not.toContain('guideHtml')
    expect(found.get('손본카페')?.kept).toContainEqual({
      field: 'phone',
      before: '033-111-2222',
      after: '033-999-1111',
    })
    expect(found.get('자리없음')).toMatchObject({ kind: 'refused', line: 7, reason: '위치가 없어요' })
    const unwanted = ['뺄카페', '남길카페'].map((name) => found.get(name)?.id)
    const chosen = await uploads.ask<ImportRun>('PUT', `/imports/${id}/choice`, { taken: false, ids: unwanted })
    expect(chosen.counts).toContainEqual({ kind: 'new', total: 2, taken: 1 })
    expect(await uploads.changes(id, '?taken=no&kind=!refused')).toHaveLength(2)
    await uploads.done(id, 'run')
    expect(await idOf('뺄카페')).toBe(0)
    expect(await idOf('새로운카페')).toBeGreaterThan(0)
    const phoneOf = async (name: string) => (await uploads.ask<PlaceRecord>('GET', `/places/${await idOf(name)}`)).phone
    expect(await phoneOf('바뀔카페')).toBe('033-999-0000')
    expect(await phoneOf('손본카페')).toBe('033-111-2222')
    expect(await phoneOf('남길카페')).toBe('033-000-1234')
  })

  test('pages by keyset, and is chosen by kind', async () => {
    const { id } = await uploads.checked(csv([...generateKcisa(40, 40)]))
    const seen: number[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { items: { id: number }[]; cursor: string | null } = await uploads.ask(
        'GET',
        `/imports/${id}/changes?limit=15&kind=new${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...page.items.map((one) => one.id))
      cursor = page.cursor
    }
    expect(seen.length).toBeGreaterThan(30)
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
    const none = await uploads.ask<ImportRun>('PUT', `/imports/${id}/choice`, { taken: false, kinds: ['new'] })
    expect(none.counts.find(({ kind }) => kind === 'new')).toMatchObject({ taken: 0 })
    expect(await uploads.done(id, 'run')).toMatchObject({ state: 'done', report: { created: 0 } })
  })
})

describe('the history of a place', () => {
  const historyOf = async (name: string) => {
    const query = `kind=place&target=${await idOf(name)}`
    const { items } = await uploads.ask<{ items: AuditEvent[] }>('GET', `/audit-events?${query}`)
    return items
  }

  test('R2.24 Back office: has what imports changed, field by field with their source, and what was taken back', async () => {
    const hospital = { ...HOSPITAL, 사업장명: '이력동물병원', 관리번호: '88', 도로명주소: '강원도 속초시 이력길 7' }
    const places = [cafe('이력카페'), cafe('이력같은카페'), cafe('이력고친카페')]
    const first = await imported(csv(places), licenceCsv([hospital]))
    await edit('이력고친카페', { phone: '033-111-2222' })
    const added = { action: 'run', actor: null, before: {}, after: { added: true, source: 'kcisa', run: first.id } }
    expect(await historyOf('이력카페')).toMatchObject([added])
    expect(await historyOf('이력동물병원')).toMatchObject([{ after: { added: true, source: 'animal-hospitals' } }])
    const changed = [
      cafe('이력카페', { ...LATER, 전화번호: '033-999-0000' }),
      cafe('이력같은카페', LATER),
      cafe('이력고친카페', { ...LATER, 전화번호: '033-999-1111' }),
    ]
    const ended = { 영업상태명: '폐업', 상세영업상태명: '폐업', 폐업일자: '2026-01-30' }
    const closed = { ...hospital, ...ended, 최종수정일자: '2026-06-01 10:11:12' }
    const { id, check } = await uploads.checked(csv(changed), licenceCsv([closed]))
    expect(check).toMatchObject({ closed: 1 })
    expect(await historyOf('이력카페')).toHaveLength(1)
    await uploads.done(id, 'run')
    const [event, ...others] = await historyOf('이력카페')
    expect(others).toMatchObject([added])
    expect(event).toMatchObject({ action: 'run', actor: null, targetName: '이력카페' })
    expect(event?.before).toMatchObject({ phone: '033-000-1234' })
    expect(event?.after).toMatchObject({ phone: '033-999-0000', source: 'kcisa', run: id })
    const corrected = (await historyOf('이력고친카페')).map(({ action, before }) => `${action} ${'phone' in before}`)
    expect(corrected).toContain('update true')
    expect(corrected).not.toContain('run true')
    expect((await historyOf('이력동물병원'))[0]).toMatchObject({
      action: 'run',
      before: { status: 'open' },
      after: { status: 'closed', source: 'animal-hospitals' },
    })
    const log = await uploads.ask<{ items: AuditEvent[] }>('GET', '/audit-events?kind=place')
    expect(log.items.map(({ action }) => action)).not.toContain('run')

    await uploads.done(id, 'revert')
    expect((await historyOf('이력카페'))[0]).toMatchObject({
      action: 'revert',
      before: { phone: '033-999-0000' },
      after: { phone: '033-000-1234', run: id },
    })
    expect((await historyOf('이력동물병원'))[0]).toMatchObject({
      action: 'revert',
      before: { status: 'closed' },
      after: { status: 'open' },
    })
  })
})

describe('the history of a place that an import added', () => {
  test('R2.24 Back office: says so when the import is taken back and the place stays, and why', async () => {
    const run = await imported(csv([cafe('남는카페'), cafe('지울카페')]))
    await edit('남는카페', { description: '직접 가 봤어요.' })
    await uploads.done(run.id, 'revert')
    const query = `kind=place&target=${await idOf('남는카페')}`
    const { items } = await uploads.ask<{ items: AuditEvent[] }>('GET', `/audit-events?${query}`)
    expect(items.map(({ action }) => action)).toEqual(['revert', 'update', 'run'])
    expect(items[0]).toMatchObject({ before: {}, after: { stays: 'edited', run: run.id } })
    expect(await idOf('지울카페')).toBe(0)
  })
})

describe('taking an import back', () => {
  test('leaves everything as it was: new places, changed fields, closed places, and what is known of sources', async () => {
    const hospital = { ...HOSPITAL, 사업장명: '닫는동물병원', 관리번호: '77', 도로명주소: '강원도 속초시 닫는길 7' }
    const places = [cafe('되돌릴카페'), cafe('그대로카페')]
    await imported(csv(places), licenceCsv([hospital]))
    const before = await storedPlaces(uploads.database)
    const ended = { ...hospital, 영업상태명: '폐업', 상세영업상태명: '폐업', 폐업일자: '2026-01-30' }
    const other = { ...hospital, 사업장명: '처음부터닫힘', 관리번호: '78', 도로명주소: '강원도 속초시 다른길 8' }
    const run = await imported(
      csv([
        cafe('되돌릴카페', { ...LATER, '입장 가능 동물 크기': '모두 가능', '기본 정보_장소설명': '바뀐 설명' }),
        ...generateKcisa(250, 240),
      ]),
      licenceCsv([
        { ...ended, 최종수정일자: '2026-06-01 10:11:12' },
        { ...other, 영업상태명: '폐업', 상세영업상태명: '폐업', 폐업일자: '2026-01-30' },
      ]),
    )
    expect(run.report).toMatchObject({ closed: 1, ended: 1 })
    expect(run.acts).toContain('revert')
    expect(await storedPlaces(uploads.database)).not.toEqual(before)
    const back = await uploads.done(run.id, 'revert')
    expect(back).toMatchObject({
      stage: 'revert',
      state: 'done',
      acts: [],
      reverted: { removed: run.report?.created, remains: 0 },
    })
    expect(await storedPlaces(uploads.database)).toEqual(before)
  })

  test('leaves what others have built on or changed since, and says what stays', async () => {
    await imported(csv([cafe('고쳐질카페')]))
    const run = await imported(
      csv([
        cafe('찜한카페'),
        cafe('손댄카페'),
        cafe('사라질카페'),
        cafe('고쳐질카페', { ...LATER, 전화번호: '033-999-0000', 홈페이지: 'https://example.com/new' }),
      ]),
    )
    const member = await createMember(uploads.deps)
    const liked = await idOf('찜한카페')
    await uploads.deps.db.execute(
      sql`insert into likes (user_id, kind, target_id, liked_at) values (${member.id}, 'place', ${liked}, now())`,
    )
    await edit('손댄카페', { description: '직접 가 봤어요.' })
    await edit('고쳐질카페', { phone: '033-123-4567' })
    const back = await uploads.done(run.id, 'revert')
    expect(back.reverted).toEqual({ removed: 1, restored: 0, remains: 3 })
    expect(await idOf('사라질카페')).toBe(0)
    const kept = await uploads.ask<PlaceRecord>('GET', `/places/${await idOf('고쳐질카페')}`)
    expect(kept).toMatchObject({ phone: '033-123-4567', homepage: 'https://example.com/cafe' })
    const { items } = await uploads.ask<{ items: ImportRemain[] }>('GET', `/imports/${run.id}/remains`)
    expect(items.map(({ name, reason, fields }) => ({ name, reason, fields }))).toEqual(
      expect.arrayContaining([
        { name: '찜한카페', reason: 'used', fields: [] },
        { name: '손댄카페', reason: 'edited', fields: [] },
        { name: '고쳐질카페', reason: 'edited', fields: ['phone'] },
      ]),
    )
    // The next import finds those that are gone new.
    const { counts, id } = await uploads.checked(csv([cafe('사라질카페')]))
    expect(counts).toEqual([{ kind: 'new', total: 1, taken: 1 }])
    await uploads.act(id, 'discard')
  })

  test('a later import stands: its places and values are not taken back with the earlier one', async () => {
    const first = await imported(csv([cafe('두번카페'), cafe('한번카페')]))
    await imported(csv([cafe('두번카페', { ...LATER, 전화번호: '033-555-5555' })]))
    const back = await uploads.done(first.id, 'revert')
    expect(back.reverted).toEqual({ removed: 1, restored: 0, remains: 1 })
    const stays = await uploads.ask<PlaceRecord>('GET', `/places/${await idOf('두번카페')}`)
    expect(stays.phone).toBe('033-555-5555')
  })
})

test('What fell 14: a new place stays if a later import has found the record of another source of it', async () => {
  const first = await imported(csv([cafe('둘이적은카페')]))
  const sight = {
    contentid: '7001',
    contenttypeid: '39',
    title: '둘이적은카페',
    modifiedtime: '20260917110939',
    addr1: '강원특별자치도 속초시 둘이적은카페길 1',
    mapx: '128.5919',
    mapy: '38.2071',
  }
  const pet = { contentid: '7001', acmpyTypeCd: '일부구역 동반가능' }
  const bytes = JSON.stringify([{ list: [sight], pet: [pet] }])
  const second = await imported({ name: '관광공사.json', bytes })
  expect(second.report).toMatchObject({ created: 0 })
  const back = await uploads.done(first.id, 'revert')
  expect(back.reverted).toEqual({ removed: 0, restored: 0, remains: 1 })
  expect(await idOf('둘이적은카페')).toBeGreaterThan(0)
})

/** The same database; `act` runs between a transaction and what comes after it. */
const afterEachTransaction = (db: Deps['db'], act: () => Promise<void>): Deps['db'] =>
  new Proxy(db, {
    get(target, key) {
      if (key !== 'transaction') return Reflect.get(target, key, target) as unknown
      return async (...args: Parameters<typeof db.transaction>) => {
        const result = await target.transaction(...args)
        await act()
        return result
      }
    },
  })

describe('an import whose process ends', () => {
  const rows = csv(
    [...generateKcisa(1500, 1500)].map((row, i) => cafe(`끊길 ${i}`, { 위도: row.위도 ?? '', 경도: row.경도 ?? '' })),
  )
  const waiting = async () => {
    const { queues } = await uploads.ask<Dashboard>('GET', '/dashboard')
    return queues.find(({ id }) => id === 'imports')?.count
  }

  test('is said to be interrupted, waits in the dashboard, goes on where it was, reports all of it, and can be taken back as one', async () => {
    // A part of the places is known, of other terms, and some of it as it is.
    const known = [...generateKcisa(1500, 1500)].slice(0, 400).map((row, i) => ({
      ...cafe(`끊길 ${i}`, { 위도: row.위도 ?? '', 경도: row.경도 ?? '' }),
      ...(i < 300 && { '입장 가능 동물 크기': '모두 가능', 최종작성일: '2020.01.02' }),
    }))
    await imported(csv(known))
    const before = await storedPlaces(uploads.database)
    const { id, check } = await uploads.checked(rows)
    expect(await waiting()).toBe(0)
    await uploads.worker.stop()
    let stopped: Promise<void> | undefined
    const worker = uploads.start({
      db: afterEachTransaction(uploads.deps.db, async () => {
        if ((await countEffects(uploads.deps.db, id)) > 0) stopped ??= worker.stop()
      }),
    })
    await uploads.act(id, 'run')
    await worker.idle()
    await stopped
    const cut = await uploads.get(id)
    expect(cut).toMatchObject({ stage: 'import', state: 'interrupted' })
    expect(cut.acts).toEqual(['go-on', 'stop', 'revert'])
    expect(await waiting()).toBe(1)
    uploads.start()
    const { state, report } = await uploads.done(id, 'go-on')
    const { seconds: _took, ...figures } = check ?? { seconds: 0 }
    expect({ state, report }).toMatchObject({ state: 'done', report: figures })
    expect([report?.created, report?.updated, report?.unchanged, report?.verdicts].every((count) => count)).toBe(true)
    expect(await waiting()).toBe(0)
    const { rows: written } = await uploads.database.pool.query(`select from places where name like '끊길%'`)
    expect(written).toHaveLength((check?.created ?? 0) + (check?.updated ?? 0) + (check?.unchanged ?? 0))
    await uploads.done(id, 'revert')
    expect(await storedPlaces(uploads.database)).toEqual(before)
  })

  test('without a sign of life for a minute, it is interrupted for every node', async () => {
    const id = await uploads.send(rows)
    await uploads.database.pool.query(
      `update import_runs set stage = 'import', state = 'running', active = true, beat_at = now() - interval '59 seconds' where id = $1`,
      [id],
    )
    expect(await uploads.get(id)).toMatchObject({ state: 'running', acts: ['stop'] })
    await uploads.database.pool.query(`update import_runs set beat_at = now() - interval '61 seconds' where id = $1`, [
      id,
    ])
    expect(await uploads.get(id)).toMatchObject({ state: 'interrupted' })
    expect(await uploads.act(id, 'stop')).toMatchObject({ state: 'stopped' })
    await uploads.act(id, 'discard')
  })

  test('every step is in the audit log, with who did it', async () => {
    const run = await imported(csv([cafe('기록카페')]))
    await uploads.done(run.id, 'revert')
    const { items } = await uploads.ask<{ items: { action: string; actor: { id: number }; targetName: string }[] }>(
      'GET',
      `/audit-events?kind=import&target=${run.id}`,
    )
    expect(items.map(({ action }) => action)).toEqual(['revert', 'run', 'upload'])
    expect(items.every(({ actor, targetName }) => actor.id === uploads.admin.id && targetName === '자료 0.csv')).toBe(
      true,
    )
  })

  test('What fell 14: of a stage that is stopped or goes on the log says so, not of looking again', async () => {
    const at = async (stage: string, state: string) => {
      const id = await uploads.send(csv([cafe('기록카페')]))
      await uploads.worker.stop()
      await uploads.database.pool.query('update import_runs set stage = $2, state = $3, active = $4 where id = $1', [
        id,
        stage,
        state,
        state === 'queued' ? true : null,
      ])
      return id
    }
    const noted = async (id: number) => {
      const { items } = await uploads.ask<{ items: AuditEvent[] }>('GET', `/audit-events?kind=import&target=${id}`)
      return items.map(({ action }) => action).join(' ')
    }
    const told: string[] = []
    for (const [stage, state, act] of [
      ['upload', 'open', 'check'],
      ['check', 'queued', 'stop'],
      ['check', 'stopped', 'go-on'],
      ['import', 'queued', 'stop'],
      ['import', 'interrupted', 'go-on'],
      ['import', 'interrupted', 'stop'],
      ['revert', 'stopped', 'go-on'],
    ] as const) {
      const id = await at(stage, state)
      const run = await uploads.act(id, act)
      told.push(`${act} of ${stage} ${state}: ${run.stage} ${run.state}; ${await noted(id)}`)
      await uploads.database.pool.query(`update import_runs set state = 'discarded', active = null where id = $1`, [id])
      uploads.start()
    }
    expect(told).toMatchInlineSnapshot(`
      [
        "check of upload open: check queued; upload",
        "stop of check queued: check stopped; stop upload",
        "go-on of check stopped: check queued; upload",
        "stop of import queued: import stopped; stop upload",
        "go-on of import interrupted: import queued; run upload",
        "stop of import interrupted: import stopped; stop upload",
        "go-on of revert stopped: revert queued; run upload",
      ]
    `)
  })
})
