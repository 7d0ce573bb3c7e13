import type { ReactNode } from 'react'
import classes from './CornerButton.module.css'

interface Props {
  /** The accessible name: action and object. */
  label: string
  pressed: boolean
  onPress: () => void
  /** An icon of 20 px. */
  children: ReactNode
}

/** A toggle button on the corner of a photo; 44 px. */
export const CornerButton = ({ label, pressed, onPress, children }: Props) => (
  <button type="button" className={classes.button} aria-label={label} aria-pressed={pressed} onClick={onPress}>
    {children}
  </button>
)
