import { importsAdminApi } from '../../../contract/imports/imports-admin-api.ts'
import { IMPORT_PIECE_BYTES } from '../../../contract/imports/import-states.ts'
import { type ImportRun } from '../../../contract/imports/imports-admin.ts'
import { newKey } from '../../platform/api/new-key.ts'
import { upload } from '../../platform/api/upload.ts'

interface Options {
  /** Bytes of all files that have arrived. */
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/** Sends the files of an import piece by piece, each from where it had stopped. Throws if the server refuses one. */
export async function sendFiles(
  { id, files }: Pick<ImportRun, 'id' | 'files'>,
  chosen: readonly File[],
  { onProgress, signal }: Options,
): Promise<void> {
  const sent = files.map(({ received }) => received)
  const sum = () => sent.reduce((all, bytes) => all + bytes, 0)
  for (const [index, { name, size, received }] of files.entries()) {
    const file = chosen.find((one) => one.name.normalize('NFC') === name && one.size === size)
    if (!file) continue
    for (let at = received; at < size;) {
      const piece = file.slice(at, at + IMPORT_PIECE_BYTES, 'application/octet-stream')
      const before = sum()
      const stored = await upload(importsAdminApi.sendImportPiece, piece, {
        signal,
        key: newKey(),
        params: { id, file: index + 1 },
        query: { at },
        onProgress: (part) => onProgress(before + part * piece.size),
      })
      if (stored.received === at) throw new Error('파일을 이어서 올릴 수 없어요. 같은 파일을 다시 골라 주세요.')
      at = stored.received
      sent[index] = at
    }
  }
}
