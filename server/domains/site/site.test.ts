import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '../../../contract/users/users.ts'
import type { Settings } from '../../../contract/site/site-admin.ts'
import type { SiteConfig } from '../../../contract/site/site.ts'
import type { Env } from '../../env.ts'
import { testApp } from '../../testing/deps.ts'
import { createMember } from '../../testing/members.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { ensureSite, updateSettings } from './store.ts'
import { siteSettings } from './table.ts'

const database = useTestDatabase()

beforeAll(async () => ensureSite(database.orm))
beforeEach(async () => {
  await database.orm.update(siteSettings).set({ settings: {} })
})

async function ask<T>(path: string, env: Partial<Env> = {}): Promise<T> {
  const response = await testApp(database, { env }).request(`/api${path}`)
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: T }).data
}

test('R7.07 GET /site-config returns the settings, with defaults for those not set', async () => {
  expect(await ask<SiteConfig>('/site-config')).toEqual({
    brand: '댕댕로드',
    tagline: '우리 강아지도 같이 갈 수 있을까?',
    contactEmail: null,
    demo: false,
    kakaoMapKey: null,
    mapStyleUrl: null,
    mapTilesUrl: null,
    banners: false,
    socialClientIds: { kakao: null, naver: null, google: null },
  })
})

test('R7.07 what an operator changed is returned, also after another start', async () => {
  await updateSettings(database.orm, { brand: '멍멍길', contactEmail: 'hello@dog.example' })
  await updateSettings(database.orm, { tagline: '같이 가요' })
  await ensureSite(database.orm)
  expect(await ask<SiteConfig>('/site-config')).toMatchObject({
    brand: '멍멍길',
    tagline: '같이 가요',
    contactEmail: 'hello@dog.example',
  })
})

test('public keys and ids of the deployment reach the page; secrets do not', async () => {
  const config = await ask<SiteConfig>('/site-config', {
    kakaoMapKey: 'map-key',
    kakaoClientId: 'k',
    naverClientId: 'n',
    mapStyleUrl: 'https://tiles.example/style.json',
    databaseUrl: 'postgres://u:hunter2@h/d',
  })
  expect(config).toMatchObject({
    kakaoMapKey: 'map-key',
    mapStyleUrl: 'https://tiles.example/style.json',
    socialClientIds: { kakao: 'k', naver: 'n', google: null },
  })
  expect(JSON.stringify(config)).not.toContain('hunter2')
})

test('there is one row of settings, also under concurrent inserts', async () => {
  await ensureSite(database.orm)
  await expect(database.orm.insert(siteSettings).values({ id: 2, settings: {} })).rejects.toMatchObject({
    cause: { constraint: 'site_settings_one_row' },
  })
})

describe('the settings in the back office', () => {
  const BODY = { brand: '멍멍길', tagline: '같이 가요', contactEmail: 'hello@dog.example' }

  async function call(method: 'GET' | 'PUT', body?: object, role: Role | null = 'admin') {
    const caller = role && (await createMember({ db: database.orm, clock: () => new Date() }, role))
    const response = await testApp(database).request('/api/admin/site-config', {
      method,
      headers: { ...(caller && { Cookie: caller.cookie }), 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as { data: Settings; message: string; code?: string }
  }

  test('R1.5 R7.07 R8.06 PUT /admin/site-config answers the updated settings with 환경설정이 수정되었습니다.', async () => {
    const { data: before } = await call('GET')
    const { data, message } = await call('PUT', { ...BODY, version: before.version })
    expect(message).toBe('환경설정이 수정되었습니다.')
    expect(data).toMatchObject({ ...BODY, version: before.version + 1 })
    expect(await ask<SiteConfig>('/site-config'), 'visitors get them').toMatchObject(BODY)
    const { rows } = await database.pool.query('select kind, before, after from audit_events order by id desc limit 1')
    expect(rows).toEqual([
      {
        kind: 'site',
        before: { brand: before.brand, tagline: before.tagline, contactEmail: null },
        after: BODY,
      },
    ])
  })

  test('R2.22 of two admins at once, the second is refused and nothing is overwritten', async () => {
    const { version } = (await call('GET')).data
    await call('PUT', { ...BODY, version })
    const second = await call('PUT', { ...BODY, brand: '왈왈길', version })
    expect(second.code).toBe('VERSION_CONFLICT')
    expect((await call('GET')).data.brand).toBe('멍멍길')
  })

  test.each([{ brand: '' }, { brand: '가'.repeat(41) }, { contactEmail: 'nowhere' }, { tagline: '가'.repeat(81) }])(
    'refuses %o',
    async (wrong) => {
      const { version } = (await call('GET')).data
      expect((await call('PUT', { ...BODY, version, ...wrong })).code).toBe('VALIDATION_FAILED')
    },
  )

  test.each([null, 'member', 'mentor'] as const)('are closed to everybody else: %s', async (role) => {
    expect((await call('GET', undefined, role)).code).toBe(role ? 'FORBIDDEN' : 'UNAUTHENTICATED')
    expect((await call('PUT', { ...BODY, version: 1 }, role)).code).toBe(role ? 'FORBIDDEN' : 'UNAUTHENTICATED')
  })
})
