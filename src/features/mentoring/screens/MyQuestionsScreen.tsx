import { IconMessageQuestion } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { PagedList } from '../../../ui/content/PagedList.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { useSession } from '../../session/state.ts'
import { MyQuestionList } from '../components/MyQuestionList.tsx'
import { myQuestionsQuery } from '../queries.ts'

/** The member's own questions, the latest first. */
export function MyQuestionsScreen() {
  const { userId } = useSession()
  const list = useInfiniteQuery(myQuestionsQuery(userId))
  const questions = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Stack columns="one" gap={20} wide room={704} padY={20} padX={16} centered>
      <Heading
        level={1}
        action={
          <ButtonLink to="/mentoring/$" params={{ _splat: '' }} variant="light">
            멘토 보기
          </ButtonLink>
        }
      >
        내 질문
      </Heading>
      <PagedList
        list={list}
        none={questions.length === 0}
        loading={
          <Loading>
            <Skeleton height="19rem" />
          </Loading>
        }
        empty={
          <EmptyState
            icon={IconMessageQuestion}
            title="아직 물어본 것이 없어요"
            text="훈련사, 수의사, 여행 고수가 기다리고 있어요."
          >
            <ButtonLink to="/mentoring/$" params={{ _splat: 'ask' }}>
              질문하기
            </ButtonLink>
          </EmptyState>
        }
        label="질문 더 보기"
      >
        <MyQuestionList questions={questions} />
      </PagedList>
    </Stack>
  )
}
