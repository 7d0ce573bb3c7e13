import { useEffect, useRef, useState } from 'react'
import { type Attachment, attachmentKindOf, MAX_ATTACHMENTS } from '../../../contract/attachments.ts'
import { ApiError } from '../../platform/api/api.ts'
import { newKey } from '../../platform/api/new-key.ts'
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
  // An upload that ends later must build on what was changed meanwhile.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const running = useRef(new Map<string, AbortController>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    const all = running.current
    return () => all.forEach((abort) => abort.abort())
  }, [])

  const change = (next: Attachment[]) => {
    latest.current = next
    onChange(next)
  }
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
      change(latest.current.map((one) => (one.src === src ? sent : one)))
      put(src, null)
    } catch (error) {
      if (!signal.aborted) put(src, { file, part: null, failed: reasonOf(error), final: isFinal(error) })
    }
  }

  function add(files: readonly File[]): void {
    const wrong = files.flatMap((file) => {
      const why = refusalOf(file)
      return why ? [`${file.name}: ${why}`] : []
    })
    const right = files.filter((file) => refusalOf(file) === null)
    const taken = right.slice(0, Math.max(0, MAX_ATTACHMENTS - latest.current.length))
    const over = right.length - taken.length
    if (over > 0) wrong.push(`파일은 ${MAX_ATTACHMENTS}개까지 붙일 수 있어요. ${over}개는 담지 않았어요.`)
    setRefused(wrong)
    const chosen = taken.flatMap((file) => {
      const kind = attachmentKindOf(file.name)
      return kind ? [{ file, one: { src: pendingSrc(newKey()), name: file.name, kind, bytes: file.size } }] : []
    })
    if (chosen.length === 0) return
    change([...latest.current, ...chosen.map(({ one }) => one)])
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
      change(latest.current.filter((one) => one.src !== src))
    },
  }
}

const FINAL: ReadonlySet<string> = new Set([
  ...['ATTACHMENT_UNREADABLE', 'PHOTO_UNREADABLE', 'BODY_TOO_LARGE', 'VALIDATION_FAILED'],
])
const isFinal = (error: unknown) => error instanceof ApiError && FINAL.has(error.code)

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  console.warn('A file could not be sent', error)
  return '파일을 올리지 못했어요. 다시 시도해 주세요.'
}
