import type { ReactNode } from 'react'
import classes from './FieldGroup.module.css'

interface Props {
  label: string
  /** Of the field, by which a form finds it when it is wrong. */
  name: string
  error?: ReactNode
  help?: ReactNode
  children: ReactNode
}

/** Choices that belong together under one name, with what is wrong or expected below. */
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
