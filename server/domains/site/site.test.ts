import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { MainBanner, SiteConfig } from '../../../contract/site.ts'
import type { Env } from '../../env.ts'
import { testApp } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { ensureSite, insertBanners, updateSettings } from './store.ts'
import { mainBanners, siteSettings } from './table.ts'

const database = useTestDatabase()

beforeAll(async () => ensureSite(database.orm))
beforeEach(async () => {
  await database.orm.update(siteSettings).set({ settings: {} })
  await database.orm.delete(mainBanners)
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

const banner = (title: string): Omit<MainBanner, 'id'> => ({
  title,
  text: '',
  href: '/place',
  photo: { src: '/media/a.svg', widths: [], alt: '', credit: null },
})

test('banners are listed in the order of creation, without hidden ones', async () => {
  await insertBanners(database.orm, [banner('하나'), banner('둘')])
  await insertBanners(database.orm, [banner('셋')])
  await insertBanners(database.orm, [])
  await database.orm.insert(mainBanners).values({ ...banner('숨김'), position: 0, visible: false })
  const banners = await ask<MainBanner[]>('/main-banners')
  expect(banners.map(({ title }) => title)).toEqual(['하나', '둘', '셋'])
  expect(banners[0]).toEqual({ ...banner('하나'), id: expect.any(Number) as number })
})
