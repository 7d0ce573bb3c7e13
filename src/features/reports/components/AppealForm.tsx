import { APPEAL_LENGTH, AppealBody } from '../../../../contract/reports/appeals.ts'
import type { ReportKind } from '../../../../contract/reports/reports.ts'
import { grouped } from '../../../lib/number-text.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { useSession } from '../../session/state.ts'
import { appealDraft } from '../model.ts'
import { createAppeal } from '../mutations.ts'

/** Why it should be shown again, to another admin than who hid it. */
export function AppealForm({ kind, id }: { kind: ReportKind; id: number }) {
  const { userId } = useSession()
  const appeal = useCommand(createAppeal)
  const { form, field, values, message, sending } = useServerForm({
    initialValues: { text: '' },
    schema: AppealBody,
    draft: appealDraft(kind, id, userId),
    send: (body) => appeal.submit({ kind, id, body }),
  })
  return (
    <Form {...form} message={message} sending={sending} submit="이의 보내기">
      <Field
        {...field('text')}
        lines
        rows={4}
        label="왜 다시 보여야 하나요?"
        aside={`${values.text.length}/${grouped(APPEAL_LENGTH.max)}`}
        help="숨긴 운영자가 아닌 다른 운영자가 읽어요."
      />
    </Form>
  )
}
