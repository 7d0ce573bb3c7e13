import type { ReactNode } from 'react'
import classes from './FieldGroup.module.css'

interface Props {
  label: string
  /** The field's name, by which a form focuses it on an error. */
  name: string
  error?: ReactNode
  help?: ReactNode
  children: ReactNode
}

/** A group of choices with one label, and an error or help below. */
export function FieldGroup({ label, name, error, help, children }: Props) {
  const below = error ?? help
  return (
    <fieldset className={classes.group} name={name} aria-describedby={below ? `${name}-below` : undefined}>
      <legend className={classes.label}>{label}</legend>
      {children}
      {below && (
        <p id={`${name}-below`} className={classes.below} data-error={error ? true : undefined}>
          {below}
        </p>
      )}
    </fieldset>
  )
}
