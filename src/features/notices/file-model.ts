import {
  type Attachment,
  ATTACHMENT_KIND_NAME,
  ATTACHMENT_KINDS,
  ATTACHMENT_UPLOAD,
  attachmentKindOf,
  OTHER_KIND,
} from '../../../contract/api/attachments.ts'
import { sizeText } from '../../lib/size-text.ts'

/** "PDF · 1.5MB" */
export const aboutText = ({ kind, bytes }: Pick<Attachment, 'kind' | 'bytes'>): string =>
  `${ATTACHMENT_KIND_NAME[kind]} · ${sizeText(bytes)}`

/** For the file dialog. */
export const ACCEPTED = [...ATTACHMENT_KINDS, 'jpeg'].map((ending) => `.${ending}`).join(',')

/** Why a file isn't sent; null if it is. The server looks at its bytes. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!attachmentKindOf(name)) return OTHER_KIND
  if (size === 0) return '비어 있는 파일이에요.'
  return size > ATTACHMENT_UPLOAD.maxBytes ? `${sizeText(ATTACHMENT_UPLOAD.maxBytes)}까지 붙일 수 있어요.` : null
}

/** In a form's value, in place of the address of a file that isn't uploaded yet: the contract's schema refuses it. */
const PENDING = 'pending:'
export const pendingSrc = (key: string): string => `${PENDING}${key}`
export const isPending = ({ src }: Pick<Attachment, 'src'>): boolean => src.startsWith(PENDING)
export const keyOf = (src: string): string => src.slice(PENDING.length)

/** The same fields in the same order: forms compare values as JSON, and a database orders them in its own way. */
export const attachmentsOf = (stored: readonly Attachment[]): Attachment[] =>
  stored.map(({ src, name, kind, bytes }) => ({ src, name, kind, bytes }))

/** Where an admin has a file whatever becomes of its notice: everybody's address is for published ones. */
export const forAdmins = (file: Attachment): Attachment => ({
  ...file,
  src: file.src.replace(/^\/media\//, '/api/admin/attachments/'),
})
