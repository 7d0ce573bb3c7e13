import type { Attachment } from '../../../contract/api/attachments.ts'
import { noticesAdminApi } from '../../../contract/notices/notices-admin-api.ts'
import { upload } from '../../platform/api/upload.ts'

interface Options {
  /** Share of bytes sent: 0 … 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
  /** The server stores it once, however often it is sent with this key. */
  key: string
}

/** Uploads a file for a notice. A failure is an `ApiError` with a message to show. */
export const sendFile = (file: File, options: Options): Promise<Attachment> =>
  // Browsers don't agree about the types of 한글's files.
  upload(noticesAdminApi.uploadNoticeFile, file.slice(0, file.size, 'application/octet-stream'), {
    ...options,
    query: { name: file.name },
  })
