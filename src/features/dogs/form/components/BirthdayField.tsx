import { Box } from '../../../../ui/kit/Box.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import type { MemberDogDraft } from '../model.ts'
import { useNow } from '../../state.ts'
import classes from './EditDog.module.css'

interface Props {
  value: MemberDogDraft['birthday']
  error: string | undefined
  onChange: (birthday: MemberDogDraft['birthday']) => void
}

/** Number of years offered: every living dog, with a margin. */
const YEARS = 30
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(2, '0'))

/** As much of the birthday as is known: the year is enough. */
export function BirthdayField({ value, error, onChange }: Props) {
  const year = Number(useNow()?.today.slice(0, 4) ?? value.year)
  const years = numbers(year - YEARS, year).toReversed()
  return (
    <Box as="fieldset" bare aria-describedby={error && 'dog-birthday-error'}>
      <Text as="legend" pad={0} below={6} weight={600}>
        생일
      </Text>
      <Stack gap={8} className={classes.parts}>
        <SelectField
          quiet
          label="태어난 해"
          name="birthday.year"
          value={value.year}
          onChange={(event) => onChange({ ...value, year: event.currentTarget.value })}
        >
          <option value="">해</option>
          {years.map((one) => (
            <option key={one} value={one}>
              {one}년
            </option>
          ))}
        </SelectField>
        <SelectField
          quiet
          label="태어난 달"
          name="birthday.month"
          value={value.month}
          onChange={(event) => onChange({ ...value, month: event.currentTarget.value })}
        >
          <option value="">달 모름</option>
          {numbers(1, 12).map((one) => (
            <option key={one} value={one}>
              {Number(one)}월
            </option>
          ))}
        </SelectField>
        <SelectField
          quiet
          label="태어난 날"
          name="birthday.day"
          value={value.day}
          onChange={(event) => onChange({ ...value, day: event.currentTarget.value })}
        >
          <option value="">날 모름</option>
          {numbers(1, 31).map((one) => (
            <option key={one} value={one}>
              {Number(one)}일
            </option>
          ))}
        </SelectField>
      </Stack>
      {error && (
        <Text above={6} size="sm" tone="no" id="dog-birthday-error">
          {error}
        </Text>
      )}
    </Box>
  )
}
