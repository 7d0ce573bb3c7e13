import { RatingBody } from '../../../../contract/mentoring/mentoring.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { useSession } from '../../session/state.ts'
import { answerDraft, RATING_NAME } from '../model.ts'
import { rateAnswer } from '../mutations.ts'
import { OfflineNote } from './OfflineNote.tsx'

/** One to five stars and a few words, once. */
export function RatingForm({ id }: { id: number }) {
  const rating = useCommand(rateAnswer)
  const { userId } = useSession()
  const { form, field, values, errors, change, message, sending } = useServerForm({
    initialValues: { stars: null as number | null, text: '' },
    schema: RatingBody,
    draft: { ...answerDraft(id, userId), key: `mentoring.rating.${id}` },
    send: (body) => rating.submit({ id, body }),
  })
  return (
    <Form {...form} message={message} sending={sending} submit="별점 남기기">
      <FieldGroup
        label="답변이 어땠나요?"
        name="stars"
        error={errors.stars}
        help="한 번만 남길 수 있고, 남기면 질문이 끝나요."
      >
        <Row wrap gap={8} rowGap={8}>
          {RATING_NAME.map((name, index) => (
            <Row key={name} as="label" gap={8} align="center" tall={44} press padX={14} edge="edge" round={12} choice>
              <input
                type="radio"
                name="star"
                checked={values.stars === index + 1}
                onChange={() => change({ stars: index + 1 })}
              />
              <span>
                {index + 1}점 · {name}
              </span>
            </Row>
          ))}
        </Row>
      </FieldGroup>
      <Field {...field('text')} lines rows={3} label="한마디" placeholder="멘토에게 남기고 싶은 말 (안 적어도 돼요)" />
      <OfflineNote />
    </Form>
  )
}
