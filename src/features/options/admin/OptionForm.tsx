import { OPTION_KINDS, OptionBody, type OptionRecord } from '../../../../contract/options/options-admin.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { IconField } from '../../backoffice/admin/IconField.tsx'
import { KeyField, PositionField } from '../../backoffice/admin/RecordFields.tsx'
import { RecordForm } from '../../backoffice/admin/RecordForm.tsx'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import { OPTION_KIND_NAME, OPTIONS } from '../admin-model.ts'

const NAMES = { name: '이름', key: '키', kind: '종류', icon: '그림', position: '순서' }
const KINDS = OPTION_KINDS.map((value) => ({ value, label: OPTION_KIND_NAME[value] }))

const valuesOf = (option: OptionRecord | null) => ({
  name: option?.name ?? '',
  key: option?.key ?? '',
  kind: option?.kind ?? 'amenity',
  icon: option?.icon ?? 'paw',
  position: option?.position ?? 99,
  // Its key is set once: the form has it as it is stored.
  isNew: option === null,
})

export const OptionForm = ({ id }: { id: number | null }) => (
  <RecordForm
    id={id}
    resource={OPTIONS}
    schema={OptionBody}
    names={{ ...NAMES, isNew: '' }}
    valuesOf={valuesOf}
    Fields={OptionFields}
  />
)

function OptionFields({ form: { field, values, errors, set } }: { form: FieldsOf<ReturnType<typeof valuesOf>> }) {
  return (
    <>
      <Field {...field('name')} label={NAMES.name} autoComplete="off" />
      <KeyField {...field('key')} label={NAMES.key} isNew={values.isNew} />
      <ChoiceField
        label={NAMES.kind}
        name="kind"
        options={KINDS}
        value={values.kind}
        onChange={(kind) => set('kind', kind)}
      />
      <IconField
        label={NAMES.icon}
        name="icon"
        value={values.icon}
        error={errors.icon}
        onChange={(icon) => set('icon', icon)}
      />
      <PositionField
        {...field('position')}
        label={NAMES.position}
        onPosition={(position) => set('position', position)}
      />
    </>
  )
}
