import type { Hours } from '../../../../contract/time/hours.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { DateField } from './DateField.tsx'
import { Lines } from './Lines.tsx'
import { WeekEditor } from './WeekEditor.tsx'

type Season = NonNullable<Hours['seasons']>[number]

interface Props {
  seasons: readonly Season[]
  onChange: (seasons: Season[]) => void
}

const NEW: Season = { name: '하절기', surely: [[601, 831]], perhaps: [], periods: [] }

/** Parts of the year with a week of their own. */
export const HoursSeasons = ({ seasons, onChange }: Props) => (
  <Lines name="계절" items={seasons} fresh={NEW} onChange={onChange}>
    {(season, name, change) => {
      const [from, to] = season.surely[0] ?? season.perhaps[0] ?? [101, 1231]
      return (
        <>
          <Field
            label={`${name}의 이름`}
            maxLength={40}
            value={season.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <DateField
            label={`${name}의 첫날`}
            value={from}
            onChange={(day) => change({ surely: [[day, to]], perhaps: [] })}
          />
          <DateField
            label={`${name}의 끝날`}
            value={to}
            onChange={(day) => change({ surely: [[from, day]], perhaps: [] })}
          />
          <WeekEditor
            of={`${season.name || name} `}
            periods={season.periods}
            onChange={(periods) => change({ periods })}
          />
        </>
      )
    }}
  </Lines>
)
