import { Row } from '../kit/Row.tsx'
import classes from './Switch.module.css'

interface Props {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A setting that is on or off, and takes effect at once. */
export function Switch({ label, checked, disabled = false, onChange }: Props) {
  return (
    <Row as="label" gap={16} align="center" justify="between" tall={44} press>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={classes.input}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Row>
  )
}
