import { editingApi } from '../../../contract/editing/editing-api.ts'
import { editingOperations } from '../../../contract/editing/editing.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { editingOf, startEditing, stopEditing } from './store.ts'

export const editingRoutes = ({ db, clock }: Deps): Route[] =>
  serve(editingApi, editingOperations, {
    getEditing: ({ actor: { userId }, query }) => editingOf(db, query, userId, clock()),

    async startEditing({ actor: { userId }, body: { take, ...record } }) {
      await startEditing(db, record, { userId, take }, clock())
      return editingOf(db, record, userId, clock())
    },

    async stopEditing({ actor: { userId }, body }) {
      await stopEditing(db, body, userId)
      return null
    },
  })
