import { IconMessageQuestion } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { TOPICS } from '../../../../contract/mentoring/mentors.ts'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { PagedList } from '../../../ui/content/PagedList.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SearchForm } from '../../../ui/fields/SearchForm.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { AnswerList } from '../components/AnswerList.tsx'
import { MentorCard } from '../components/MentorCard.tsx'
import classes from '../components/Mentoring.module.css'
import { TOPIC_NAME } from '../../../../contract/mentoring/mentor-names.ts'
import { type AnswerSearch } from '../model.ts'
import { answersQuery, mentorsQuery } from '../queries.ts'

interface Props {
  search: AnswerSearch
  onSearch: (search: AnswerSearch) => void
  /** The member's own questions. */
  children?: ReactNode
}

/** Mentors, and what they have answered. */
export function MentoringScreen({ search, onSearch, children }: Props) {
  const mentors = useQuery(mentorsQuery)
  const list = useInfiniteQuery(answersQuery(search))
  const answers = list.data?.pages.flatMap(({ items }) => items) ?? []
  const { q, topic } = search
  const words = { ...(q && { q }) }
  return (
    <Stack columns="one" gap={24} wide room={704} padY={20} padX={16} centered>
      <Heading
        level={1}
        text="훈련사, 수의사, 여행 고수에게 우리 강아지와 여행하며 궁금한 것을 물어보세요."
        action={
          <ButtonLink className={classes.rigid} to="/mentoring/$" params={{ _splat: 'ask' }}>
            질문하기
          </ButtonLink>
        }
      >
        멘토링
      </Heading>
      {children}
      <Stack as="section" gap={12}>
        <Heading>멘토</Heading>
        {mentors.isPending && (
          <Loading>
            <Skeleton height="12rem" />
          </Loading>
        )}
        {mentors.isError && !mentors.data && (
          <ErrorState
            message={mentors.error.message}
            onRetry={() => void mentors.refetch()}
            retrying={mentors.isFetching}
          />
        )}
        {mentors.data?.items.length === 0 && <EmptyState title="아직 멘토가 없어요" />}
        <Stack as="ul" columns={240} gap={12}>
          {mentors.data?.items.map((mentor) => (
            <MentorCard key={mentor.id} mentor={mentor} />
          ))}
        </Stack>
      </Stack>
      <Stack as="section" gap={12}>
        <Heading>공개된 답변</Heading>
        <SearchForm
          words={q ?? ''}
          label="답변 찾기"
          placeholder="질문과 답변에서 찾기"
          onSearch={(next) => onSearch({ ...(next && { q: next }), ...(topic && { topic }) })}
        >
          {topic && <input type="hidden" name="topic" value={topic} />}
        </SearchForm>
        <Row as="fieldset" bare gap={8} wrap rowGap={8} aria-label="분야">
          <Chip selected={!topic} onClick={() => onSearch(words)}>
            전체
          </Chip>
          {TOPICS.map((one) => (
            <Chip key={one} selected={topic === one} onClick={() => onSearch({ ...words, topic: one })}>
              {TOPIC_NAME[one]}
            </Chip>
          ))}
        </Row>
        <PagedList
          list={list}
          none={answers.length === 0}
          loading={
            <Loading>
              <Skeleton height="8rem" />
              <Skeleton height="8rem" />
            </Loading>
          }
          empty={
            <EmptyState
              icon={IconMessageQuestion}
              title={q || topic ? '찾은 답변이 없어요' : '아직 공개된 답변이 없어요'}
              text="궁금한 것을 멘토에게 직접 물어보세요."
            >
              <ButtonLink to="/mentoring/$" params={{ _splat: 'ask' }}>
                질문하기
              </ButtonLink>
            </EmptyState>
          }
          label="답변 더 보기"
        >
          <AnswerList answers={answers} />
        </PagedList>
      </Stack>
    </Stack>
  )
}
