import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { take } from '../limits/store.ts'
import { addReport } from './store.ts'

export function reportsHandlers({ db, clock }: Deps): Pick<Handlers, 'createReport'> {
  return {
    async createReport({ actor: { userId }, body }) {
      await take(db, 'reportByAccount', String(userId))
      await addReport(db, userId, body, clock())
      return null
    },
  }
}
