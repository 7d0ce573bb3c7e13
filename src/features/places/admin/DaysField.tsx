import { ALL_DAYS, type Day } from '../../../../contract/time/days.ts'
import { dayName } from '../../../../contract/policy/policy-text.ts'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { Row } from '../../../ui/kit/Row.tsx'

interface Props {
  label: string
  /** Null: every day. */
  value: readonly Day[] | null
  onChange: (days: Day[] | null) => void
}

const WEEK: readonly Day[] = [1, 2, 3, 4, 5, 6, 0, 7]

/** Days of the week and public holidays. */
export function DaysField({ label, value, onChange }: Props) {
  const chosen = value ?? ALL_DAYS
  return (
    <Row as="fieldset" bare gap={4} wrap align="center" aria-label={label}>
      {WEEK.map((day) => (
        <Chip
          key={day}
          selected={chosen.includes(day)}
          aria-label={`${label} ${dayName(day)}`}
          onClick={() => {
            const next = ALL_DAYS.filter((one) => (one === day ? !chosen.includes(one) : chosen.includes(one)))
            onChange(next.length === ALL_DAYS.length ? null : next)
          }}
        >
          {day === 7 ? '공휴일' : dayName(day)[0]}
        </Chip>
      ))}
    </Row>
  )
}
