import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isNoAnswer } from '../../../platform/api/api.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { dateText, timeText } from '../../../platform/dates/korean-dates.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Message } from '../../../ui/states/Message.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text, TextLink } from '../../../ui/kit/Text.tsx'
import { useSession } from '../../session/state.ts'
import { AnswerForm } from '../components/AnswerForm.tsx'
import { AnswerWords } from '../components/AnswerWords.tsx'
import { OtherMentors } from '../components/OtherMentors.tsx'
import { PlaceOfQuestion } from '../components/PlaceOfQuestion.tsx'
import { QuestionWords } from '../components/QuestionWords.tsx'
import { RatingWords } from '../components/RatingWords.tsx'
import { takeQuestion } from '../desk-mutations.ts'
import { deskQuestionQuery } from '../desk-queries.ts'
import { TOPIC_NAME } from '../../../../contract/mentoring/mentor-names.ts'
import { dogText } from '../model.ts'
import { clearMentoringDetail, openMentoringDetail } from '../state.ts'

interface Props {
  id: number
  /** Makes a proposal for the place of it: the answer is its text. */
  onSuggest: (placeId: number, text: string) => void
  /** The question is no longer this mentor's to take: another was faster, or it is gone. */
  onGone: () => void
}

/** A mentor's response to one question: the question, what was asked before, and the editor of the answer. */
export function ResponseScreen({ id, onSuggest, onGone }: Props) {
  const { userId } = useSession()
  const { data, error, refetch, isFetching } = useQuery(deskQuestionQuery(userId, id))
  const taking = useCommand(takeQuestion)
  useEffect(() => {
    openMentoringDetail(id)
    return clearMentoringDetail
  }, [id])
  const take = async () => {
    const outcome = await taking.run({ id, taken: true })
    if (outcome.status === 'failed' && (outcome.code === 'QUESTION_TAKEN' || outcome.code === 'QUESTION_NOT_FOUND'))
      onGone()
  }
  // Who writes keeps their editor, whatever becomes of the question meanwhile.
  const stays = data && (isNoAnswer(error) || data.question.mine)
  if (error && !stays)
    return (
      <Stack columns="one" gap={16} wide room={704} padY={20} padX={16} centered>
        <Heading level={1}>질문에 답하기</Heading>
        <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
        <ButtonLink to="/mentor-dashboard/$" params={{ _splat: '' }} variant="light">
          멘토 화면으로
        </ButtonLink>
      </Stack>
    )
  if (!data)
    return (
      <Loading>
        <Skeleton height="20rem" />
      </Loading>
    )
  const { question, history } = data
  const { title, text, topic, dog, place, photos, state, answer, rating, asker, mine, returnsAt } = question
  return (
    <Stack columns="one" gap={20} wide room={704} padY={20} padX={16} centered>
      <Heading
        level={1}
        text={`${TOPIC_NAME[topic]} · ${asker?.nickname ?? '탈퇴한 회원'} · ${timeText(question.askedAt)}`}
      >
        {title}
      </Heading>
      {error && !isNoAnswer(error) && <Message>{error.message}</Message>}
      {state !== 'rated' && <OtherMentors id={id} />}
      <QuestionWords id={id} text={text} photos={photos} dog={dog && dogText(dog)}>
        {place && <PlaceOfQuestion place={place} dog={dog} />}
      </QuestionWords>
      {history.length > 0 && (
        <Stack as="section" gap={8}>
          <Heading>이 회원에게 답한 질문</Heading>
          <Stack as="ul" gap={4}>
            {history.map((earlier) => (
              <li key={earlier.id}>
                <TextLink to="/mentor-dashboard/$" params={{ _splat: `response/${earlier.id}` }} underlined tall={44}>
                  {earlier.title} · {dateText(earlier.answeredAt)}
                </TextLink>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      {state === 'asked' && (
        <Button loading={taking.pending} onClick={() => void take()}>
          이 질문 맡기
        </Button>
      )}
      {mine && state !== 'rated' && <AnswerForm key={id} question={question} renew={refetch} />}
      {mine && state === 'taken' && (
        <Row wrap gap={12} align="center">
          {returnsAt && (
            <Text size="sm" tone="quiet">
              {timeText(returnsAt)}까지 답해 주세요.
            </Text>
          )}
          <Button variant="subtle" loading={taking.pending} onClick={() => void taking.run({ id, taken: false })}>
            모든 멘토에게 돌려보내기
          </Button>
        </Row>
      )}
      {state === 'rated' && answer && <AnswerWords {...answer} />}
      {rating && <RatingWords {...rating} />}
      {mine && answer && place && (
        <Button variant="light" onClick={() => onSuggest(place.id, answer.text)}>
          이 답변으로 {place.name} 정보 수정 제안하기
        </Button>
      )}
    </Stack>
  )
}
