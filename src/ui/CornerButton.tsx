import type { ReactNode } from 'react'
import classes from './CornerButton.module.css'

interface Props {
  /** What it does to what, for those who don't see the icon. */
  label: string
  pressed: boolean
  onPress: () => void
  /** Of 20 px. */
  children: ReactNode
}

/** A mark on the corner of a photo, set or not; 44 px. */
export const CornerButton = ({ label, pressed, onPress, children }: Props) => (
  <button type="button" className={classes.button} aria-label={label} aria-pressed={pressed} onClick={onPress}>
    {children}
  </button>
)
