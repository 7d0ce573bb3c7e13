import { noticesAdminApi } from '../../../contract/notices/notices-admin-api.ts'
import type { NoticeRecord, NoticeState } from '../../../contract/notices/notices-admin.ts'
import { NOTICE_CATEGORIES, NOTICE_CATEGORY_NAME } from '../../../contract/notices/notices.ts'
import { type Resource, timeCells } from '../backoffice/model.ts'

const STATE_NAME: Record<NoticeState, string> = { published: '게시 중', scheduled: '예약', draft: '초안' }

const stateOf = ({ visible, publishedAt }: NoticeRecord): NoticeState =>
  !visible ? 'draft' : Date.parse(publishedAt) > Date.now() ? 'scheduled' : 'published'

export const NOTICES: Resource<NoticeRecord> = {
  kind: 'notice',
  path: 'notice',
  title: '공지사항',
  api: {
    list: noticesAdminApi.listNoticeRecords,
    get: noticesAdminApi.getNoticeRecord,
    create: noticesAdminApi.createNotice,
    update: noticesAdminApi.updateNotice,
    bin: noticesAdminApi.binNotices,
  },
  columns: [
    { id: 'title', title: '제목', order: 'title', text: ({ title }) => title },
    { id: 'category', title: '분류', text: ({ category }) => NOTICE_CATEGORY_NAME[category] },
    { id: 'state', title: '상태', text: (notice) => STATE_NAME[stateOf(notice)] },
    { id: 'pinned', title: '고정', text: ({ pinned }) => (pinned ? '고정' : '') },
    { id: 'published', title: '게시', order: 'published', ...timeCells(({ publishedAt }) => publishedAt) },
    { id: 'updated', title: '고친 때', order: 'updated', ...timeCells(({ updatedAt }) => updatedAt) },
    { id: 'id', title: '번호', hidden: true, text: ({ id }) => String(id) },
  ],
  filters: [
    {
      name: 'category',
      title: '분류',
      options: NOTICE_CATEGORIES.map((value) => ({ value, label: NOTICE_CATEGORY_NAME[value] })),
    },
    { name: 'state', title: '상태', options: Object.entries(STATE_NAME).map(([value, label]) => ({ value, label })) },
    { name: 'pinned', title: '고정', options: [{ value: 'yes', label: '고정' }] },
  ],
  searched: '제목, 내용, 파일 이름',
  order: '-updated',
  lasting: 'created',
  nameOf: ({ title }) => title,
  shownBy: [['notices']],
}
