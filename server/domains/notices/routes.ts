import { noticesAdminApi } from '../../../contract/notices/notices-admin-api.ts'
import { noticesAdminOperations } from '../../../contract/notices/notices-admin.ts'
import { noticesApi } from '../../../contract/notices/notices-api.ts'
import { noticesOperations } from '../../../contract/notices/notices.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { recordHandlers } from '../records/handlers.ts'
import { NOTICE_RECORDS } from './columns.ts'
import { prepareFile } from './file-service.ts'
import { getNotice, listNotices } from './store.ts'

export function noticesRoutes(deps: Deps): Route[] {
  const { db, clock } = deps
  const records = recordHandlers(deps, NOTICE_RECORDS)
  return [
    ...serve(noticesApi, noticesOperations, {
      listNotices: ({ query }) => listNotices(db, query, clock()),
      getNotice: ({ params }) => getNotice(db, params.id, clock()),
    }),
    ...serve(noticesAdminApi, noticesAdminOperations, {
      listNoticeRecords: records.list,
      getNoticeRecord: records.get,
      createNotice: records.create,
      updateNotice: records.update,
      uploadNoticeFile: {
        prepare: ({ query: { name }, upload, signal }) => prepareFile(deps, { name, upload, signal }),
      },
      binNotices: records.bin,
    }),
  ]
}
