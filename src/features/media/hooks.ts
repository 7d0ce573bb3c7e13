import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../platform/api/api.ts'
import {
  choosePhoto,
  listenPendingPhotos,
  type PendingPhoto,
  pendingPhotos,
  releasePhoto,
  removePhoto,
  restorePhotos,
  uploadPhoto,
} from '../../platform/photos/pending-photos.ts'
import { isPhotoRef } from '../../platform/photos/photo-ref.ts'
import { usePendingPhotos } from '../../platform/photos/use-pending-photos.ts'
import { type FormPhoto, refusalOf } from './form-model.ts'
import { TRANSPARENT_PIXEL } from './model.ts'

interface Options {
  value: readonly FormPhoto[]
  max: number
  onChange: (value: FormPhoto[]) => void
  isPrivate: boolean
}

/** Codes that refuse the photo itself, so that a retry would fail too. */
const FINAL: ReadonlySet<string> = new Set(['PHOTO_UNREADABLE', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'])

/** The photos of a form: chosen ones are in its value at once, by reference, and are uploaded meanwhile. */
export function useFormPhotos({ value, max, onChange, isPrivate }: Options) {
  const pending = usePendingPhotos()
  const [refused, setRefused] = useState<readonly string[]>([])
  // Changes between two renders must build on each other.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])

  const change = (next: FormPhoto[]) => {
    latest.current = next
    onChange(next)
  }

  /** Takes ids of the form's photos, or their removal, from what became of their uploads. */
  const settle = useEffectEvent((photos: ReadonlyMap<string, PendingPhoto>) => {
    const before = latest.current
    const next = before.flatMap((one) => {
      const photo = photos.get(one.id)
      if (photo?.uploaded) return [{ id: photo.uploaded.id, photo: photo.uploaded.photo ?? TRANSPARENT_PIXEL }]
      // A draft from before a reload may refer to what the device couldn't keep.
      return isPhotoRef(one.id) && (!photo || isFinal(photo.failed)) ? [] : [one]
    })
    const left = before.filter((one) => !next.includes(one))
    if (left.length === 0) return []
    change(next)
    return left.flatMap(({ id }) => photos.get(id) ?? [])
  })
  const [restored, setRestored] = useState(() => !value.some(({ id }) => isPhotoRef(id)))
  const restore = useEffectEvent(() => restorePhotos(latest.current.map(({ id }) => id).filter((id) => isPhotoRef(id))))
  useEffect(() => {
    void restore().finally(() => setRestored(true))
  }, [])
  useEffect(() => {
    // What is not restored yet must not count as gone.
    if (!restored) return
    settle(pendingPhotos())
    return listenPendingPhotos(() => {
      const settled = settle(pendingPhotos())
      const lines = settled.flatMap((photo) => (photo.failed ? [lineOf(photo)] : []))
      if (lines.length > 0) setRefused((before) => [...before, ...lines])
      for (const { ref } of settled) releasePhoto(ref)
    })
  }, [restored])

  const release = useEffectEvent(() => latest.current.forEach(({ id }) => releasePhoto(id)))
  useEffect(() => () => release(), [])

  function add(files: readonly File[]): void {
    const wrong = files.flatMap((file) => {
      const why = refusalOf(file)
      return why ? [`${file.name}: ${why}`] : []
    })
    const right = files.filter((file) => refusalOf(file) === null)
    const taken = right.slice(0, Math.max(0, max - latest.current.length))
    const over = right.length - taken.length
    if (over > 0) wrong.push(`사진은 ${max}장까지 올릴 수 있어요. ${over}장은 담지 않았어요.`)
    setRefused(wrong)
    if (taken.length === 0) return
    const chosen = taken.map((file) => ({ id: choosePhoto(file, isPrivate), photo: TRANSPARENT_PIXEL }))
    change([...latest.current, ...chosen])
  }

  const failed = value.flatMap(({ id }) => {
    const photo = pending.get(id)
    return photo?.failed ? [lineOf(photo)] : []
  })

  return {
    /** The photo of that id, while it isn't uploaded. */
    pendingOf: (id: string) => pending.get(id),
    /** Files that weren't uploaded, each with the reason. */
    problems: [...refused, ...failed],
    add,
    cancel: (ref: string) => {
      change(latest.current.filter(({ id }) => id !== ref))
      removePhoto(ref)
    },
    retry: (ref: string) => void uploadPhoto(ref).catch(() => undefined),
    change,
    /** The present value of the form. */
    held: () => latest.current,
  }
}

const isFinal = (error: unknown) => error instanceof ApiError && FINAL.has(error.code)

const lineOf = ({ file, failed }: PendingPhoto) => `${file.name}: ${reasonOf(failed)}`

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  console.warn('A photo could not be sent', error)
  return '사진을 올리지 못했어요. 다시 시도해 주세요.'
}
