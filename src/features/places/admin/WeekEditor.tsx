import type { Day } from '../../../../contract/time/days.ts'
import { dayName } from '../../../../contract/policy/policy-text.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { daySpans, type Periods, withDays } from '../hours-model.ts'
import { SpansField } from './SpansField.tsx'

interface Props {
  /** Distinguishes the week of a season. */
  of: string
  periods: Periods
  onChange: (periods: Periods) => void
}

const WEEK = [1, 2, 3, 4, 5, 6, 0]
const REST = [2, 3, 4, 5, 6, 0]

/** The hours of a week, a line a day; Monday's can be copied to all. */
export function WeekEditor({ of, periods, onChange }: Props) {
  return (
    <Stack gap={8} columns="two">
      {WEEK.map((day) => (
        <SpansField
          key={day}
          label={`${of}${dayName(day as Day)}`}
          spans={daySpans(periods, day)}
          onChange={(spans) => onChange(withDays(periods, [day], spans))}
        />
      ))}
      <Row align="end">
        <Button type="button" variant="default" onClick={() => onChange(withDays(periods, REST, daySpans(periods, 1)))}>
          월요일처럼 모두 채우기
        </Button>
      </Row>
    </Stack>
  )
}
