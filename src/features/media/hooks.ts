import { useEffect, useEffectEvent, useState } from 'react'
import { takenFiles } from '../../lib/taken-files.ts'
import { failureText, isFinal } from '../../platform/api/upload-failure.ts'
import { useLatestList } from '../../platform/forms/use-latest-list.ts'
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

/** The photos of a form: chosen ones are in its value at once, by reference, and are uploaded meanwhile. */
export function useFormPhotos({ value, max, onChange, isPrivate }: Options) {
  const pending = usePendingPhotos()
  const [refused, setRefused] = useState<readonly string[]>([])
  const { held, change } = useLatestList(value, onChange)

  /** Takes ids of the form's photos, or their removal, from what became of their uploads. */
  const settle = useEffectEvent((photos: ReadonlyMap<string, PendingPhoto>) => {
    const before = held()
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
  const restore = useEffectEvent(() =>
    restorePhotos(
      held()
        .map(({ id }) => id)
        .filter((id) => isPhotoRef(id)),
    ),
  )
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

  const release = useEffectEvent(() => held().forEach(({ id }) => releasePhoto(id)))
  useEffect(() => () => release(), [])

  function add(files: readonly File[]): void {
    const { taken, refused: lines } = takenFiles(files, {
      room: max - held().length,
      refusalOf,
      overText: (over) => `사진은 ${max}장까지 올릴 수 있어요. ${over}장은 담지 않았어요.`,
    })
    setRefused(lines)
    if (taken.length === 0) return
    const chosen = taken.map((file) => ({ id: choosePhoto(file, isPrivate), photo: TRANSPARENT_PIXEL }))
    change([...held(), ...chosen])
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
      change(held().filter(({ id }) => id !== ref))
      removePhoto(ref)
    },
    retry: (ref: string) => void uploadPhoto(ref).catch(() => undefined),
    change,
    /** The present value of the form. */
    held,
  }
}

const lineOf = ({ file, failed }: PendingPhoto) => `${file.name}: ${failureText(failed, '사진을')}`
