import { IconCheck } from '@tabler/icons-react'
import { LIST_COLORS, type ListColor } from '../../../../../contract/like-lists.ts'
import { COLOR_NAME } from '../model.ts'
import classes from './ColorPicker.module.css'
import { ListDot } from './ListDot.tsx'

interface Props {
  value: ListColor
  onChange: (color: ListColor) => void
}

/** Dots to tap; radio buttons underneath, each with its name. */
export function ColorPicker({ value, onChange }: Props) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>색</legend>
      <div className={classes.colors}>
        {LIST_COLORS.map((color) => (
          <label key={color} className={classes.color} data-checked={color === value || undefined}>
            <input
              type="radio"
              name="color"
              className={classes.radio}
              aria-label={COLOR_NAME[color]}
              checked={color === value}
              onChange={() => onChange(color)}
            />
            <ListDot color={color} size="large" />
            {color === value && <IconCheck size={18} stroke={2.5} className={classes.check} aria-hidden />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
