import type { ReviewDog, ReviewForm } from '../../../../contract/reviews/reviews.ts'
import { MAX_REVIEW_PHOTOS, REVIEW_LENGTH } from '../../../../contract/reviews/reviews.ts'
import { grouped } from '../../../lib/number-text.ts'
import type { DraftPlace } from '../../../platform/forms/drafts.ts'
import { useConnection } from '../../../platform/api/connection-state.ts'
import { useUploadingCount } from '../../../platform/photos/use-pending-photos.ts'
import { type FormEdits, useServerForm } from '../../../platform/forms/server-form.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { NewerText } from '../../../ui/states/NewerText.tsx'
import { RecentDayField } from '../../../ui/fields/RecentDayField.tsx'
import { useNow } from '../../dogs/state.ts'
import { DogChoice } from '../../dogs/components/DogChoice.tsx'
import { submitState } from '../../media/form-model.ts'
import { PhotoPicker } from '../../media/components/PhotoPicker.tsx'
import { openLoginDialog } from '../../session/login/state.ts'
import { useSession } from '../../session/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { reviewFields, type ReviewValues, visitBounds } from '../model.ts'
import { StarsField } from './StarsField.tsx'
import { TagsField } from './TagsField.tsx'

interface Props {
  initial: ReviewValues
  draft: DraftPlace
  /** The dog as an earlier review recorded it, if its author has deleted it since. */
  written?: ReviewDog | null
  submit: string
  send: (form: ReviewForm, basedOn?: string | null) => Promise<unknown>
  edits?: FormEdits
  afterwards?: () => Promise<unknown>
}

/** The form of a review, with a draft on the device until it is sent. A visitor may write too, and is asked to log in on sending. */
export function ReviewEditor({ initial, draft, written = null, submit, send, edits, afterwards }: Props) {
  const { loggedIn } = useSession()
  const { quality } = useConnection()
  const now = useNow()
  const { form, field, values, errors, change, message, sending, outdated } = useServerForm({
    initialValues: initial,
    schema: reviewFields(edits ? initial.visitedOn : null),
    draft,
    fieldOf: { REVIEW_EXISTS: 'visitedOn', DOG_NOT_FOUND: 'dog', PHOTO_NOT_FOUND: 'photos' },
    send,
    edits,
    afterwards,
  })
  const uploading = useUploadingCount(values.photos.map(({ id }) => id))
  const bounds = now && visitBounds(now.today)
  return (
    <Form
      {...form}
      {...(!loggedIn && {
        onSubmit: (event) => {
          event.preventDefault()
          openLoginDialog({ message: '로그인하면 쓰던 후기를 이어서 올릴 수 있어요.' })
        },
      })}
      message={message}
      {...submitState(submit, sending, uploading)}
    >
      <StarsField value={values.stars} error={errors.stars} onChange={(stars) => change({ stars })} />
      <RecentDayField
        {...field('visitedOn')}
        label="다녀온 날"
        min={bounds?.min}
        today={bounds?.max}
        onDay={(visitedOn) => change({ visitedOn })}
      />
      {loggedIn && (
        <DogChoice
          label="함께 간 강아지"
          help="견종과 몸무게가 후기에 보여요."
          value={values.dog}
          error={errors.dog}
          written={written}
          showName={values.showDogName}
          onChange={(dog) => change({ dog })}
          onShowName={(showDogName) => change({ showDogName })}
        />
      )}
      <Field
        {...field('text')}
        lines
        rows={7}
        label="후기"
        placeholder="어디까지 함께 들어갈 수 있었나요? 강아지는 편안해했나요?"
        aside={`${grouped(values.text.length)}/${grouped(REVIEW_LENGTH.max)}`}
        help={`${REVIEW_LENGTH.min}자 이상 적어 주세요.`}
      />
      <TagsField value={values.tags} error={errors.tags} onChange={(tags) => change({ tags })} />
      {loggedIn ? (
        <PhotoPicker
          label="사진"
          max={MAX_REVIEW_PHOTOS}
          value={values.photos}
          onChange={(photos) => change({ photos })}
          error={errors.photos}
        />
      ) : (
        <Stack as="p" gap={12} items="start" padY={14} padX={16} ground="sunken" round={12}>
          사진은 로그인하고 올릴 수 있어요. 쓴 내용은 그대로 남아 있어요.
          <Button variant="light" onClick={() => openLoginDialog()}>
            로그인하기
          </Button>
        </Stack>
      )}
      {outdated && initial.text !== values.text && <NewerText label="다른 곳에서 고친 후기" text={initial.text} />}
      {quality === 'offline' && (
        <Stack as="output" gap={12} items="start" padY={14} padX={16} ground="sunken" round={12}>
          지금은 연결할 수 없어서 올릴 수 없어요. 쓴 내용은 이 기기에 남아 있으니, 연결되면 올려 주세요.
        </Stack>
      )}
    </Form>
  )
}
