import { NOTICE_CATEGORIES, type NoticeCategory } from '../../../contract/notices/notices.ts'
import { cutText } from '../../lib/cut-text.ts'

export interface NoticeSearch {
  category?: NoticeCategory
  q?: string
}

/** The list's state in its address. */
export function readNoticeSearch({ category, q }: Record<string, unknown>): NoticeSearch {
  const known = NOTICE_CATEGORIES.find((one) => one === category)
  const words = typeof q === 'string' ? cutText(q.trim(), 60) : ''
  return { ...(known && { category: known }), ...(words && { q: words }) }
}

/** How many read notices a device remembers. */
const MOST = 300

/** Adds the id of a notice that was read; the oldest are forgotten. */
export const withRead = (read: readonly number[], id: number): readonly number[] =>
  read.includes(id) ? read : [...read, id].slice(-MOST)
