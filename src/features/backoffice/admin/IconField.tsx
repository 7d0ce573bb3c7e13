import { ICON_NAMES } from '../../../ui/kit/named-icons.ts'
import { NamedIcon } from '../../../ui/kit/NamedIcon.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'

interface Props {
  label: string
  name: string
  value: string
  error?: string | undefined
  onChange: (icon: string) => void
}

/** One of the icons that data may name. */
export function IconField({ label, name, value, error, onChange }: Props) {
  return (
    <Row gap={8} align="end">
      <SelectField
        label={label}
        name={name}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {ICON_NAMES.map((icon) => (
          <option key={icon} value={icon}>
            {icon}
          </option>
        ))}
      </SelectField>
      <Row square={44} align="center" justify="center">
        <NamedIcon name={value} size={24} />
      </Row>
    </Row>
  )
}
