import type { Hours } from '../../../../contract/time/hours.ts'
import { clockText } from '../../../../contract/time/opening-text.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import { NAMES, type PlaceValues } from '../admin-model.ts'
import { HoursExceptions } from './HoursExceptions.tsx'
import { HoursSeasons } from './HoursSeasons.tsx'
import classes from './Place.module.css'
import { Section } from './Section.tsx'
import { WeekEditor } from './WeekEditor.tsx'

/** Opening hours: the week with breaks and past midnight, seasons, holidays and other special days. */
export function HoursEditor({ form: { values, set, errors } }: { form: FieldsOf<PlaceValues> }) {
  const { hours } = values
  const change = (changes: Partial<Hours>) => set('hours', { ...hours, ...changes })
  const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  return (
    <Section title={NAMES.hours} name="hours" error={errors.hours}>
      {(hours.hoursText ?? hours.closedText) && (
        <div className={classes.line}>
          <p className={classes.words}>
            <strong>받은 말</strong> {[hours.hoursText, hours.closedText].filter(Boolean).join('\n')}
          </p>
        </div>
      )}
      <Row as="label" gap={8} align="center" tall={44} checks>
        <input
          type="checkbox"
          checked={hours.periods !== null}
          onChange={({ currentTarget }) => change({ periods: currentTarget.checked ? [] : null })}
        />
        요일별 시간을 알아요
      </Row>
      {hours.periods !== null && (
        <>
          <Text size="sm" tone="quiet">
            10:00-14:00, 17:00-01:00처럼 써요. 쉬는 시간은 쉼표로 나누고, 비워 두면 휴무, 24시간은 24시간이라고 써요.
          </Text>
          <WeekEditor of="" periods={hours.periods} onChange={(periods) => change({ periods })} />
          <HoursSeasons seasons={hours.seasons ?? []} onChange={(seasons) => change({ seasons })} />
          <HoursExceptions exceptions={hours.exceptions ?? []} onChange={(exceptions) => change({ exceptions })} />
        </>
      )}
      <Row gap={12} wrap align="end">
        <Row as="label" gap={8} align="center" tall={44} checks>
          <input
            type="checkbox"
            checked={hours.stay !== undefined}
            onChange={({ currentTarget }) => {
              const { stay: _stay, ...rest } = hours
              set('hours', currentTarget.checked ? { ...rest, stay: { checkIn: 900, checkOut: 660 } } : rest)
            }}
          />
          묵는 곳이에요
        </Row>
        {hours.stay &&
          (['checkIn', 'checkOut'] as const).map((name) => (
            <Field
              key={name}
              type="time"
              label={name === 'checkIn' ? '체크인' : '체크아웃'}
              value={clockText(hours.stay?.[name] ?? 0)}
              onChange={({ currentTarget: { value } }) =>
                value && hours.stay && change({ stay: { ...hours.stay, [name]: minuteOf(value) } })
              }
            />
          ))}
      </Row>
      <Field
        lines
        rows={2}
        label="시간에 대해 알아 둘 점"
        help="한 줄에 하나씩 써요."
        value={hours.notes.join('\n')}
        onChange={({ currentTarget }) =>
          change({ notes: currentTarget.value === '' ? [] : currentTarget.value.split('\n') })
        }
      />
    </Section>
  )
}
