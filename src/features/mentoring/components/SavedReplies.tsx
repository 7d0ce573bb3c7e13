import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Card } from '../../../ui/kit/Card.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { Row } from '../../../ui/kit/Row.tsx'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { Sheet } from '../../../ui/content/Sheet.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useSession } from '../../session/state.ts'
import { removeReply } from '../desk-mutations.ts'
import { repliesQuery } from '../desk-queries.ts'
import { changeMentoringDetail, useMentoringDetail } from '../state.ts'
import { ReplyForm } from './ReplyForm.tsx'
import classes from './Mentoring.module.css'

/** The mentor's saved replies, found by a part of a word or by 초성; one press puts a text into the answer, others edit or delete it. */
export function SavedReplies({ onPick }: { onPick: (text: string) => void }) {
  const { userId } = useSession()
  const { replyWords } = useMentoringDetail()
  const {
    data: replies = [],
    error,
    refetch,
    isFetching,
    isSuccess,
  } = useQuery(repliesQuery(userId, useDeferredValue(replyWords.trim())))
  const removal = useCommand(removeReply)
  const [edited, setEdited] = useState<number | null>(null)
  const reply = replies.find(({ id }) => id === edited)
  const close = () => setEdited(null)
  const remove = async (id: number) => {
    if (await askConfirm('저장한 이 답변을 지울까요? 되돌릴 수 없어요.', { color: 'error' })) await removal.run({ id })
  }
  return (
    <Stack as="section" gap={12}>
      <Heading>저장한 답변</Heading>
      <SearchField
        value={replyWords}
        placeholder="저장한 답변에서 찾기"
        aria-label="저장한 답변 찾기"
        onChange={({ currentTarget }) => changeMentoringDetail({ replyWords: currentTarget.value })}
      />
      {error && replies.length === 0 && (
        <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {isSuccess && replies.length === 0 && (
        <Text size="sm" tone="quiet">
          {replyWords.trim() ? '찾은 답변이 없어요.' : '자주 쓰는 답변을 저장해 두면 여기서 바로 넣을 수 있어요.'}
        </Text>
      )}
      <Stack as="ul" gap={8}>
        {replies.map(({ id, title, text }) => (
          <Card key={id} as="li" gap={4} shrink>
            <p className={classes.name}>{title}</p>
            <Text size="sm" tone="quiet" clip clamp={2}>
              {text}
            </Text>
            <Row wrap gap={8}>
              <Button variant="light" aria-label={`${title} 넣기`} onClick={() => onPick(text)}>
                넣기
              </Button>
              <Button variant="subtle" aria-label={`${title} 고치기`} onClick={() => setEdited(id)}>
                고치기
              </Button>
              <Button
                variant="subtle"
                aria-label={`${title} 지우기`}
                disabled={removal.pending}
                onClick={() => void remove(id)}
              >
                지우기
              </Button>
            </Row>
          </Card>
        ))}
      </Stack>
      <Sheet opened={reply !== undefined} onClose={close} title="저장한 답변 고치기">
        {reply && <ReplyForm key={reply.id} reply={reply} onSaved={close} />}
      </Sheet>
    </Stack>
  )
}
