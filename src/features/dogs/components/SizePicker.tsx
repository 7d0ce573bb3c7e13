import { useId } from 'react'
import { SIZE_NAME, SIZES, type Size } from '../../../../contract/dogs.ts'
import { SIZE_EXAMPLE, SIZE_HINT } from '../model.ts'
import { DogPicture } from './DogPicture.tsx'
import classes from './SizePicker.module.css'

interface Props {
  value: Size | null
  error: string | undefined
  onChange: (size: Size) => void
  name?: string
}

/** Three pictures to tap; radio buttons underneath, so arrows and screen readers know them. */
export function SizePicker({ value, error, onChange, name = 'dog-size' }: Props) {
  const id = useId()
  return (
    <fieldset className={classes.group} aria-describedby={error && `${id}-error`}>
      <legend className={classes.legend}>크기</legend>
      <div className={classes.sizes}>
        {SIZES.map((size) => (
          <label key={size} className={classes.size} data-checked={size === value || undefined}>
            <input
              type="radio"
              name={name}
              className={classes.radio}
              checked={size === value}
              onChange={() => onChange(size)}
            />
            <span className={classes.picture}>
              <DogPicture size={size} />
            </span>
            <span className={classes.name}>{SIZE_NAME[size]}</span>
            <span className={classes.hint}>{SIZE_HINT[size]}</span>
            <span className={classes.example}>{SIZE_EXAMPLE[size]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
