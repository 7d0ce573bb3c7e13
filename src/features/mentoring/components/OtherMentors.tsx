import { useQuery } from '@tanstack/react-query'
import { Text } from '../../../ui/kit/Text.tsx'
import { useSession } from '../../session/state.ts'
import { presenceQuery } from '../desk-queries.ts'
import { useMentoringDetail } from '../state.ts'

/** Who else reads or writes an answer to this question now. */
export function OtherMentors({ id }: { id: number }) {
  const { userId } = useSession()
  const { questionId, doing } = useMentoringDetail()
  const { data: others = [] } = useQuery(presenceQuery(questionId === id ? userId : null, id, doing))
  const words = others.map((other) => `${other.nickname}님이 ${other.doing === 'writing' ? '쓰고' : '보고'} 있어요.`)
  return (
    <Text as="output" block size="sm" tone="conditions">
      {words.join(' ')}
    </Text>
  )
}
