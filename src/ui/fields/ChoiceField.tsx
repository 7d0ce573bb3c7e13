import classes from './ChoiceField.module.css'

interface Props<Value extends string> {
  label: string
  name: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of two or three options, implemented by radio buttons. */
export function ChoiceField<Value extends string>({ label, name, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.choices}>
        {options.map((option) => (
          <label key={option.value} className={classes.choice} data-checked={option.value === value || undefined}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
