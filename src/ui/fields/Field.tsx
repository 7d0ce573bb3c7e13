import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './Field.module.css'

interface Look {
  label: string
  /** The validation error; replaces the help. */
  error?: ReactNode
  /** One line below the field: the expected input. */
  help?: ReactNode
  /** Beside the label: a count, a timer. */
  aside?: ReactNode
  /** Inside the box, after the input: a button. */
  end?: ReactNode
}

type Props = Look & (({ lines?: false } & ComponentProps<'input'>) | ({ lines: true } & ComponentProps<'textarea'>))

/** A labelled text field with its help and error. `lines`: several lines. */
export function Field({ label, error, help, aside, end, lines, ...props }: Props) {
  const id = useId()
  const below = error ?? help
  const shared = {
    id,
    className: classes.input,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': below ? `${id}-help` : undefined,
    'data-unset': ('type' in props && /^(date|time)/.test(props.type ?? '') && !props.value) || undefined,
  }
  return (
    <div className={classes.field}>
      <div className={classes.label}>
        <label htmlFor={id}>{label}</label>
        {aside && <span className={classes.aside}>{aside}</span>}
      </div>
      <div className={classes.box} data-invalid={error ? true : undefined} data-locked={props.readOnly || undefined}>
        {lines ? (
          <textarea {...(props as ComponentProps<'textarea'>)} {...shared} />
        ) : (
          <input {...(props as ComponentProps<'input'>)} {...shared} />
        )}
        {end && <div className={classes.end}>{end}</div>}
      </div>
      {below && (
        <p id={`${id}-help`} className={classes.help} data-error={error ? true : undefined}>
          {below}
        </p>
      )}
    </div>
  )
}
