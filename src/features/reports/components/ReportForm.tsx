import * as v from 'valibot'
import { useState } from 'react'
import {
  REPORT_REASON_NAME,
  REPORT_REASONS,
  REPORT_TEXT_LENGTH,
  ReportForm as Body,
  type ReportedAt,
} from '../../../../contract/reports/reports.ts'
import type { Photo } from '../../../../contract/api/media.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { useSession } from '../../session/state.ts'
import { KIND_NAME, reportDraft } from '../model.ts'
import { createReport } from '../mutations.ts'
import { type Part, PartChoice } from './PartChoice.tsx'

export interface Reported {
  kind: ReportedAt
  id: number
  /** The nickname that stands there; null if nobody is named. */
  author?: string | null
  /** Whether they have a profile photo. */
  portrait?: boolean
  photos?: readonly Photo[]
}

export interface ReportFormProps extends Reported {
  onDone: () => void
}

const NONE: readonly Photo[] = []

const Fields = v.pick(Body, ['reason', 'text'])

/** Why something should not be there, to the operator. */
export function ReportForm({ kind, id, author = null, portrait = false, photos = NONE, onDone }: ReportFormProps) {
  const [part, setPart] = useState<Part>({})
  const { userId } = useSession()
  const report = useCommand(createReport)
  const { form, values, field, set, errors, message, sending } = useServerForm({
    initialValues: { reason: '', text: '' },
    schema: Fields,
    draft: reportDraft(kind, id, userId),
    send: async (given) => {
      await report.submit({ kind, id, ...part, ...given })
      onDone()
    },
  })
  return (
    <Form {...form} message={message} sending={sending} submit="신고하기">
      <PartChoice
        words={KIND_NAME[kind]}
        author={author}
        portrait={portrait}
        photos={photos}
        value={part}
        onChange={setPart}
      />
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
