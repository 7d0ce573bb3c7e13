import type { noticesAdminApi } from '../../../contract/notices/notices-admin-api.ts'
import type { noticesApi } from '../../../contract/notices/notices-api.ts'
import type { Examples, Prepared, World } from '../../testing/example.ts'
import { createRecord } from '../records/store.ts'
import { NOTICE_RECORDS } from './columns.ts'
import { listNotices } from './store.ts'

const BODY = {
  title: '추석 연휴 안내',
  category: 'notice' as const,
  html: '<p>고객센터가 쉬어요.</p>',
  pinned: false,
  visible: true,
  publishedAt: '2026-09-20T00:00:00Z',
}

const insert = ({ deps: { db, clock } }: World) => createRecord(db, NOTICE_RECORDS, BODY, { by: null, at: clock() })

/** The same one for each caller: a public answer must not change between two calls. */
const existing: Prepared = async (_caller, world) => {
  const { items } = await listNotices(world.deps.db, { limit: 1 }, world.deps.clock())
  return { params: { id: String((items[0] ?? (await insert(world))).id) } }
}

export const noticesExamples: Examples<typeof noticesApi & typeof noticesAdminApi> = {
  listNotices: async (...who) => {
    await existing(...who)
    return {}
  },
  getNotice: existing,
  listNoticeRecords: async (_caller, world) => {
    await insert(world)
    return { query: { category: '!event', order: '-title', q: '안내' } }
  },
  getNoticeRecord: existing,
  createNotice: { body: BODY },
  updateNotice: async (_caller, world) => {
    const { id, version } = await insert(world)
    return { params: { id: String(id) }, body: { version, ...BODY, title: `설 연휴 안내 ${world.next()}` } }
  },
  uploadNoticeFile: { query: { name: '안내문.pdf' }, upload: new TextEncoder().encode('%PDF-1.7\n%%EOF') },
  binNotices: async (_caller, world) => ({ body: { ids: [(await insert(world)).id], binned: true } }),
}
