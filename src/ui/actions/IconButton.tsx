import type { ComponentProps } from 'react'
import classes from './Button.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name. */
  label: string
  variant?: 'subtle' | 'default'
}

/** A button with only an icon; 44 px. */
export function IconButton({ label, variant = 'subtle', className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={[classes.icon, className].filter(Boolean).join(' ')}
      data-variant={variant}
      aria-label={label}
    />
  )
}
