import { IconMinus, IconPlus } from '@tabler/icons-react'
import { IconButton } from '../../../../ui/IconButton.tsx'
import classes from './CountStepper.module.css'

const MAX = 20

interface Props {
  value: number
  onChange: (count: number) => void
}

/** How many dogs come along. */
export function CountStepper({ value, onChange }: Props) {
  return (
    <fieldset className={classes.row} aria-labelledby="dog-count">
      <span id="dog-count" className={classes.label}>
        함께 가는 마릿수
      </span>
      <IconButton
        label="한 마리 줄이기"
        variant="default"
        className={classes.step}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={20} aria-hidden />
      </IconButton>
      <output className={classes.count}>{value}마리</output>
      <IconButton
        label="한 마리 늘리기"
        variant="default"
        className={classes.step}
        disabled={value >= MAX}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={20} aria-hidden />
      </IconButton>
    </fieldset>
  )
}
