import type { ComponentProps, ReactNode } from 'react'
import classes from './Chip.module.css'

interface Props extends ComponentProps<'button'> {
  selected?: boolean
  /** Before the word, 18 px. */
  icon?: ReactNode
}

/** A pill to press: on or off. Without `selected` it is a plain action. */
export function Chip({ selected, icon, children, ...rest }: Props) {
  return (
    <button type="button" className={classes.chip} aria-pressed={selected} {...rest}>
      {icon}
      {children}
    </button>
  )
}
