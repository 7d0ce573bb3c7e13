import { Row } from '../../../ui/kit/Row.tsx'

interface Props {
  name?: string
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A box to tick, with its label. */
export const CheckLine = ({ name, label, checked, onChange }: Props) => (
  <Row as="label" gap={12} align="center" tall={44} press checks>
    <input
      type="checkbox"
      name={name}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>{label}</span>
  </Row>
)
