import type { CSSProperties } from 'react'
import classes from './Avatar.module.css'
import { PhotoFrame, type Picture } from './PhotoFrame.tsx'

interface Props {
  picture: Picture | null
  name: string
  size?: `${number}rem`
}

/** A member's picture, or the first letter of their name; decorative, as the name is beside it. */
export function Avatar({ picture, name, size = '4rem' }: Props) {
  return (
    <span className={classes.avatar} style={{ '--size': size } as CSSProperties} aria-hidden>
      {picture ? (
        <PhotoFrame photo={picture} ratio="1/1" sizes={size} className={classes.photo} />
      ) : (
        (Array.from(name)[0] ?? '?')
      )}
    </span>
  )
}
