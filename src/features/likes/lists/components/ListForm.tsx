import { useQueryClient } from '@tanstack/react-query'
import { type LikeList, LIST_NAME_LENGTH, ListLook } from '../../../../../contract/likes/like-lists.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { Form } from '../../../../ui/fields/Form.tsx'
import { NewerText } from '../../../../ui/states/NewerText.tsx'
import { useSession } from '../../../session/state.ts'
import { saveList } from '../mutations.ts'
import { COLOR_NAME, nextColor } from '../model.ts'
import { likeListsQuery, useLikeLists } from '../queries.ts'
import { ColorPicker } from './ColorPicker.tsx'

interface Props {
  /** The list to change; undefined: a new one. */
  list?: LikeList
  onDone: (id: number) => void
}

const MONTH = 30 * 86_400_000

/** Name and colour of a list. */
export function ListForm({ list, onDone }: Props) {
  const queryClient = useQueryClient()
  const save = useCommand(saveList)
  const { userId } = useSession()
  const { data: lists = [] } = useLikeLists()
  const { form, field, values, change, message, sending, outdated } = useServerForm({
    initialValues: { name: list?.name ?? '', color: list?.color ?? nextColor(lists) },
    schema: ListLook,
    fieldOf: { LIST_NAME_TAKEN: 'name', LISTS_FULL: 'name' },
    draft: list ? undefined : { key: 'like-list', author: userId, maxAgeMs: MONTH },
    edits: list && {
      version: list.version,
      renew: () => queryClient.invalidateQueries({ queryKey: likeListsQuery(userId).queryKey }),
    },
    send: async (look, basedOn) => {
      const saved = list ? { id: list.id, look: { ...look, basedOn } } : { id: null, look }
      onDone((await save.submit(saved)).id)
    },
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
      {outdated && list && (list.name !== values.name || list.color !== values.color) && (
        <NewerText label="다른 곳에서 고친 목록" text={`${list.name} · ${COLOR_NAME[list.color]}`} />
      )}
    </Form>
  )
}
