import * as v from 'valibot'
import { Attachment } from '../api/attachments.ts'
import { operation } from '../api/operation.ts'
import { cursorText, idText, integerText, page } from '../api/wire.ts'
import { Line } from '../text/plain-text.ts'

export const NOTICE_CATEGORIES = ['notice', 'update', 'event', 'service'] as const
export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number]
export const NOTICE_CATEGORY_NAME: Record<NoticeCategory, string> = {
  notice: '안내',
  update: '업데이트',
  event: '이벤트',
  service: '점검',
}

/** A notice in the public list. */
export const NoticeSummary = v.object({
  id: v.number(),
  title: v.string(),
  category: v.picklist(NOTICE_CATEGORIES),
  pinned: v.boolean(),
  /** ISO instant. */
  publishedAt: v.string(),
})
export type NoticeSummary = v.InferOutput<typeof NoticeSummary>

export const Notice = v.object({
  ...NoticeSummary.entries,
  /** Sanitized by the server. */
  html: v.string(),
  /** Left out where there are none. */
  attachments: v.optional(v.array(Attachment)),
})
export type Notice = v.InferOutput<typeof Notice>

export const noticesOperations = {
  listNotices: operation({
    summary: 'Published notices: pinned ones first, then the latest',
    query: v.object({
      category: v.optional(v.picklist(NOTICE_CATEGORIES)),
      q: v.optional(v.pipe(Line, v.maxLength(60))),
      limit: v.optional(integerText(1, 50)),
      cursor: v.optional(cursorText),
    }),
    data: page(NoticeSummary),
    errors: ['BAD_CURSOR'],
    shows: ['notices'],
  }),

  getNotice: operation({
    summary: 'One published notice',
    params: v.object({ id: idText }),
    data: Notice,
    errors: ['NOTICE_NOT_FOUND'],
    shows: ['notices'],
  }),
}
