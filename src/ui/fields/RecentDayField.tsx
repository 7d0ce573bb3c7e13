import type { ComponentProps } from 'react'
import { Chip } from '../actions/Chip.tsx'
import { Field } from './Field.tsx'
import { Row } from '../kit/Row.tsx'
import { Stack } from '../kit/Stack.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'max'> {
  label: string
  error?: string | undefined
  /** ISO date; undefined until it is known. */
  today: string | undefined
  onDay: (day: string) => void
}

const DAY_MS = 86_400_000

/** A day that is not long ago, at most today: today and yesterday are one tap each. */
export function RecentDayField({ today, onDay, ...field }: Props) {
  const yesterday = today && new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10)
  return (
    <Stack gap={8}>
      <Field {...field} type="date" max={today} />
      <Row gap={8}>
        {[
          ['오늘', today],
          ['어제', yesterday],
        ].map(([word, day]) => (
          <Chip key={word} selected={day !== undefined && field.value === day} onClick={() => day && onDay(day)}>
            {word}
          </Chip>
        ))}
      </Row>
    </Stack>
  )
}
