import { useEffect, useRef, useState } from 'react'
import { type Attachment, attachmentKindOf, MAX_ATTACHMENTS } from '../../../contract/api/attachments.ts'
import { takenFiles } from '../../lib/taken-files.ts'
import { newKey } from '../../platform/api/new-key.ts'
import { failureText, isFinal } from '../../platform/api/upload-failure.ts'
import { useLatestList } from '../../platform/forms/use-latest-list.ts'
import { keyOf, pendingSrc, refusalOf } from './file-model.ts'
import { sendFile } from './file-mutations.ts'

/** A chosen file that isn't uploaded yet. */
export interface FileJob {
  file: File
  /** Share of bytes sent; null while it waits for those before it. */
  part: number | null
  /** Why its last attempt failed. */
  failed: string | null
  /** The server refuses the file itself: another attempt would fail as well. */
  final?: boolean
}

/**
 * The attachments of a form: chosen files are in its value at once, are uploaded one after the other, and take their address then. Those
 * that aren't yet keep the form from being saved.
 */
export function useAttachments(value: readonly Attachment[], onChange: (next: Attachment[]) => void) {
  const [jobs, setJobs] = useState<ReadonlyMap<string, FileJob>>(new Map())
  const [refused, setRefused] = useState<readonly string[]>([])
  const { held, change } = useLatestList(value, onChange)
  const running = useRef(new Map<string, AbortController>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    const all = running.current
    return () => all.forEach((abort) => abort.abort())
  }, [])

  const put = (src: string, job: FileJob | null) =>
    setJobs((before) => {
      const next = new Map(before)
      if (job) next.set(src, job)
      else next.delete(src)
      return next
    })

  function begin(src: string, file: File): void {
    const abort = new AbortController()
    running.current.set(src, abort)
    put(src, { file, part: null, failed: null })
    queue.current = queue.current.then(() => attempt(src, file, abort.signal))
  }

  async function attempt(src: string, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    try {
      const onProgress = (part: number) => put(src, { file, part, failed: null })
      onProgress(0)
      const sent = await sendFile(file, { onProgress, signal, key: keyOf(src) })
      if (signal.aborted) return
      change(held().map((one) => (one.src === src ? sent : one)))
      put(src, null)
    } catch (error) {
      if (!signal.aborted) put(src, { file, part: null, failed: failureText(error, '파일을'), final: isFinal(error) })
    }
  }

  function add(files: readonly File[]): void {
    const { taken, refused: lines } = takenFiles(files, {
      room: MAX_ATTACHMENTS - held().length,
      refusalOf,
      overText: (over) => `파일은 ${MAX_ATTACHMENTS}개까지 붙일 수 있어요. ${over}개는 담지 않았어요.`,
    })
    setRefused(lines)
    const chosen = taken.flatMap((file) => {
      const kind = attachmentKindOf(file.name)
      return kind ? [{ file, one: { src: pendingSrc(newKey()), name: file.name, kind, bytes: file.size } }] : []
    })
    if (chosen.length === 0) return
    change([...held(), ...chosen.map(({ one }) => one)])
    for (const { file, one } of chosen) begin(one.src, file)
  }

  return {
    /** Of a pending file; none of one that a draft from before a reload refers to. */
    jobOf: (src: string) => jobs.get(src),
    /** Files that weren't taken, each with the reason. */
    refused,
    add,
    retry: (src: string) => {
      const job = jobs.get(src)
      if (job) begin(src, job.file)
    },
    remove: (src: string) => {
      running.current.get(src)?.abort()
      put(src, null)
      change(held().filter((one) => one.src !== src))
    },
  }
}
