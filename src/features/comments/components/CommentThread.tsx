import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Thread } from '../../../../contract/comments/comments.ts'
import { grouped } from '../../../lib/number-text.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { answersQuery } from '../queries.ts'
import { CommentItem } from './CommentItem.tsx'
import classes from './Comments.module.css'

interface Props {
  thread: Thread
  /** The member who reads the post, if only some may. */
  reader: number | null
  isMine: (id: number) => boolean
}

/** A comment with its answers: the first few, and the others on demand. */
export function CommentThread({ thread, reader, isMine }: Props) {
  const [all, setAll] = useState(false)
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    ...answersQuery(thread.postId, thread.id, reader),
    enabled: all,
  })
  const answers = (all && data?.pages.flatMap(({ items }) => items)) || thread.answers
  // The count may be older than the list, which says itself where it ends.
  const left = all && data && !hasNextPage ? 0 : thread.answerCount - answers.length
  const more = () => {
    if (!all) setAll(true)
    else void fetchNextPage()
  }
  return (
    <CommentItem comment={thread} mine={isMine(thread.id)} onAnswered={() => setAll(true)}>
      {answers.length > 0 && (
        <Stack as="ul" gap={12} className={classes.answers} aria-label="답글">
          {answers.map((answer) => (
            <li key={answer.id}>
              <CommentItem comment={answer} mine={isMine(answer.id)} onAnswered={() => setAll(true)} />
            </li>
          ))}
        </Stack>
      )}
      {all && error && !data && (
        <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {left > 0 && !(all && error && !data) && (
        <Button variant="subtle" loading={isFetching} onClick={more}>
          답글 {grouped(left)}개 더 보기
        </Button>
      )}
    </CommentItem>
  )
}
