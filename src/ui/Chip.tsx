import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import classes from './Chip.module.css'

interface Look {
  selected?: boolean
  /** Before the word, 18 px. */
  icon?: ReactNode
}

/** A pill to press: on or off. Without `selected` it is a plain action. */
export function Chip({ selected, icon, children, ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" className={classes.chip} aria-pressed={selected} {...rest}>
      {icon}
      {children}
    </button>
  )
}

/** A pill that leads somewhere. */
export const ChipLink = createLink(({ selected, icon, children, ...rest }: Look & ComponentProps<'a'>) => (
  <a aria-current={selected ? 'true' : undefined} {...rest} className={classes.chip}>
    {icon}
    {children}
  </a>
))
