import { useInfiniteQuery } from '@tanstack/react-query'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { TextLink } from '../../../ui/kit/Text.tsx'
import { useSession } from '../../session/state.ts'
import { myQuestionsQuery } from '../queries.ts'
import { MyQuestionList } from './MyQuestionList.tsx'

const SHOWN = 3

/** The member's latest questions, with a way to all of them; nothing for a visitor. */
export function MyOpenQuestions() {
  const { userId } = useSession()
  const { data } = useInfiniteQuery(myQuestionsQuery(userId))
  const questions = data?.pages[0]?.items.slice(0, SHOWN) ?? []
  if (questions.length === 0) return null
  return (
    <Stack as="section" gap={12}>
      <Heading
        action={
          <TextLink to="/mentoring/$" params={{ _splat: 'my' }} underlined tall={44}>
            모두 보기
          </TextLink>
        }
      >
        내 질문
      </Heading>
      <MyQuestionList questions={questions} />
    </Stack>
  )
}
