import { IconChevronDown } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './Field.module.css'

interface Props extends ComponentProps<'select'> {
  label: string
  /** The label is visually hidden, for screen readers only. */
  quiet?: boolean
  error?: ReactNode
}

/** A choice from a few options, by the native select. The options are its children. */
export function SelectField({ label, quiet = false, error, children, ...props }: Props) {
  const id = useId()
  return (
    <div className={classes.field}>
      {!quiet && (
        <div className={classes.label}>
          <label htmlFor={id}>{label}</label>
        </div>
      )}
      <div className={classes.box} data-invalid={error ? true : undefined}>
        <select
          {...props}
          id={id}
          className={classes.input}
          aria-label={quiet ? label : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-help` : undefined}
        >
          {children}
        </select>
        <IconChevronDown className={classes.chevron} size={18} stroke={2} aria-hidden />
      </div>
      {error && (
        <p id={`${id}-help`} className={classes.help} data-error>
          {error}
        </p>
      )}
    </div>
  )
}
