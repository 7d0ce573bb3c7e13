import { type LikeList, LIST_NAME_LENGTH, ListLook } from '../../../../../contract/like-lists.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { Field } from '../../../../ui/Field.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { useSession } from '../../../session/state.ts'
import { saveList } from '../mutations.ts'
import { nextColor } from '../model.ts'
import { useLikeLists } from '../queries.ts'
import { ColorPicker } from './ColorPicker.tsx'

interface Props {
  /** The list to change; undefined: a new one. */
  list?: LikeList
  onDone: (id: number) => void
}

const MONTH = 30 * 86_400_000

/** Name and colour of a list. */
export function ListForm({ list, onDone }: Props) {
  const save = useCommand(saveList)
  const { userId } = useSession()
  const { data: lists = [] } = useLikeLists()
  const { form, field, values, change, message, sending } = useServerForm({
    initialValues: { name: list?.name ?? '', color: list?.color ?? nextColor(lists) },
    schema: ListLook,
    fieldOf: { LIST_NAME_TAKEN: 'name', LISTS_FULL: 'name' },
    draft: list ? undefined : { key: 'like-list', author: userId, maxAgeMs: MONTH },
    send: async (look) => onDone((await save.submit({ id: list?.id ?? null, look })).id),
  })
  return (
    <Form {...form} message={message} sending={sending} submit={list ? '저장' : '만들기'}>
      <Field
        {...field('name')}
        label="목록 이름"
        placeholder="예: 제주 여행"
        maxLength={LIST_NAME_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
      />
      <ColorPicker value={values.color} onChange={(color) => change({ color })} />
    </Form>
  )
}
