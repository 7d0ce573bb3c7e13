import type { ComponentProps, ReactNode } from 'react'
import classes from './Chip.module.css'

interface Props extends ComponentProps<'button'> {
  selected?: boolean
  /** Before the label, 18 px. */
  icon?: ReactNode
}

/** A pill-shaped toggle button. Without `selected` it is a plain button. */
export function Chip({ selected, icon, children, ...rest }: Props) {
  return (
    <button type="button" className={classes.chip} aria-pressed={selected} {...rest}>
      {icon}
      {children}
    </button>
  )
}
