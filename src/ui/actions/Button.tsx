import { createLink } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import classes from './Button.module.css'

interface Look {
  /** `filled` for the main action, `default` for others, `light` for an invitation, `subtle` for a way out. */
  variant?: 'filled' | 'default' | 'light' | 'subtle' | undefined
  fullWidth?: boolean | undefined
  /** Before and after the label: an icon of 18 px. */
  leftSection?: ReactNode
  rightSection?: ReactNode
}

interface Props extends Look, ComponentProps<'button'> {
  /** The action is running: a further press does nothing, and the button keeps the focus, which a disabled one would lose. */
  loading?: boolean
}

/** A button of 44 px. In plain CSS: the library's own would cost the first screen 8 kB. */
export function Button({ loading = false, children, ...props }: Props) {
  const { look, rest, before, after } = dress(props)
  const busy = loading && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore }
  return (
    <button type="button" {...rest} {...look} {...busy}>
      {before}
      <span>{children}</span>
      {after}
    </button>
  )
}

/** Enter in a field of a form presses the form's button, too. */
const ignore = (press: MouseEvent) => press.preventDefault()

/** The same, as a link inside the app. */
export const ButtonLink = createLink(({ children, ...props }: Look & ComponentProps<'a'>) => {
  const { look, rest, before, after } = dress(props)
  return (
    <a {...rest} {...look}>
      {before}
      <span>{children}</span>
      {after}
    </a>
  )
})

/** Separates the props of the look from those of the element. */
function dress<P extends Look & { className?: string | undefined }>(props: P) {
  const { variant = 'filled', fullWidth, leftSection, rightSection, className, ...rest } = props
  const look = {
    className: [classes.button, className].filter(Boolean).join(' '),
    'data-variant': variant,
    'data-full': fullWidth || undefined,
  }
  return { look, rest, before: leftSection, after: rightSection }
}
