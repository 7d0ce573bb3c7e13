import type { CSSProperties } from 'react'
import type { User } from '../../../../contract/accounts.ts'
import { PhotoFrame } from '../../../ui/PhotoFrame.tsx'
import { initialOf } from '../model.ts'
import classes from './Avatar.module.css'

interface Props {
  user: Pick<User, 'photo' | 'nickname'>
  size?: `${number}rem`
}

/** The member's picture, or the first letter of his name. */
export function Avatar({ user: { photo, nickname }, size = '4rem' }: Props) {
  return (
    <span className={classes.avatar} style={{ '--size': size } as CSSProperties} aria-hidden>
      {photo ? <PhotoFrame photo={photo} ratio="1/1" sizes={size} className={classes.photo} /> : initialOf(nickname)}
    </span>
  )
}
