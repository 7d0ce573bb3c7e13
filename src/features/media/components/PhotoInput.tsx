import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import type { ChangeEvent } from 'react'
import { PHOTO_UPLOAD } from '../../../../contract/photos.ts'
import classes from './PhotoInput.module.css'

interface Props {
  label: string
  several: boolean
  disabled: boolean
  onChoose: (files: readonly File[]) => void
}

// Of this list iPhones make JPEG of their HEIC.
const ACCEPT = PHOTO_UPLOAD.types.join(',')

/** Two ways to a photo: from the album or the disk, and, where there is a finger rather than a mouse, straight from the camera. */
export function PhotoInput({ label, several, disabled, onChoose }: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // The same file can be chosen again after it was taken away.
    currentTarget.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <>
      <li className={classes.way}>
        <label className={classes.label}>
          <input
            type="file"
            className={classes.input}
            accept={ACCEPT}
            multiple={several}
            disabled={disabled}
            onChange={choose}
            aria-label={`${label} 고르기`}
          />
          <IconPhotoPlus size={26} stroke={1.5} aria-hidden />
          <span aria-hidden>고르기</span>
        </label>
      </li>
      <li className={classes.way} data-camera>
        <label className={classes.label}>
          <input
            type="file"
            className={classes.input}
            accept={ACCEPT}
            capture="environment"
            disabled={disabled}
            onChange={choose}
            aria-label={`${label} 찍기`}
          />
          <IconCamera size={26} stroke={1.5} aria-hidden />
          <span aria-hidden>찍기</span>
        </label>
      </li>
    </>
  )
}
