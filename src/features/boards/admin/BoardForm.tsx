import * as v from 'valibot'
import { ROLES } from '../../../../contract/users/users.ts'
import {
  BOARD_FIELDS,
  type BoardBody,
  type BoardRecord,
  writersRead,
} from '../../../../contract/boards/boards-admin.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { KeyField, PositionField } from '../../backoffice/admin/RecordFields.tsx'
import { RecordForm } from '../../backoffice/admin/RecordForm.tsx'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import { BOARDS, categoryLines, readCategoryLines, READERS, WRITERS } from '../admin-model.ts'

const FLAGS = { visible: '보이기', photos: '사진', places: '장소', anonymous: '이름 숨기기' }
const NAMES = {
  name: '이름',
  slug: '주소 이름',
  description: '한 줄 소개',
  categories: '말머리',
  readers: '읽을 수 있는 사람',
  writers: '쓸 수 있는 사람',
  position: '순서',
  ...FLAGS,
}
type Flag = keyof typeof FLAGS

const valuesOf = (board: BoardRecord | null) => ({
  name: board?.name ?? '',
  slug: board?.slug ?? '',
  description: board?.description ?? '',
  categories: categoryLines(board?.categories ?? []),
  readers: board?.readers ?? ('' as const),
  writers: board?.writers ?? ('member' as const),
  position: board?.position ?? 99,
  visible: board?.visible ?? true,
  photos: board?.photos ?? true,
  places: board?.places ?? true,
  anonymous: board?.anonymous ?? false,
  // Its name in addresses is set once: the form has it as it is stored.
  isNew: board === null,
})

/** Categories are typed into one field. */
const Typed = v.pipe(
  v.object({
    ...BOARD_FIELDS,
    readers: v.pipe(
      v.picklist(['', ...ROLES]),
      v.transform((role) => role || null),
    ),
    categories: v.pipe(v.string(), v.transform(readCategoryLines), BOARD_FIELDS.categories),
  }),
  writersRead<BoardBody>(),
)

export const BoardForm = ({ id }: { id: number | null }) => (
  <RecordForm
    id={id}
    resource={BOARDS}
    schema={Typed}
    names={{ ...NAMES, isNew: '' }}
    valuesOf={valuesOf}
    Fields={BoardFields}
  />
)

function BoardFields({ form: { field, values, set } }: { form: FieldsOf<ReturnType<typeof valuesOf>> }) {
  return (
    <>
      <Field {...field('name')} label={NAMES.name} autoComplete="off" />
      <KeyField
        {...field('slug')}
        label={NAMES.slug}
        isNew={values.isNew}
        help="주소에 쓰여서, 만든 다음에는 바꿀 수 없어요. 영어 소문자, 숫자, -만 쓸 수 있어요."
      />
      <Field {...field('description')} label={NAMES.description} autoComplete="off" />
      <Field
        {...field('categories')}
        lines
        rows={4}
        label={NAMES.categories}
        help="한 줄에 하나씩, 영어 키와 이름을 적어요. 예: tip 알아 두면 좋아요"
      />
      <Row gap={12} align="end">
        <SelectField {...field('readers')} label={NAMES.readers}>
          {(['', ...ROLES] as const).map((role) => (
            <option key={role} value={role}>
              {READERS[role]}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('writers')} label={NAMES.writers}>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {WRITERS[role]}
            </option>
          ))}
        </SelectField>
        <PositionField
          {...field('position')}
          label={NAMES.position}
          onPosition={(position) => set('position', position)}
        />
      </Row>
      <Row gap={16} wrap>
        {(Object.keys(FLAGS) as Flag[]).map((flag) => (
          <Row key={flag} as="label" gap={8} align="center" tall={44} checks>
            <input
              type="checkbox"
              name={flag}
              checked={values[flag]}
              onChange={({ currentTarget }) => set(flag, currentTarget.checked)}
            />
            {FLAGS[flag]}
          </Row>
        ))}
      </Row>
    </>
  )
}
