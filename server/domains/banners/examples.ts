import type { bannersAdminApi } from '../../../contract/banners/banners-admin-api.ts'
import type { bannersApi } from '../../../contract/banners/banners-api.ts'
import type { BannerBody } from '../../../contract/banners/banners-admin.ts'
import { type Examples, photoOf, type Prepared, type World } from '../../testing/example.ts'
import { createRecord, listRecords } from '../records/store.ts'
import { BANNER_RECORDS } from './columns.ts'

const BODY: BannerBody = {
  slot: 'popup',
  title: '봄 산책 잔치',
  text: '4월 첫 주말에 만나요',
  href: '/notice/1',
  photo: null,
  alt: '벚꽃 아래 강아지',
  screens: ['home', 'places'],
  visible: true,
  startsAt: '2026-04-01T00:00:00Z',
  endsAt: '2090-04-08T00:00:00Z',
}

const insert = ({ deps: { db, clock } }: World, body = BODY) =>
  createRecord(db, BANNER_RECORDS, body, { by: null, at: clock() })

/** The same one for each caller. */
const existing: Prepared = async (_caller, world) => {
  const { db, keys } = world.deps
  const { items } = await listRecords({ db, key: keys.of('examples') }, BANNER_RECORDS, {
    slot: 'popup',
    state: 'on',
    limit: 1,
  })
  return { params: { id: String((items[0] ?? (await insert(world))).id) } }
}

export const bannersExamples: Examples<typeof bannersApi & typeof bannersAdminApi> = {
  listMainBanners: {},
  listBanners: async (...who) => {
    await existing(...who)
    return {}
  },
  listBannerRecords: async (...who) => {
    await existing(...who)
    return { query: { slot: 'popup', state: '!over', order: 'title', q: '산책' } }
  },
  getBannerRecord: existing,
  createBanner: async (caller, world) => ({
    body: { ...BODY, slot: 'main-banner', photo: await photoOf(caller, world) },
  }),
  updateBanner: async (_caller, world) => {
    const { id, version } = await insert(world)
    return { params: { id: String(id) }, body: { version, ...BODY, title: `가을 산책 잔치 ${world.next()}` } }
  },
  binBanners: async (_caller, world) => ({ body: { ids: [(await insert(world)).id], binned: true } }),
  orderBanners: async (_caller, world) => {
    const [one, two] = [await insert(world), await insert(world)]
    return { body: { slot: 'popup', ids: [two.id, one.id] } }
  },
}
