import { grouped } from '../../../lib/number-text.ts'
import classes from './Dashboard.module.css'

interface Props {
  name: string
  days: readonly { day: string; count: number }[]
}

const HEIGHT = 40

/** A bar a day for the eye, and the same as a table for everybody. */
export function DayChart({ name, days }: Props) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  return (
    <>
      <svg className={classes.chart} viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            x={index + 0.1}
            width={0.8}
            y={HEIGHT - (count / most) * HEIGHT}
            height={(count / most) * HEIGHT}
          />
        ))}
      </svg>
      <details>
        <summary className={classes.summary}>표로 보기</summary>
        <div className={classes.days}>
          <table className={classes.table}>
            <caption className="visually-hidden">{name}, 날마다</caption>
            <tbody>
              {days.toReversed().map(({ day, count }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{grouped(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}
