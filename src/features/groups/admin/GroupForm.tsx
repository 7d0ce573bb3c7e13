import * as v from 'valibot'
import { GroupBody, type GroupRecord } from '../../../../contract/groups/groups-admin.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { IconField } from '../../backoffice/admin/IconField.tsx'
import { KeyField, PositionField } from '../../backoffice/admin/RecordFields.tsx'
import { RecordForm } from '../../backoffice/admin/RecordForm.tsx'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import { GROUPS } from '../admin-model.ts'

const NAMES = { name: '이름', key: '키', icon: '그림', aliases: '다른 이름', position: '순서' }

const valuesOf = (group: GroupRecord | null) => ({
  name: group?.name ?? '',
  key: group?.key ?? '',
  icon: group?.icon ?? 'paw',
  aliases: group?.aliases.join(', ') ?? '',
  position: group?.position ?? 99,
  // Its key is set once: the form has it as it is stored.
  isNew: group === null,
})

/** Aliases are typed into one field. */
const Typed = v.object({
  ...GroupBody.entries,
  aliases: v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((alias) => alias.trim())
        .filter(Boolean),
    ),
    GroupBody.entries.aliases,
  ),
})

export const GroupForm = ({ id }: { id: number | null }) => (
  <RecordForm
    id={id}
    resource={GROUPS}
    schema={Typed}
    names={{ ...NAMES, isNew: '' }}
    valuesOf={valuesOf}
    Fields={GroupFields}
  />
)

function GroupFields({ form: { field, values, errors, set } }: { form: FieldsOf<ReturnType<typeof valuesOf>> }) {
  return (
    <>
      <Field {...field('name')} label={NAMES.name} autoComplete="off" />
      <KeyField {...field('key')} label={NAMES.key} isNew={values.isNew} />
      <IconField
        label={NAMES.icon}
        name="icon"
        value={values.icon}
        error={errors.icon}
        onChange={(icon) => set('icon', icon)}
      />
      <Field
        {...field('aliases')}
        label={NAMES.aliases}
        autoComplete="off"
        help="검색할 때 함께 찾는 말. 쉼표로 나눠요."
      />
      <PositionField
        {...field('position')}
        label={NAMES.position}
        onPosition={(position) => set('position', position)}
      />
    </>
  )
}
