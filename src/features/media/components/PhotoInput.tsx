import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { PHOTO_UPLOAD } from '../../../../contract/photos/photos.ts'
import { FileInput } from '../../../ui/fields/FileInput.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import classes from './PhotoPicker.module.css'

interface Props {
  label: string
  several: boolean
  disabled: boolean
  onChoose: (files: readonly File[]) => void
}

// With this list of types iPhones convert HEIC to JPEG.
const ACCEPT = PHOTO_UPLOAD.types.join(',')

const WAYS = [
  { word: '고르기', icon: IconPhotoPlus, camera: false },
  { word: '찍기', icon: IconCamera, camera: true },
] as const

/** Two ways to add a photo: from the album or the disk, and, on touch devices, directly from the camera. */
export function PhotoInput({ label, several, disabled, onChoose }: Props) {
  return WAYS.map(({ word, icon: Icon, camera }) => (
    <li key={word} className={classes.way} data-camera={camera || undefined}>
      <Stack
        as="label"
        anchor
        gap={4}
        content="center"
        items="center"
        size="sm"
        weight={600}
        tone="quiet"
        press
        ground="card"
        round={12}
        choice
        className={classes.label}
      >
        <FileInput
          label={`${label} ${word}`}
          accept={ACCEPT}
          several={several}
          camera={camera}
          disabled={disabled}
          onChoose={onChoose}
        />
        <Icon size={26} stroke={1.5} aria-hidden />
        <span aria-hidden>{word}</span>
      </Stack>
    </li>
  ))
}
