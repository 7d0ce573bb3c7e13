import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import classes from './Chip.module.css'

interface Props extends ComponentProps<'a'> {
  current?: boolean
}

/** A tab that is an address. */
export const ChipLink = createLink(({ current, children, ...rest }: Props) => (
  // What the router says is current doesn't know the search parameters.
  <a {...rest} className={classes.chip} aria-current={current ? 'page' : undefined}>
    {children}
  </a>
))
