import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../platform/api/api.ts'
import { refusalOf, type UploadedPhoto } from './model.ts'

/** A pending or failed upload. */
export interface PhotoJob {
  key: string
  file: File
  /** Object URL of the file as chosen. */
  preview: string
  /** File name and reason of a failure; null while it is queued or being sent. */
  failed: string | null
}

interface Options {
  value: readonly UploadedPhoto[]
  max: number
  onChange: (value: UploadedPhoto[]) => void
  isPrivate: boolean
}

/** Codes that refuse the photo itself, so that a retry would fail too. */
const FINAL: ReadonlySet<string> = new Set(['PHOTO_UNREADABLE', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'])

let keys = 0

/** Uploads chosen photos one after the other, so that they arrive in the order in which they were chosen. */
export function usePhotoQueue({ value, max, onChange, isPrivate }: Options) {
  const [jobs, setJobs] = useState<readonly PhotoJob[]>([])
  const [sent, setSent] = useState({ key: '', part: 0 })
  const [refused, setRefused] = useState<readonly string[]>([])
  // Changes between two renders must build on each other.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const current = jobs.find(({ failed }) => failed === null)?.key

  const change = (next: UploadedPhoto[]) => {
    latest.current = next
    onChange(next)
  }
  function take(key: string): void {
    const gone = jobs.find((job) => job.key === key)
    if (gone) URL.revokeObjectURL(gone.preview)
    setJobs((list) => list.filter((job) => job.key !== key))
  }

  const arrived = useEffectEvent((key: string, photo: UploadedPhoto) => {
    change([...latest.current, photo])
    take(key)
  })
  const fileOf = useEffectEvent((key: string) => jobs.find((job) => job.key === key)?.file)
  const failed = useEffectEvent((key: string, error: unknown) => {
    const line = `${fileOf(key)?.name}: ${wordsOf(error)}`
    // A retry would be refused again.
    if (error instanceof ApiError && FINAL.has(error.code)) {
      setRefused((lines) => [...lines, line])
      return take(key)
    }
    setJobs((list) => list.map((job) => (job.key === key ? { ...job, failed: line } : job)))
  })

  useEffect(() => {
    const file = current && fileOf(current)
    if (!file) return
    const abort = new AbortController()
    const { signal } = abort
    import('./mutations.ts')
      .then(({ sendPhoto }) =>
        sendPhoto(file, {
          signal,
          isPrivate,
          onProgress: (now) => !signal.aborted && setSent({ key: current, part: now }),
        }),
      )
      .then(
        (photo) => signal.aborted || arrived(current, photo),
        (error: unknown) => signal.aborted || failed(current, error),
      )
    return () => abort.abort()
  }, [current, isPrivate])

  // Pending uploads are cancelled when the form is closed.
  const previews = useEffectEvent(() => jobs.map(({ preview }) => preview))
  useEffect(() => () => previews().forEach((preview) => URL.revokeObjectURL(preview)), [])

  function add(files: readonly File[]): void {
    const wrong = files.flatMap((file) => {
      const why = refusalOf(file)
      return why ? [`${file.name}: ${why}`] : []
    })
    const room = max - latest.current.length - jobs.length
    const right = files.filter((file) => refusalOf(file) === null)
    const taken = right.slice(0, Math.max(0, room))
    const over = right.length - taken.length
    if (over > 0) wrong.push(`사진은 ${max}장까지 올릴 수 있어요. ${over}장은 담지 않았어요.`)
    setRefused(wrong)
    setJobs([
      ...jobs,
      ...taken.map((file) => ({
        key: String((keys += 1)),
        file,
        preview: URL.createObjectURL(file),
        failed: null,
      })),
    ])
  }

  return {
    jobs,
    /** Key and uploaded fraction, 0 … 1, of the current upload. */
    current,
    part: sent.key === current ? sent.part : 0,
    /** Files that weren't uploaded, each with the reason. */
    problems: [...refused, ...jobs.flatMap((job) => job.failed ?? [])],
    add,
    cancel: take,
    retry: (key: string) => {
      setSent({ key: '', part: 0 })
      setJobs((list) => list.map((job) => (job.key === key ? { ...job, failed: null } : job)))
    },
    change,
    /** The present value of the form. */
    held: () => latest.current,
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  console.warn('A photo could not be sent', error)
  return '사진을 올리지 못했어요. 다시 시도해 주세요.'
}
