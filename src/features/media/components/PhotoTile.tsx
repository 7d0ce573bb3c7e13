import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import type { Photo } from '../../../../contract/api/media.ts'
import { PhotoFrame } from '../../../ui/content/PhotoFrame.tsx'
import classes from './PhotoPicker.module.css'

/** Props that make a tile draggable. */
export type Grip = ComponentProps<'li'> & { 'data-held'?: boolean | undefined }

interface Props {
  photo: Photo
  /** Its position, from 0, and the number of photos. */
  index: number
  count: number
  disabled: boolean
  grip: Grip | undefined
  onMove: (to: number) => void
  onRemove: () => void
}

/** An uploaded photo, with buttons to move and remove it. */
export function PhotoTile({ photo, index, count, disabled, grip, onMove, onRemove }: Props) {
  const name = count > 1 ? `사진 ${index + 1}` : '사진'
  return (
    <li {...grip} className={classes.photoTileTile} aria-label={name}>
      <PhotoFrame
        photo={{ ...photo, alt: photo.alt || name }}
        ratio="1/1"
        sizes="9rem"
        className={classes.photoTilePhoto}
      />
      {!disabled && (
        <>
          <button type="button" className={classes.remove} aria-label={`${name} 지우기`} onClick={onRemove}>
            <IconX size={18} aria-hidden />
          </button>
          {count > 1 && (
            <>
              <button
                type="button"
                className={classes.before}
                aria-label={`${name} 앞으로 옮기기`}
                aria-disabled={index === 0}
                onClick={() => onMove(index - 1)}
              >
                <IconChevronLeft size={18} aria-hidden />
              </button>
              <button
                type="button"
                className={classes.after}
                aria-label={`${name} 뒤로 옮기기`}
                aria-disabled={index === count - 1}
                onClick={() => onMove(index + 1)}
              >
                <IconChevronRight size={18} aria-hidden />
              </button>
            </>
          )}
        </>
      )}
    </li>
  )
}
