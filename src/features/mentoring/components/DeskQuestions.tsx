import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DeskList } from '../../../../contract/mentoring/mentoring-desk.ts'
import { timeText } from '../../../platform/dates/korean-dates.ts'
import { Card } from '../../../ui/kit/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { PagedList } from '../../../ui/content/PagedList.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useSession } from '../../session/state.ts'
import { deskQuestionsQuery } from '../desk-queries.ts'
import { TOPIC_NAME } from '../../../../contract/mentoring/mentor-names.ts'
import classes from './Mentoring.module.css'

const NONE: Record<DeskList, string> = {
  waiting: '기다리는 질문이 없어요',
  mine: '맡은 질문이 없어요',
  answered: '아직 답한 질문이 없어요',
}

/** One list of a mentor's questions. */
export function DeskQuestions({ list: name }: { list: DeskList }) {
  const { userId } = useSession()
  const list = useInfiniteQuery(deskQuestionsQuery(userId, name))
  const questions = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <PagedList
      list={list}
      none={questions.length === 0}
      loading={
        <Loading>
          <Skeleton height="5rem" />
          <Skeleton height="5rem" />
        </Loading>
      }
      empty={<EmptyState title={NONE[name]} />}
      label="질문 더 보기"
    >
      <Stack as="ul" gap={12}>
        {questions.map(({ id, title, topic, asker, askedAt, ofMe, state, returnsAt, rating }) => (
          <Card key={id} as="li" gap={4} shrink anchor>
            <Link
              to="/mentor-dashboard/$"
              params={{ _splat: `response/${id}` }}
              className={`${classes.name} ${classes.link}`}
            >
              {title}
            </Link>
            <Text size="sm" tone="quiet">
              {[
                ofMe && state === 'asked' && '나에게 온 질문',
                TOPIC_NAME[topic],
                asker?.nickname ?? '탈퇴한 회원',
                timeText(askedAt),
                rating && `별점 ${rating.stars}점`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {returnsAt && (
              <Text size="sm" tone="conditions">
                {timeText(returnsAt)}에 모든 멘토에게 넘어가요
              </Text>
            )}
          </Card>
        ))}
      </Stack>
    </PagedList>
  )
}
