import * as v from 'valibot'

/** Kinds of files, by the ending under which they are stored. Neither archives nor what a browser would run. */
export const ATTACHMENT_KINDS = ['pdf', 'hwp', 'hwpx', 'docx', 'xlsx', 'jpg', 'png', 'webp'] as const
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number]

export const ATTACHMENT_KIND_NAME: Record<AttachmentKind, string> = {
  pdf: 'PDF',
  hwp: '한글 문서',
  hwpx: '한글 문서',
  docx: '워드 문서',
  xlsx: '엑셀 문서',
  jpg: '이미지',
  png: '이미지',
  webp: '이미지',
}

/** The kind that a file's name claims; null of any other name. */
export function attachmentKindOf(name: string): AttachmentKind | null {
  const ending = /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase()
  return ATTACHMENT_KINDS.find((kind) => kind === (ending === 'jpeg' ? 'jpg' : ending)) ?? null
}

export const OTHER_KIND = 'PDF, 한글, 워드, 엑셀, 이미지 파일만 붙일 수 있어요.'

/** As a device calls a file; the server keeps what it can of it. */
export const AttachmentName = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.maxLength(1000),
  v.check((name) => attachmentKindOf(name) !== null, OTHER_KIND),
)

/** Browsers have no common type for 한글's files: name and bytes decide. */
export const ATTACHMENT_UPLOAD = { types: ['application/octet-stream'], maxBytes: 10 * 1024 * 1024 }
export const MAX_ATTACHMENTS = 5
/** UTF-16 units of a name as it is kept; a longer one loses its middle part before the ending. */
export const MAX_ATTACHMENT_NAME = 100

/** A file to download. */
export const Attachment = v.object({
  /** Its address on this server. */
  src: v.string(),
  name: v.string(),
  kind: v.picklist(ATTACHMENT_KINDS),
  bytes: v.number(),
})
export type Attachment = v.InferOutput<typeof Attachment>

const UNSENT = '첨부 파일이 다 올라간 다음에 저장해 주세요. 못 올린 파일은 다시 올리거나 빼 주세요.'

/** As an admin's body names it: an upload, or a file that the record has or had. */
export const NamedAttachment = v.object({
  src: v.pipe(v.string(), v.regex(/^\/media\/attachment-[0-9a-f-]{36}\.[a-z]{3,4}$/, UNSENT)),
})
