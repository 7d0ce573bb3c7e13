import { useQueryClient } from '@tanstack/react-query'
import { type SavedReply, SavedReplyBody } from '../../../../contract/mentoring/questions.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { NewerText } from '../../../ui/states/NewerText.tsx'
import { useSession } from '../../session/state.ts'
import { changeReply } from '../desk-mutations.ts'
import { repliesKey } from '../desk-queries.ts'
import { replyDraft } from '../model.ts'
import { OfflineNote } from './OfflineNote.tsx'

/** Title and text of a saved reply. What was typed is kept on the device until it is saved. */
export function ReplyForm({ reply, onSaved }: { reply: SavedReply; onSaved: () => void }) {
  const queryClient = useQueryClient()
  const saving = useCommand(changeReply)
  const { userId } = useSession()
  const { id, title, text, version } = reply
  const { form, field, values, message, sending, outdated } = useServerForm({
    initialValues: { title, text },
    schema: SavedReplyBody,
    draft: replyDraft(id, userId),
    edits: { version, renew: () => queryClient.invalidateQueries({ queryKey: repliesKey(userId) }) },
    send: async (body, basedOn) => {
      await saving.submit({ id, body: { ...body, basedOn } })
      onSaved()
    },
  })
  return (
    <Form {...form} message={message} sending={sending} submit="저장하기">
      <Field {...field('title')} label="제목" maxLength={40} autoComplete="off" />
      <Field {...field('text')} lines label="답변" rows={8} maxLength={2000} />
      {outdated && (title !== values.title || text !== values.text) && (
        <NewerText label="다른 곳에서 고친 답변" text={`${title}\n\n${text}`} />
      )}
      <OfflineNote />
    </Form>
  )
}
