import type { DayRule, Exception } from '../../../../contract/hours.ts'
import { HOLIDAY_KINDS, type HolidayKind } from '../../../../contract/korea-time.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { HOLIDAY_NAME } from '../admin-model.ts'
import { DateField } from './DateField.tsx'
import { MonthlyDay } from './MonthlyDay.tsx'
import classes from './Place.module.css'
import { SpansField } from './SpansField.tsx'

interface Props {
  exceptions: readonly Exception[]
  onChange: (exceptions: Exception[]) => void
}

const FIRST: Record<DayRule['kind'], DayRule> = {
  holiday: { kind: 'holiday', which: 'seollalDays', after: false, weekday: null },
  dates: { kind: 'dates', dates: [101, 101] },
  week: { kind: 'week', weekday: 1, nth: [2, 4], calendar: false },
}

/** Holidays, dates and certain weeks of a month, each with hours of its own, or closed. */
export function HoursExceptions({ exceptions, onChange }: Props) {
  return (
    <>
      {exceptions.map(({ on, spans }, index) => {
        const change = (changes: Partial<Exception>) =>
          onChange(exceptions.map((one, at) => (at === index ? { ...one, ...changes } : one)))
        const name = `특별한 날 ${index + 1}`
        return (
          <div key={String(index)} className={classes.line}>
            <Row gap={8} wrap align="end">
              <SelectField
                label={name}
                value={on.kind}
                onChange={({ currentTarget }) => change({ on: FIRST[currentTarget.value as DayRule['kind']] })}
              >
                <option value="holiday">명절과 공휴일</option>
                <option value="dates">정해진 날짜</option>
                <option value="week">달마다 어떤 주</option>
              </SelectField>
              {on.kind === 'holiday' && (
                <SelectField
                  label={`${name}의 명절`}
                  value={on.which}
                  onChange={({ currentTarget }) => change({ on: { ...on, which: currentTarget.value as HolidayKind } })}
                >
                  {HOLIDAY_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {HOLIDAY_NAME[kind]}
                    </option>
                  ))}
                </SelectField>
              )}
              {on.kind === 'dates' &&
                ([0, 1] as const).map((end) => (
                  <DateField
                    key={end}
                    label={`${name}의 ${end === 0 ? '첫날' : '끝날'}`}
                    value={on.dates[end]}
                    onChange={(day) =>
                      change({ on: { ...on, dates: end === 0 ? [day, on.dates[1]] : [on.dates[0], day] } })
                    }
                  />
                ))}
              {on.kind === 'week' && <MonthlyDay name={name} on={on} onChange={(next) => change({ on: next })} />}
              <SpansField
                key={String(spans === null)}
                label={`${name}의 시간${spans === null ? ' (모름)' : ''}`}
                spans={spans ?? []}
                onChange={(next) => change({ spans: next })}
              />
              <Button
                type="button"
                variant="subtle"
                onClick={() => onChange(exceptions.filter((_, at) => at !== index))}
              >
                {name} 지우기
              </Button>
            </Row>
          </div>
        )
      })}
      <Row>
        <Button
          type="button"
          variant="default"
          onClick={() => onChange([...exceptions, { on: FIRST.holiday, spans: [] }])}
        >
          특별한 날 더하기
        </Button>
      </Row>
    </>
  )
}
