import type { Hours } from '../../../../contract/hours.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row } from '../../../ui/Row.tsx'
import { DateField } from './DateField.tsx'
import classes from './Place.module.css'
import { WeekEditor } from './WeekEditor.tsx'

type Season = NonNullable<Hours['seasons']>[number]

interface Props {
  seasons: readonly Season[]
  onChange: (seasons: Season[]) => void
}

/** Parts of the year with a week of their own. */
export function HoursSeasons({ seasons, onChange }: Props) {
  return (
    <>
      {seasons.map((season, index) => {
        const change = (changes: Partial<Season>) =>
          onChange(seasons.map((one, at) => (at === index ? { ...one, ...changes } : one)))
        const [from, to] = season.surely[0] ?? season.perhaps[0] ?? [101, 1231]
        return (
          <div key={String(index)} className={classes.line}>
            <Row gap={8} wrap align="end">
              <Field
                label={`계절 ${index + 1}의 이름`}
                maxLength={40}
                value={season.name}
                onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              />
              <DateField
                label={`계절 ${index + 1}의 첫날`}
                value={from}
                onChange={(day) => change({ surely: [[day, to]], perhaps: [] })}
              />
              <DateField
                label={`계절 ${index + 1}의 끝날`}
                value={to}
                onChange={(day) => change({ surely: [[from, day]], perhaps: [] })}
              />
              <Button type="button" variant="subtle" onClick={() => onChange(seasons.filter((_, at) => at !== index))}>
                계절 {index + 1} 지우기
              </Button>
            </Row>
            <WeekEditor
              of={`${season.name || `계절 ${index + 1}`} `}
              periods={season.periods}
              onChange={(periods) => change({ periods })}
            />
          </div>
        )
      })}
      <Row>
        <Button
          type="button"
          variant="default"
          onClick={() => onChange([...seasons, { name: '하절기', surely: [[601, 831]], perhaps: [], periods: [] }])}
        >
          계절 더하기
        </Button>
      </Row>
    </>
  )
}
