import type { Day } from '../../../../contract/time/days.ts'
import type { DayRule } from '../../../../contract/time/hours.ts'
import { dayName } from '../../../../contract/policy/policy-text.ts'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'

type Monthly = Extract<DayRule, { kind: 'week' }>

interface Props {
  name: string
  on: Monthly
  onChange: (on: Monthly) => void
}

const NTH = [1, 2, 3, 4, 5, 0]

/** "The second and fourth Monday". */
export function MonthlyDay({ name, on, onChange }: Props) {
  return (
    <>
      {NTH.map((nth) => (
        <Chip
          key={nth}
          selected={on.nth.includes(nth)}
          onClick={() =>
            onChange({
              ...on,
              nth: NTH.filter((one) => (one === nth ? !on.nth.includes(one) : on.nth.includes(one))),
            })
          }
        >
          {nth === 0 ? '마지막 주' : `${nth}째 주`}
        </Chip>
      ))}
      <SelectField
        label={`${name}의 요일`}
        value={on.weekday}
        onChange={({ currentTarget }) => onChange({ ...on, weekday: Number(currentTarget.value) })}
      >
        {[1, 2, 3, 4, 5, 6, 0].map((day) => (
          <option key={day} value={day}>
            {dayName(day as Day)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
