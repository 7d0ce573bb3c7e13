import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DESK_LISTS, type DeskList } from '../../../../contract/mentoring/mentoring-desk.ts'
import { grouped } from '../../../lib/number-text.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Message } from '../../../ui/states/Message.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useSession } from '../../session/state.ts'
import { DeskQuestions } from '../components/DeskQuestions.tsx'
import { ProfileForm } from '../components/ProfileForm.tsx'
import { deskQuery } from '../desk-queries.ts'
import { hoursText, waitText } from '../model.ts'

const LIST_NAME: Record<DeskList, string> = { waiting: '기다리는 질문', mine: '맡은 질문', answered: '답한 질문' }

/** What waits for a mentor, how fast they answer, and what they say of themself. */
export function DeskScreen() {
  const { userId } = useSession()
  const { data: desk, error, refetch, isFetching } = useQuery(deskQuery(userId))
  const [list, setList] = useState<DeskList>('waiting')
  const [editing, setEditing] = useState(false)
  if (!desk && error)
    return (
      <Stack gap={16} padY={20} padX={16}>
        <Heading level={1}>멘토 화면</Heading>
        <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      </Stack>
    )
  if (!desk)
    return (
      <Loading>
        <Skeleton height="20rem" />
      </Loading>
    )
  const { profile, answerMinutes, rating } = desk
  const facts = [
    answerMinutes === null ? '아직 잰 시간이 없어요' : `첫 답변까지 보통 ${waitText(answerMinutes)}`,
    rating !== null && `별점 ${rating.toFixed(1)}`,
  ]
  return (
    <Stack columns="one" gap={20} wide room={704} padY={20} padX={16} centered>
      <Heading
        level={1}
        text={facts.filter(Boolean).join(' · ')}
        action={
          profile && (
            <Button variant="light" aria-expanded={editing} onClick={() => setEditing(!editing)}>
              {editing ? '접기' : '내 소개 고치기'}
            </Button>
          )
        }
      >
        멘토 화면
      </Heading>
      {profile && (
        <Text size="sm" tone="quiet">
          시간은 내가 답하는 시간({hoursText(profile.hours)})만 재요.{' '}
          {!profile.accepting && '지금은 나를 골라 물을 수 없어요.'}
        </Text>
      )}
      {!profile && <Message calm>소개를 채우면 질문을 맡을 수 있어요.</Message>}
      {(editing || !profile) && <ProfileForm profile={profile} onSaved={() => setEditing(false)} />}
      <Row as="fieldset" bare gap={8} wrap rowGap={8} aria-label="질문 목록">
        {DESK_LISTS.map((one) => (
          <Chip key={one} selected={list === one} onClick={() => setList(one)}>
            {LIST_NAME[one]} {grouped(desk[one])}
          </Chip>
        ))}
      </Row>
      <DeskQuestions key={list} list={list} />
    </Stack>
  )
}
