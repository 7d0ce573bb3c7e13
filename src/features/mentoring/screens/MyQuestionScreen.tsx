import { useQuery } from '@tanstack/react-query'
import { isGone } from '../../../platform/api/api.ts'
import { timeText } from '../../../platform/dates/korean-dates.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useSession } from '../../session/state.ts'
import { AnswerWords } from '../components/AnswerWords.tsx'
import { CheckLine } from '../components/CheckLine.tsx'
import { PlaceOfQuestion } from '../components/PlaceOfQuestion.tsx'
import { QuestionWords } from '../components/QuestionWords.tsx'
import { RatingForm } from '../components/RatingForm.tsx'
import { RatingWords } from '../components/RatingWords.tsx'
import { TOPIC_NAME } from '../../../../contract/mentoring/mentor-names.ts'
import { dogText, QUESTION_STATE_NAME } from '../model.ts'
import { removeQuestion, setPublished } from '../mutations.ts'
import { myQuestionQuery } from '../queries.ts'

/** An own question: its state, its answer, the rating. */
export function MyQuestionScreen({ id, onRemoved }: { id: number; onRemoved: () => void }) {
  const { userId } = useSession()
  const { data, error, refetch, isFetching } = useQuery(myQuestionQuery(userId, id))
  const publishing = useCommand(setPublished)
  const removal = useCommand(removeQuestion)
  if (error && (!data || isGone(error)))
    return (
      <Stack columns="one" gap={16} wide room={704} padY={20} padX={16} centered>
        <Heading level={1}>내 질문</Heading>
        <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      </Stack>
    )
  if (!data)
    return (
      <Loading>
        <Skeleton height="20rem" />
      </Loading>
    )
  const { title, text, topic, dog, place, photos, publish, state, answer, rating, wanted, mentor, returnsAt } = data
  const isPublic = publish && answer?.publish === true
  return (
    <Stack as="article" columns="one" gap={20} wide room={704} padY={20} padX={16} centered>
      <Heading level={1} text={`${TOPIC_NAME[topic]} · ${timeText(data.askedAt)}`}>
        {title}
      </Heading>
      <Stack as="output" gap={4} padY={12} padX={16} ground="sunken" round={12}>
        <Text weight={600}>
          {QUESTION_STATE_NAME[state]} · {(mentor ?? wanted)?.nickname ?? '모든 멘토'}
        </Text>
        {returnsAt && (
          <Text size="sm" tone="quiet">
            {timeText(returnsAt)}까지 {state === 'asked' ? '맡지' : '답하지'} 않으면 모든 멘토에게 넘어가요.
          </Text>
        )}
      </Stack>
      <QuestionWords id={id} text={text} photos={photos} dog={dog && dogText(dog)}>
        {place && <PlaceOfQuestion place={place} dog={dog} />}
      </QuestionWords>
      {answer && <AnswerWords mentor={mentor} {...answer} />}
      {state === 'answered' && <RatingForm id={id} />}
      {rating && <RatingWords {...rating} />}
      <CheckLine
        label={
          answer && !answer.publish
            ? '이름 없이 공개해도 좋아요 (멘토는 공개하지 않기로 했어요)'
            : '이름 없이 공개해도 좋아요'
        }
        checked={publish}
        onChange={(next) => void publishing.run({ id, publish: next })}
      />
      <Row wrap gap={12}>
        {isPublic && (
          <ButtonLink to="/mentoring/$" params={{ _splat: String(id) }} variant="default">
            공개된 답변 보기
          </ButtonLink>
        )}
        {!answer && (
          <Button
            variant="subtle"
            loading={removal.pending}
            onClick={async () => {
              if ((await removal.run({ id })).status === 'done') onRemoved()
            }}
          >
            질문 지우기
          </Button>
        )}
      </Row>
    </Stack>
  )
}
