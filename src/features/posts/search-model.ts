import { readRowId } from '../../platform/navigation/path-params.ts'
import { cutText } from '../../lib/cut-text.ts'

/** Which posts a feed shows, stored in the address. */
export interface FeedSearch {
  /** Slug of a board; none: all boards. */
  board?: string | undefined
  /** Key of one of its categories. */
  category?: string | undefined
  order?: 'hot' | undefined
}

/** At least as long as any. */
const NICKNAME_LENGTH = 30

const KEY = /^[a-z0-9-]{1,32}$/
const isKey = (text: unknown): text is string => typeof text === 'string' && KEY.test(text)

/** What is reported: a comment of the post, or the post itself. */
export interface ReportSearch {
  comment?: number | undefined
  /** The author of the comment, if they are named. */
  by?: string | undefined
  /** They have a profile photo. */
  face?: 'yes' | undefined
}

export function readReportSearch(search: Record<string, unknown> | ReportSearch): ReportSearch {
  const comment = readRowId(search.comment)
  if (comment === undefined) return {}
  const by = typeof search.by === 'string' && { by: cutText(search.by, NICKNAME_LENGTH) }
  return { comment, ...by, ...(search.face === 'yes' && { face: 'yes' as const }) }
}

/** Reads the search parameters; unreadable ones are left out, and so is a category without its board. */
export function readFeedSearch({ board, category, order }: Record<string, unknown> | FeedSearch): FeedSearch {
  return {
    ...(isKey(board) && { board }),
    ...(isKey(board) && isKey(category) && { category }),
    ...(order === 'hot' && { order }),
  }
}

/** The title with which a new post begins; '' for none. */
export const readTitle = (title: unknown): string => (typeof title === 'string' ? cutText(title.trim(), 60) : '')
