import { ALL_DAYS } from '../../../../../contract/time/days.ts'
import { holidayNotice } from '../../../../../contract/time/korea-time.ts'
import type { DogPolicy } from '../../../../../contract/policy/policy.ts'
import { Text } from '../../../../ui/kit/Text.tsx'
import { useNow } from '../../state.ts'

const differsByDay = ({ entryDays, coveredDays, limits }: DogPolicy) =>
  entryDays !== null ||
  (coveredDays.length > 0 && coveredDays.length < ALL_DAYS.length) ||
  limits.some(({ days }) => days)

/** Beside a verdict that depends on the day: that the table of public holidays ends soon, or has ended. */
export function HolidayNote({ policy }: { policy: DogPolicy }) {
  const now = useNow()
  const text = now && differsByDay(policy) && holidayNotice(now.today)
  return (
    text && (
      <Text size="sm" tone="quiet">
        {text}
      </Text>
    )
  )
}
