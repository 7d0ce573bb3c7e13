import type { Option } from '../../../../contract/options/options.ts'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import { NAMES, type PlaceValues } from '../admin-model.ts'
import { Section } from './Section.tsx'

const KNOWN = { yes: true, no: false } as const
const wordOf = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no')

/** Facts beside the dog policy: indoors, parking, facilities. */
export function PlaceFacts({ form, options }: { form: FieldsOf<PlaceValues>; options: readonly Option[] }) {
  const { field, values, set, errors } = form
  return (
    <Section title="시설">
      <Row gap={12} wrap>
        {(['indoor', 'outdoor', 'parking'] as const).map((name) => (
          <SelectField
            key={name}
            name={name}
            label={NAMES[name]}
            value={wordOf(values[name])}
            onChange={({ currentTarget: { value } }) => set(name, value ? KNOWN[value as 'yes' | 'no'] : null)}
          >
            <option value="">모름</option>
            <option value="yes">있음</option>
            <option value="no">없음</option>
          </SelectField>
        ))}
      </Row>
      <Field {...field('admission')} label={NAMES.admission} autoComplete="off" />
      <FieldGroup label={NAMES.options} name="options" error={errors.options}>
        <Row gap={8} wrap>
          {options.map(({ key, name }) => {
            const chosen = values.options.includes(key)
            return (
              <Chip
                key={key}
                selected={chosen}
                onClick={() =>
                  set('options', chosen ? values.options.filter((one) => one !== key) : [...values.options, key])
                }
              >
                {name}
              </Chip>
            )
          })}
        </Row>
      </FieldGroup>
    </Section>
  )
}
