import type { Photo } from '../../../../contract/media.ts'
import { NamedIcon } from '../../../ui/NamedIcon.tsx'
import { PhotoFrame } from '../../../ui/PhotoFrame.tsx'
import classes from './PlacePhoto.module.css'

interface Props {
  photo: Photo | null
  /** Of its kind: stands in for a photo that there isn't. */
  icon: string | undefined
  priority: boolean
  className: string | undefined
}

const SIZES = '(min-width: 80em) 20rem, (min-width: 37.5em) 45vw, 15rem'

/** A place's photo at 4:3. Public data has none: its kind is drawn instead. */
export function PlacePhoto({ photo, icon, priority, className }: Props) {
  if (photo) {
    // The card's name says already what it shows.
    return <PhotoFrame photo={{ ...photo, alt: '' }} sizes={SIZES} priority={priority} className={className} />
  }
  return (
    <div className={`${classes.empty} ${className ?? ''}`}>
      <NamedIcon name={icon ?? 'paw'} size={36} stroke={1.5} />
    </div>
  )
}
