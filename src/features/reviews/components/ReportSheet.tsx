import * as v from 'valibot'
import { REPORT_REASON_NAME, REPORT_REASONS, REPORT_TEXT_LENGTH, ReportForm } from '../../../../contract/reports.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Field } from '../../../ui/Field.tsx'
import { FieldGroup } from '../../../ui/FieldGroup.tsx'
import { Form } from '../../../ui/Form.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { reportWords } from '../mutations.ts'

interface Props {
  /** The reported review; null = closed. */
  id: number | null
  onClose: () => void
}

export function ReportSheet({ id, onClose }: Props) {
  return (
    <Sheet opened={id !== null} onClose={onClose} title="후기 신고">
      {id !== null && <Report key={id} id={id} onDone={onClose} />}
    </Sheet>
  )
}

const Fields = v.pick(ReportForm, ['reason', 'text'])

function Report({ id, onDone }: { id: number; onDone: () => void }) {
  const report = useCommand(reportWords)
  const { form, values, field, set, errors, message, sending } = useServerForm({
    initialValues: { reason: '', text: '' },
    schema: Fields,
    send: async (given) => {
      await report.submit({ kind: 'review', id, ...given })
      onDone()
    },
  })
  return (
    <Form {...form} message={message} sending={sending} submit="신고하기">
      <FieldGroup label="무엇이 문제인가요?" name="reason" error={errors.reason}>
        <div>
          {REPORT_REASONS.map((reason) => (
            <Row key={reason} as="label" gap={12} align="center" tall={44} press checks>
              <input
                type="radio"
                name="report-reason"
                checked={values.reason === reason}
                onChange={() => set('reason', reason)}
              />
              <span>{REPORT_REASON_NAME[reason]}</span>
            </Row>
          ))}
        </div>
      </FieldGroup>
      <Field
        {...field('text')}
        lines
        label="더 알려 주실 것 (선택)"
        aside={`${values.text.length}/${REPORT_TEXT_LENGTH}`}
      />
    </Form>
  )
}
