import type { GenericSchema } from 'valibot'
import { MENTOR_KINDS, TOPICS } from '../../../../contract/mentoring/mentors.ts'
import type { useServerForm } from '../../../platform/forms/server-form.ts'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { MENTOR_KIND_NAME, TOPIC_NAME } from '../../../../contract/mentoring/mentor-names.ts'
import { DAY_NAMES, type ProfileValues } from '../model.ts'
import { CheckLine } from './CheckLine.tsx'

/** The list without the item, or with it. */
const toggled = <T,>(list: readonly T[], one: T) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

type ProfileForm = ReturnType<typeof useServerForm<ProfileValues, GenericSchema>>

/** The fields of what a mentor says of themself: for the mentor, and for admins. */
export function ProfileInputs({
  form: { field, values, errors, change },
  accepting = '나를 골라 묻는 질문을 받아요',
}: {
  form: Pick<ProfileForm, 'field' | 'values' | 'errors' | 'change'>
  /** What the box says that lets members ask this mentor by name. */
  accepting?: string
}) {
  return (
    <>
      <SelectField {...field('kind')} label="어떤 멘토인가요?">
        <option value="">골라 주세요</option>
        {MENTOR_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {MENTOR_KIND_NAME[kind]}
          </option>
        ))}
      </SelectField>
      <FieldGroup label="답할 수 있는 분야" name="topics" error={errors.topics}>
        <Row wrap gap={8} rowGap={8}>
          {TOPICS.map((topic) => (
            <Chip
              key={topic}
              selected={values.topics.includes(topic)}
              onClick={() => change({ topics: toggled(values.topics, topic) })}
            >
              {TOPIC_NAME[topic]}
            </Chip>
          ))}
        </Row>
      </FieldGroup>
      <Field {...field('introduction')} lines rows={4} label="소개" help="10자 이상 적어 주세요." />
      <FieldGroup label="답하는 요일" name="days" error={errors.days} help="공휴일은 쉬는 날로 쳐요.">
        <Row wrap gap={8} rowGap={8}>
          {DAY_NAMES.map((name, day) => (
            <Chip
              key={name}
              selected={values.days.includes(day)}
              aria-label={`${name}요일`}
              onClick={() => change({ days: toggled(values.days, day) })}
            >
              {name}
            </Chip>
          ))}
        </Row>
      </FieldGroup>
      <Field {...field('from')} type="time" label="시작하는 시각" />
      <Field {...field('to')} type="time" label="끝나는 시각" />
      <CheckLine
        name="accepting"
        label={accepting}
        checked={values.accepting}
        onChange={(checked) => change({ accepting: checked })}
      />
    </>
  )
}
