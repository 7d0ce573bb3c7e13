import type { Hours } from '../../../../../contract/time/hours.ts'
import { hoursTables, stayText } from '../../../../../contract/time/opening-text.ts'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { useNow } from '../../../dogs/state.ts'
import { useOpenNow } from '../../hooks.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { hoursAsWritten } from '../facts-model.ts'
import classes from './PlaceHours.module.css'
import { WeekTable } from './WeekTable.tsx'

/** Whether it is open now, the hours of the week by season, and the source's text for what a table can't express. */
export function PlaceHours({ hours }: { hours: Hours }) {
  const now = useOpenNow(hours)
  const tables = hoursTables(hours, useNow()?.today ?? '')
  const written = hoursAsWritten(hours)
  return (
    <Stack as="section" gap={12} aria-labelledby="hours">
      <Heading id="hours">{hours.stay ? '체크인·체크아웃' : '영업시간'}</Heading>
      {hours.stay ? (
        <p className={classes.now}>{stayText(hours)}</p>
      ) : (
        now && (
          <p className={classes.now} data-state={now.state}>
            {now.text}
          </p>
        )
      )}
      {tables.map((table) => (
        <WeekTable key={table.season} table={table} several={tables.length > 1} />
      ))}
      {written && (
        <Text size="sm" tone="quiet">
          출처에 적힌 내용: {written}
        </Text>
      )}
      {hours.notes.length > 0 && (
        <ul className={classes.notes}>
          {hours.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
