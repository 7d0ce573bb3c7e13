import type { listViewsApi } from '../../../contract/list-views/list-views-api.ts'
import type { Examples, World } from '../../testing/example.ts'
import type { Member } from '../../testing/members.ts'
import { saveView } from './store.ts'

const BODY = { list: 'place', search: { order: '-liked', status: '!open' }, shared: false }

async function kept({ id }: Member, { deps: { db }, next }: World): Promise<number> {
  const name = `볼 것 ${next()}`
  const views = await saveView(db, id, { ...BODY, name })
  return views.find((view) => view.name === name)?.id ?? 0
}

export const viewsExamples: Examples<typeof listViewsApi> = {
  listViews: async (admin, world) => {
    await kept(admin, world)
    return { query: { list: 'place' } }
  },
  saveView: { body: { ...BODY, name: '닫은 곳' } },
  deleteView: async (admin, world) => ({ params: { id: String(await kept(admin, world)) } }),
}
