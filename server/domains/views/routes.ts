import { listViewsApi } from '../../../contract/list-views/list-views-api.ts'
import { listViewOperations } from '../../../contract/list-views/list-views.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { deleteView, saveView, viewsOf } from './store.ts'

export const viewsRoutes = ({ db }: Deps): Route[] =>
  serve(listViewsApi, listViewOperations, {
    listViews: ({ actor: { userId }, query: { list } }) => viewsOf(db, userId, list),
    saveView: ({ actor: { userId }, body }) => saveView(db, userId, body),
    async deleteView({ actor: { userId }, params: { id } }) {
      await deleteView(db, userId, id)
      return null
    },
  })
