import * as v from 'valibot'
import { AttachmentName, Attachment, ATTACHMENT_UPLOAD, MAX_ATTACHMENTS, NamedAttachment } from '../api/attachments.ts'
import { NOTICE_CATEGORIES } from './notices.ts'
import { operation } from '../api/operation.ts'
import { binRecords, createRecord, getRecord, listRecords, updateRecord } from '../records/record-operations.ts'
import { choiceText, instant, recordFields, recordQuery, versionNumber } from '../records/records.ts'
import { Line } from '../text/plain-text.ts'

/** What an admin writes. */
export const NoticeBody = v.object({
  title: v.pipe(Line, v.minLength(1, '제목을 입력해 주세요.'), v.maxLength(120, '120자까지 쓸 수 있어요.')),
  category: v.picklist(NOTICE_CATEGORIES),
  /** Rich text; the server keeps a narrow list of elements. */
  html: v.pipe(v.string(), v.normalize('NFC'), v.maxLength(30_000, '너무 길어요.')),
  pinned: v.boolean(),
  /** Hidden: a draft. */
  visible: v.boolean(),
  /** ISO instant from which visitors see it. */
  publishedAt: instant,
  /** Left out: those that the notice has stay. */
  attachments: v.optional(
    v.pipe(v.array(NamedAttachment), v.maxLength(MAX_ATTACHMENTS, `파일은 ${MAX_ATTACHMENTS}개까지 붙일 수 있어요.`)),
  ),
})
export type NoticeBody = v.InferOutput<typeof NoticeBody>

/** A visitor sees those that are `published`. */
export const NOTICE_STATES = ['published', 'scheduled', 'draft'] as const
export type NoticeState = (typeof NOTICE_STATES)[number]

export const NoticeRecord = v.object({
  ...recordFields,
  title: v.string(),
  category: v.picklist(NOTICE_CATEGORIES),
  html: v.string(),
  pinned: v.boolean(),
  visible: v.boolean(),
  publishedAt: v.string(),
  attachments: v.array(Attachment),
})
export type NoticeRecord = v.InferOutput<typeof NoticeRecord>

export const noticesAdminOperations = {
  listNoticeRecords: listRecords({
    summary: 'Notices in the back office',
    query: recordQuery(['updated', 'published', 'title', 'created'], {
      category: v.optional(choiceText(NOTICE_CATEGORIES)),
      state: v.optional(choiceText(NOTICE_STATES)),
      pinned: v.optional(choiceText(['yes', 'no'])),
    }),
    record: NoticeRecord,
  }),
  getNoticeRecord: getRecord({
    summary: 'One notice in the back office, also from the bin',
    record: NoticeRecord,
    missing: 'NOTICE_NOT_FOUND',
  }),
  createNotice: createRecord({
    summary: 'Adds a notice',
    body: NoticeBody,
    record: NoticeRecord,
    errors: ['ATTACHMENT_NOT_FOUND'],
    touches: ['notices'],
  }),
  updateNotice: updateRecord({
    summary: 'Changes a notice that nobody else has changed meanwhile',
    body: v.object({ ...NoticeBody.entries, version: versionNumber }),
    record: NoticeRecord,
    missing: 'NOTICE_NOT_FOUND',
    errors: ['ATTACHMENT_NOT_FOUND'],
    touches: ['notices'],
  }),
  /** Before its notice is saved, which then names it by its address. One that no notice names is deleted after a day. */
  uploadNoticeFile: operation({
    summary: 'Stores a file for a notice, pictures without metadata of place and device',
    query: v.object({ name: AttachmentName }),
    upload: ATTACHMENT_UPLOAD,
    data: Attachment,
    errors: ['ATTACHMENT_UNREADABLE', 'PHOTO_UNREADABLE'],
    owner: 'nobody',
    limit: [],
    touches: [],
  }),
  binNotices: binRecords({
    summary: 'Puts notices into the bin, or takes them out',
    missing: 'NOTICE_NOT_FOUND',
    touches: ['notices'],
  }),
}
