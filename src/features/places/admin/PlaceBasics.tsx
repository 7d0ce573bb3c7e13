import type { Group } from '../../../../contract/groups/groups.ts'
import { PLACE_STATES } from '../../../../contract/places/place-records.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import { NAMES, type PlaceValues, STATE_NAME } from '../admin-model.ts'
import { Section } from './Section.tsx'

/** Name, kind, contacts. */
export function PlaceBasics({ form: { field }, groups }: { form: FieldsOf<PlaceValues>; groups: readonly Group[] }) {
  return (
    <Section title="기본 정보">
      <Field {...field('name')} label={NAMES.name} autoComplete="off" />
      <Row gap={12} align="start" wrap>
        <SelectField {...field('group')} label={NAMES.group}>
          <option value="">고르기</option>
          {groups.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('status')} label={NAMES.status}>
          {PLACE_STATES.map((state) => (
            <option key={state} value={state}>
              {STATE_NAME[state]}
            </option>
          ))}
        </SelectField>
        <Field {...field('phone')} type="tel" label={NAMES.phone} autoComplete="off" />
      </Row>
      <Field {...field('homepage')} type="url" label={NAMES.homepage} placeholder="https://" autoComplete="off" />
      <Field {...field('description')} lines rows={3} label={NAMES.description} />
    </Section>
  )
}
