import type { DayRule, Exception } from '../../../../contract/time/hours.ts'
import { HOLIDAY_KINDS, type HolidayKind } from '../../../../contract/time/korea-time.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { HOLIDAY_NAME } from '../admin-model.ts'
import { DateField } from './DateField.tsx'
import { Lines } from './Lines.tsx'
import { MonthlyDay } from './MonthlyDay.tsx'
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
export const HoursExceptions = ({ exceptions, onChange }: Props) => (
  <Lines name="특별한 날" items={exceptions} fresh={{ on: FIRST.holiday, spans: [] }} onChange={onChange}>
    {({ on, spans }, name, change) => (
      <>
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
        {on.kind === 'dates' && (
          <>
            <DateField
              label={`${name}의 첫날`}
              value={on.dates[0]}
              onChange={(day) => change({ on: { ...on, dates: [day, on.dates[1]] } })}
            />
            <DateField
              label={`${name}의 끝날`}
              value={on.dates[1]}
              onChange={(day) => change({ on: { ...on, dates: [on.dates[0], day] } })}
            />
          </>
        )}
        {on.kind === 'week' && <MonthlyDay name={name} on={on} onChange={(next) => change({ on: next })} />}
        <SpansField
          label={`${name}의 시간${spans === null ? ' (모름)' : ''}`}
          spans={spans ?? []}
          onChange={(next) => change({ spans: next })}
        />
      </>
    )}
  </Lines>
)
