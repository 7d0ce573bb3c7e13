import type { CSSProperties } from 'react'
import type { Photo } from '../../../../../contract/api/media.ts'
import { NamedIcon } from '../../../../ui/kit/NamedIcon.tsx'
import { PhotoFrame } from '../../../../ui/content/PhotoFrame.tsx'
import classes from './PlacePhoto.module.css'

interface Props {
  id: number
  photo: Photo | null
  /** Key and icon of the place's kind, used if there is no photo. */
  group: string
  icon: string | undefined
  priority: boolean
  className: string | undefined
}

const SIZES = '(min-width: 80em) 20rem, (min-width: 37.5em) 45vw, 15rem'

/** A place's photo at 4:3. Public data has none: then a landscape in the colour of its kind is drawn, varied so that neighbours differ. */
export function PlacePhoto({ id, photo, group, icon, priority, className }: Props) {
  if (photo) {
    // Decorative: the card's name already describes it.
    return <PhotoFrame photo={{ ...photo, alt: '' }} sizes={SIZES} priority={priority} className={className} />
  }
  return (
    <div
      className={`${classes.drawn} ${className ?? ''}`}
      data-group={group}
      style={{ '--hill': `${(id * 37) % 60}%`, '--sun': `${82 + ((id * 23) % 11)}%` } as CSSProperties}
    >
      <span className={classes.icon}>
        <NamedIcon name={icon ?? 'paw'} size={28} stroke={1.6} />
      </span>
    </div>
  )
}
