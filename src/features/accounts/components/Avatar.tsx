import type { User } from '../../../../contract/accounts.ts'
import { PhotoFrame } from '../../../ui/PhotoFrame.tsx'
import { initialOf } from '../model.ts'
import classes from './Avatar.module.css'

/** The member's picture, or the first letter of his name. */
export function Avatar({ user: { photo, nickname } }: { user: Pick<User, 'photo' | 'nickname'> }) {
  return (
    <span className={classes.avatar} aria-hidden>
      {photo ? <PhotoFrame photo={photo} ratio="1/1" sizes="4rem" /> : initialOf(nickname)}
    </span>
  )
}
