import type { Hours } from '../../../../../contract/hours.ts'
import { hoursRows, openState, openText } from '../../../../../contract/opening.ts'
import { Heading } from '../../../../ui/Heading.tsx'
import { useMoment } from '../../../dogs/state.ts'
import { Stack } from '../../../../ui/Stack.tsx'
import { Text } from '../../../../ui/Text.tsx'
import { hoursAsWritten, sameEveryDay } from '../facts-model.ts'
import classes from './PlaceHours.module.css'

/** Whether it is open now, the hours of the week, and the source's text for what a table can't express. */
export function PlaceHours({ hours }: { hours: Hours }) {
  const moment = useMoment()
  const now = moment && openState(hours, moment)
  const rows = hoursRows(hours, moment?.weekday ?? -1)
  const every = sameEveryDay(rows)
  const written = hoursAsWritten(hours)
  return (
    <Stack as="section" gap={12} aria-labelledby="hours">
      <Heading id="hours">영업시간</Heading>
      {now && (
        <p className={classes.now} data-state={now.state}>
          {openText(now)}
        </p>
      )}
      {every ? (
        <p className={classes.every}>
          <span>매일</span> {every}
        </p>
      ) : (
        rows.length > 0 && (
          <table className={classes.week}>
            <tbody>
              {rows.map(({ weekday, name, text, today }) => (
                <tr key={weekday} data-today={today || undefined} aria-current={today ? 'date' : undefined}>
                  <th scope="row">{name}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      )}
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
