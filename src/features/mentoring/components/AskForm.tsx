import { useQuery } from '@tanstack/react-query'
import { TOPICS } from '../../../../contract/mentoring/mentors.ts'
import { MAX_QUESTION_PHOTOS, type MyQuestion, QUESTION_TEXT } from '../../../../contract/mentoring/questions.ts'
import { grouped } from '../../../lib/number-text.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { useUploadingCount } from '../../../platform/photos/use-pending-photos.ts'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { useMyDogs } from '../../dogs/queries.ts'
import { PhotoPicker } from '../../media/components/PhotoPicker.tsx'
import { submitState } from '../../media/form-model.ts'
import { useSession } from '../../session/state.ts'
import { MENTOR_KIND_NAME, TOPIC_NAME } from '../../../../contract/mentoring/mentor-names.ts'
import { EMPTY_QUESTION, questionDraft, QuestionFields } from '../model.ts'
import { askQuestion } from '../mutations.ts'
import { mentorsQuery } from '../queries.ts'
import { CheckLine } from './CheckLine.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { PlaceField } from './PlaceField.tsx'

interface Props {
  /** Whom to ask, as the address says it. */
  mentorId: number | null
  onDone: (question: MyQuestion) => Promise<void>
}

/** A question with its dog, place and photos; what is typed stays on the device until it is sent. */
export function AskForm({ mentorId, onDone }: Props) {
  const asking = useCommand(askQuestion)
  const { userId } = useSession()
  const dogs = useMyDogs()
  const { data } = useQuery(mentorsQuery)
  const mentors = data?.items.filter(({ accepting }) => accepting) ?? []
  const { form, field, values, errors, change, message, sending } = useServerForm({
    initialValues: { ...EMPTY_QUESTION, mentor: mentorId === null ? '' : String(mentorId) },
    schema: QuestionFields,
    draft: questionDraft(userId),
    fieldOf: {
      MENTOR_NOT_FOUND: 'mentor',
      MENTOR_NOT_ACCEPTING: 'mentor',
      DOG_NOT_FOUND: 'dog',
      PLACE_NOT_FOUND: 'place',
      PHOTO_NOT_FOUND: 'photos',
    },
    send: (body) => asking.submit(body),
    afterwards: onDone,
  })
  // One that was chosen earlier: shown as it is, or the form would say one thing and send another.
  const unknownMentor = values.mentor !== '' && !mentors.some(({ id }) => String(id) === values.mentor)
  const unknownDog = values.dog !== '' && !dogs.some(({ id }) => String(id) === values.dog)
  const uploading = useUploadingCount(values.photos.map(({ id }) => id))
  return (
    <Form {...form} message={message} {...submitState('질문 보내기', sending, uploading)}>
      <SelectField {...field('mentor')} label="누구에게 물을까요?">
        <option value="">모든 멘토 (먼저 맡는 멘토가 답해요)</option>
        {mentors.map(({ id, nickname, kind }) => (
          <option key={id} value={id}>
            {nickname} · {MENTOR_KIND_NAME[kind]}
          </option>
        ))}
        {unknownMentor && (
          <option value={values.mentor}>
            {data ? '지금은 질문을 받지 않는 멘토' : '고른 멘토를 불러오는 중이에요'}
          </option>
        )}
      </SelectField>
      <SelectField {...field('topic')} label="무엇에 대한 질문인가요?">
        <option value="">골라 주세요</option>
        {TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {TOPIC_NAME[topic]}
          </option>
        ))}
      </SelectField>
      {dogs.length > 0 || unknownDog ? (
        <SelectField {...field('dog')} label="어느 강아지인가요?">
          <option value="">고르지 않을래요</option>
          {dogs.map(({ id, name, weightKg }) => (
            <option key={id} value={id}>
              {name} · {weightKg}kg
            </option>
          ))}
          {unknownDog && <option value={values.dog}>지금은 없는 강아지</option>}
        </SelectField>
      ) : (
        <ButtonLink to="/my/dog/create" variant="light">
          우리 강아지 등록하고 함께 보내기
        </ButtonLink>
      )}
      <Field {...field('title')} label="제목" placeholder="차만 타면 짖어요" />
      <Field
        {...field('text')}
        lines
        rows={7}
        label="질문"
        placeholder="언제부터 그랬는지, 무엇을 해 봤는지 적어 주시면 더 잘 답할 수 있어요."
        aside={`${grouped(values.text.length)}/${grouped(QUESTION_TEXT.max)}`}
      />
      <PlaceField value={values.place} error={errors.place} onChange={(place) => change({ place })} />
      <PhotoPicker
        label="사진"
        max={MAX_QUESTION_PHOTOS}
        value={values.photos}
        onChange={(photos) => change({ photos })}
        error={errors.photos}
      />
      <CheckLine
        name="publish"
        label="답변을 받으면 이름 없이 공개해도 좋아요. 글과 사진, 강아지의 견종과 몸무게가 보이고, 언제든 멈출 수 있어요."
        checked={values.publish}
        onChange={(publish) => change({ publish })}
      />
      <OfflineNote />
    </Form>
  )
}
