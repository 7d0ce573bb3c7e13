import { useQuery } from '@tanstack/react-query'
import { isGone, isNoAnswer } from '../../../platform/api/api.ts'
import { dateText } from '../../../platform/dates/korean-dates.ts'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { TextLink } from '../../../ui/kit/Text.tsx'
import { AnswerWords } from '../components/AnswerWords.tsx'
import { QuestionWords } from '../components/QuestionWords.tsx'
import { RatingWords } from '../components/RatingWords.tsx'
import { SampleLabel } from '../components/SampleLabel.tsx'
import { TOPIC_NAME } from '../../../../contract/mentoring/mentor-names.ts'
import { answerQuery } from '../queries.ts'

/** A published question with its answer, for everybody. */
export function AnswerScreen({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useQuery(answerQuery(id))
  if (error && (!data || isGone(error)))
    return (
      <Stack gap={16} padY={20} padX={16}>
        <Heading level={1}>{isNoAnswer(error) ? '아직 이 기기에 없는 답변이에요' : '멘토의 답변'}</Heading>
        <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      </Stack>
    )
  if (!data)
    return (
      <Loading>
        <Skeleton height="20rem" />
      </Loading>
    )
  const { title, topic, text, dog, place, photos, askedAt, answer, answerHtml, answeredAt, editedAt, mentor, stars } =
    data
  const ofDog = dog && [dog.breed, `${dog.weightKg}kg`].filter(Boolean).join(' · ')
  return (
    <Stack as="article" columns="one" gap={20} wide room={704} padY={20} padX={16} centered>
      <Heading level={1} text={`${TOPIC_NAME[topic]} · ${dateText(askedAt)}`} action={data.sample && <SampleLabel />}>
        {title}
      </Heading>
      <QuestionWords id={id} text={text} photos={photos} dog={ofDog}>
        {place && (
          <TextLink to="/place/$id" params={{ id: place.id }} underlined tall={44}>
            {place.name}
          </TextLink>
        )}
      </QuestionWords>
      <AnswerWords mentor={mentor} text={answer} html={answerHtml} answeredAt={answeredAt} editedAt={editedAt} />
      {stars !== null && <RatingWords stars={stars} text={data.ratingText} />}
      <Row wrap gap={12} align="center">
        <ButtonLink to="/mentoring/$" params={{ _splat: 'ask' }} variant="light">
          나도 질문하기
        </ButtonLink>
        <TextLink to="/mentoring/$" params={{ _splat: '' }} underlined tall={44}>
          다른 답변 보기
        </TextLink>
      </Row>
    </Stack>
  )
}
