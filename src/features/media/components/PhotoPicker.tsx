import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { FilesField } from '../../../ui/fields/FilesField.tsx'
import { showSnackbar } from '../../../ui/overlays/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { moved, type FormPhoto } from '../form-model.ts'
import { useFormPhotos } from '../hooks.ts'
import { PhotoInput } from './PhotoInput.tsx'
import { PhotoJobTile } from './PhotoJobTile.tsx'
import classes from './PhotoPicker.module.css'
import { type Grip, PhotoTile } from './PhotoTile.tsx'
import type { SortableProps } from './SortableItems.tsx'

type Sortable = Omit<SortableProps<FormPhoto>, 'tile'> & {
  tile: (photo: FormPhoto, index: number, grip?: Grip) => ReactNode
}
/** Photos that can't be dragged, where the code for it can't be had: their arrows move them. */
const Photos = ({ items, tile }: Pick<Sortable, 'items' | 'tile'>) => items.map((photo, index) => tile(photo, index))
const SortablePhotos = lazy<ComponentType<Sortable>>(() =>
  import('./SortableItems.tsx').then(
    (loaded) => ({ default: loaded.SortableItems<FormPhoto> }),
    () => ({ default: Photos }),
  ),
)

export interface PhotoPickerProps {
  label: string
  /** Maximum number of photos; they are shown in this order. */
  max: number
  value: readonly FormPhoto[]
  onChange: (value: FormPhoto[]) => void
  disabled?: boolean
  /** Uploads them as private, visible only to their owner; `PrivatePhotoPicker` can show them. */
  isPrivate?: boolean
  /** What is done to chosen files before they are uploaded: they may be cropped. */
  prepare?: (files: readonly File[]) => Promise<readonly File[]>
  /** Validation error of the form. */
  error?: string | undefined
}

/**
 * Photos of a form: chosen, taken or dropped, then shrunk and uploaded in the background, and ordered by drag or by buttons.
 * `value` holds them from the start: the command that sends the form waits for uploads (`Command.photos`). When the form is closed,
 * uploads that no command waits for are dropped.
 */
export function PhotoPicker({
  label,
  max,
  value,
  onChange,
  disabled = false,
  isPrivate = false,
  prepare,
  error,
}: PhotoPickerProps) {
  const {
    pendingOf,
    problems,
    add: upload,
    cancel,
    retry,
    change,
    held,
  } = useFormPhotos({ value, max, onChange, isPrivate })
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [said, setSaid] = useState('')
  const count = value.length
  const full = count >= max

  const add = (files: readonly File[]) => void (prepare ? prepare(files).then(upload) : upload(files))

  function move(from: number, to: number): void {
    if (to < 0 || to >= value.length || from === to) return
    change(moved(held(), from, to))
    setSaid(`사진을 ${value.length}장 가운데 ${to + 1}번째로 옮겼어요.`)
  }

  function remove(index: number): void {
    const gone = value[index]
    if (!gone) return
    change(held().filter((one) => one.id !== gone.id))
    showSnackbar('사진을 지웠어요.', 'info', {
      label: '되돌리기',
      act: () => held().length < max && change(held().toSpliced(index, 0, gone)),
    })
  }

  const tile = (one: FormPhoto, index: number, grip?: Grip) => {
    const photo = pendingOf(one.id)
    if (photo)
      return <PhotoJobTile key={one.id} photo={photo} onCancel={() => cancel(one.id)} onRetry={() => retry(one.id)} />
    return (
      <PhotoTile
        key={one.id}
        photo={one.photo}
        index={index}
        count={value.length}
        disabled={disabled}
        grip={grip}
        onMove={(to) => move(index, to)}
        onRemove={() => remove(index)}
      />
    )
  }
  const tiles = value.map((one, index) => tile(one, index))

  return (
    <FilesField
      ref={setBox}
      label={label}
      count={count}
      max={max}
      help={value.length > 1 ? '끌거나 화살표를 눌러 순서를 바꿀 수 있어요.' : helpOf(max)}
      error={error}
      problems={problems}
      onDrop={(files) => !disabled && add(files)}
    >
      <Stack as="ul" columns={104} gap={8} className={classes.tiles}>
        {value.length > 1 && !disabled ? (
          <Suspense fallback={tiles}>
            <SortablePhotos around={box} items={value} onMove={move} tile={tile} />
          </Suspense>
        ) : (
          tiles
        )}
        {!full && <PhotoInput label={label} several={max - count > 1} disabled={disabled} onChoose={add} />}
      </Stack>
      <output className="visually-hidden">{said}</output>
    </FilesField>
  )
}

const helpOf = (max: number) =>
  max > 1 ? `${max}장까지 올릴 수 있어요. 위치 정보는 지우고 올려요.` : '위치 정보는 지우고 올려요.'
