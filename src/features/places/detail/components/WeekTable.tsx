import type { HoursTable } from '../../../../../contract/time/opening-text.ts'
import { Text } from '../../../../ui/kit/Text.tsx'
import { sameEveryDay } from '../facts-model.ts'
import classes from './PlaceHours.module.css'

/** The hours of a week; `several`: of one season among others. */
export function WeekTable({ table: { season, current, rows }, several }: { table: HoursTable; several: boolean }) {
  const every = sameEveryDay(rows)
  const name = season ?? '그 밖의 기간'
  const caption = several && (current ? `${name} · 지금` : name)
  if (every)
    return (
      <p className={classes.every}>
        <span>{caption || '매일'}</span> {every}
      </p>
    )
  return (
    <>
      {caption && (
        <Text weight={600} aria-hidden>
          {caption}
        </Text>
      )}
      <table className={classes.week} aria-label={caption || undefined}>
        <tbody>
          {rows.map(({ weekday, name: day, text, today }) => (
            <tr
              key={weekday}
              data-today={(current && today) || undefined}
              aria-current={current && today ? 'date' : undefined}
            >
              <th scope="row">{day}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
