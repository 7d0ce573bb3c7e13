import { useQueryClient } from '@tanstack/react-query'
import { mayWrite } from '../../../../../contract/boards/board-rules.ts'
import { MAX_POST_PHOTOS, POST_LENGTH, type PostForm, TITLE_LENGTH } from '../../../../../contract/posts/posts.ts'
import type { ReviewDog } from '../../../../../contract/reviews/reviews.ts'
import { grouped } from '../../../../lib/number-text.ts'
import { ApiError } from '../../../../platform/api/api.ts'
import { useConnection } from '../../../../platform/api/connection-state.ts'
import type { DraftPlace } from '../../../../platform/forms/drafts.ts'
import { type FormEdits, useServerForm } from '../../../../platform/forms/server-form.ts'
import { useUploadingCount } from '../../../../platform/photos/use-pending-photos.ts'
import { Chip } from '../../../../ui/actions/Chip.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { FieldGroup } from '../../../../ui/fields/FieldGroup.tsx'
import { Form } from '../../../../ui/fields/Form.tsx'
import { NewerText } from '../../../../ui/states/NewerText.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { DogChoice } from '../../../dogs/components/DogChoice.tsx'
import { LightTextField } from '../../../media/components/LightTextField.tsx'
import { PhotoPicker } from '../../../media/components/PhotoPicker.tsx'
import { submitState } from '../../../media/form-model.ts'
import { useSession } from '../../../session/state.ts'
import { READERS } from '../../model.ts'
import { boardsQuery, useBoards } from '../../queries.ts'
import { forBoard, PostFields, type PostValues } from '../model.ts'
import { PlaceField } from './PlaceField.tsx'
import { VisitField } from './VisitField.tsx'

interface Props<Sent> {
  initial: PostValues
  draft: DraftPlace
  /** The dog as the post recorded it, if its author has deleted it since. */
  written?: ReviewDog | null
  submit: string
  send: (form: PostForm, basedOn?: string | null) => Promise<Sent>
  edits?: FormEdits
  afterwards?: (sent: Sent) => Promise<unknown>
}

const count = (length: number, max: number) => `${grouped(length)}/${grouped(max)}`

const BOARD_CODES = new Set<string>(['BOARD_NOT_FOUND', 'BOARD_READ_ONLY'])
const LOST = '고른 게시판이 없어졌거나 글을 쓸 수 없게 됐어요. 쓴 내용은 그대로 있으니 다른 게시판을 골라 주세요.'

/** The form of a post, with a draft on the device until it is sent. */
export function PostEditor<Sent>({ initial, draft, written = null, submit, send, edits, afterwards }: Props<Sent>) {
  const { role } = useSession()
  const { quality } = useConnection()
  const boards = useBoards()
  const queryClient = useQueryClient()
  const boardOf = (slug: string) => boards.find((one) => one.slug === slug)
  const {
    form,
    field,
    values,
    errors,
    change,
    submit: sendForm,
    message,
    sending,
    outdated,
  } = useServerForm({
    initialValues: initial,
    schema: PostFields,
    draft,
    fieldOf: {
      BOARD_NOT_FOUND: 'board',
      BOARD_READ_ONLY: 'board',
      PLACE_NOT_FOUND: 'place',
      DOG_NOT_FOUND: 'dog',
      PHOTO_NOT_FOUND: 'photos',
      ENTRIES_FULL: 'visit',
    },
    send: (given, basedOn) => send(forBoard(given, boardOf(given.board)), basedOn).catch(renewBoards),
    edits,
    afterwards,
  })
  const uploading = useUploadingCount(values.photos.map(({ id }) => id))
  const offered = boards.filter((one) => one.slug === initial.board || mayWrite(one, role ?? 'member'))
  // Of a draft, or of the address: hidden meanwhile, or read-only.
  const isLost = values.board !== '' && boards.length > 0 && !offered.some(({ slug }) => slug === values.board)
  const board = isLost ? undefined : boardOf(values.board)

  /** What the page knows of boards is older than the refusal. */
  function renewBoards(error: unknown): never {
    if (error instanceof ApiError && BOARD_CODES.has(error.code)) void queryClient.invalidateQueries(boardsQuery)
    throw error
  }

  return (
    <Form
      {...form}
      onSubmit={(event) => void sendForm(event, isLost ? { board: '' } : {})}
      message={message}
      {...submitState(submit, sending, uploading)}
    >
      <SelectField {...field('board')} {...(isLost && { value: '', error: LOST })} label="게시판">
        <option value="">골라 주세요</option>
        {offered.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      {board?.anonymous && (
        <Stack as="p" padY={14} padX={16} ground="sunken" round={12}>
          이 게시판에서는 닉네임이 보이지 않아요.
        </Stack>
      )}
      {board?.readers && (
        <Stack as="p" padY={14} padX={16} ground="sunken" round={12}>
          {READERS[board.readers]} 게시판이에요. 글은 그 회원에게만 보이고, 입장 소식은 장소 화면에도 함께 세어져요.
        </Stack>
      )}
      {board && board.categories.length > 0 && (
        <FieldGroup label="말머리 (선택)" name="category" error={errors.category}>
          <Row wrap gap={8}>
            {board.categories.map(({ key, name }) => (
              <Chip
                key={key}
                selected={values.category === key}
                onClick={() => change({ category: values.category === key ? '' : key })}
              >
                {name}
              </Chip>
            ))}
          </Row>
        </FieldGroup>
      )}
      <Field {...field('title')} label="제목" aside={count(values.title.length, TITLE_LENGTH.max)} />
      <LightTextField
        name="text"
        text={values.text}
        html={values.html}
        error={errors.text ?? errors.html}
        onChange={change}
        onBlur={field('text').onBlur}
        label="글"
        placeholder="강아지와 함께한 이야기를 들려주세요."
        aside={count(values.text.length, POST_LENGTH.max)}
      />
      {board?.places !== false && (
        <PlaceField value={values.place} error={errors.place} onChange={(place) => change({ place, visit: null })} />
      )}
      {board?.places !== false && values.place && (
        <VisitField
          value={values.visit}
          error={errors.visit}
          dayError={errors['visit.visitedOn']}
          onChange={(visit) => change({ visit })}
        />
      )}
      {board?.photos !== false && (
        <PhotoPicker
          label="사진"
          max={MAX_POST_PHOTOS}
          value={values.photos}
          onChange={(photos) => change({ photos })}
          error={errors.photos}
        />
      )}
      <DogChoice
        label="함께한 강아지"
        help="견종과 몸무게가 글에 보여요."
        value={values.dog}
        error={errors.dog}
        written={written}
        showName={values.showDogName}
        onChange={(dog) => change({ dog })}
        onShowName={(showDogName) => change({ showDogName })}
      />
      {outdated && initial.title !== values.title && <NewerText label="다른 곳에서 고친 제목" text={initial.title} />}
      {outdated && initial.text !== values.text && <NewerText label="다른 곳에서 고친 글" text={initial.text} />}
      {quality === 'offline' && (
        <Stack as="output" gap={12} items="start" padY={14} padX={16} ground="sunken" round={12}>
          지금은 연결할 수 없어서 올릴 수 없어요. 쓴 내용은 이 기기에 남아 있으니, 연결되면 올려 주세요.
        </Stack>
      )}
    </Form>
  )
}
