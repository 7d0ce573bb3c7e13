import { reviewsAdminApi } from '../../../contract/reviews/reviews-admin-api.ts'
import type { ReviewRecord, ReviewState } from '../../../contract/reviews/reviews-admin.ts'
import { grouped } from '../../lib/number-text.ts'
import { dayText } from '../../platform/dates/korean-dates.ts'
import { type Listed, timeCells } from '../backoffice/model.ts'

const STATE_NAME: Record<ReviewState, string> = { shown: '보임', hidden: '숨김' }
const STARS = ['5', '4', '3', '2', '1']

/** Reviews in the back office; one opens where it is hidden or shown again. */
export const REVIEW_LIST: Listed<ReviewRecord> = {
  kind: 'review',
  path: 'review',
  title: '후기',
  api: { list: reviewsAdminApi.listReviewRecords },
  opens: ({ id }) => `report/review/${id}`,
  columns: [
    { id: 'text', title: '내용', text: ({ text, id }) => text || `(글 없음) ${id}`, most: 60 },
    { id: 'stars', title: '별점', text: ({ stars }) => String(stars) },
    { id: 'place', title: '장소', text: ({ place }) => place.name },
    { id: 'author', title: '쓴 사람', text: ({ author }) => author?.nickname ?? '탈퇴한 회원' },
    { id: 'photos', title: '사진', text: ({ photoCount }) => grouped(photoCount) },
    { id: 'state', title: '상태', text: ({ state }) => STATE_NAME[state] },
    { id: 'written', title: '쓴 때', order: 'written', ...timeCells(({ createdAt }) => createdAt) },
    { id: 'visited', title: '다녀온 날', hidden: true, text: ({ visitedOn }) => dayText(visitedOn) },
    { id: 'edited', title: '고친 때', hidden: true, ...timeCells(({ editedAt }) => editedAt, '없음') },
  ],
  filters: [
    { name: 'state', title: '상태', options: Object.entries(STATE_NAME).map(([value, label]) => ({ value, label })) },
    { name: 'stars', title: '별점', options: STARS.map((value) => ({ value, label: `${value}점` })) },
    { name: 'photos', title: '사진', options: [{ value: 'yes', label: '있음' }] },
  ],
  since: '쓴 때',
  searched: '내용, 장소, 쓴 사람',
  order: '-written',
  nameOf: ({ text, id }) => text || String(id),
}
