import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { grouped } from '../../../lib/number-text.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { PagedList } from '../../../ui/content/PagedList.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { openLoginDialog } from '../../session/login/state.ts'
import { useSession } from '../../session/state.ts'
import { useForVisitors } from '../../session/visitor-hooks.ts'
import { commentDraft, namesIn } from '../model.ts'
import { writeComment } from '../mutations.ts'
import { NamesProvider } from '../names-hooks.ts'
import { myCommentsQuery, threadsQuery } from '../queries.ts'
import { CommentEditor } from './CommentEditor.tsx'
import { CommentThread } from './CommentThread.tsx'
import classes from './Comments.module.css'

export interface CommentSectionProps {
  postId: number
  /** The member who reads the post, if only some may. */
  reader?: number | null
  /** Comments that aren't deleted. */
  count: number
  /** Nobody is named below this post: a member's own comments are known to the server alone. */
  anonymous: boolean
  /** Where the page before ended, for readers without script; in the order of the first page. */
  after?: string | undefined
}

const ORDERS = { old: '오래된 순', new: '최신 순', liked: '좋아요 순' } as const
type Order = keyof typeof ORDERS

/** The comments of a post, and the form of a new one. */
export function CommentSection({ postId, reader = null, count, anonymous, after }: CommentSectionProps) {
  const { userId } = useSession()
  const forVisitors = useForVisitors()
  const [order, setOrder] = useState<Order>('old')
  const list = useInfiniteQuery(threadsQuery(postId, order, order === 'old' ? after : undefined, reader))
  const mine = useInfiniteQuery({ ...myCommentsQuery(userId), enabled: anonymous && userId !== null })
  const mineIds = new Set(mine.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)))
  const threads = list.data?.pages.flatMap(({ items }) => items) ?? []
  const writing = useCommand(writeComment)
  const names = namesIn(threads, userId)

  return (
    <NamesProvider value={names}>
      <Stack as="section" columns="one" gap={16} aria-labelledby="comments">
        <Heading
          id="comments"
          action={
            count > 1 && (
              <SelectField
                label="댓글 순서"
                quiet
                value={order}
                onChange={({ target }) => setOrder(target.value as Order)}
              >
                {Object.entries(ORDERS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </SelectField>
            )
          }
        >
          댓글 {grouped(count)}
        </Heading>
        {userId === null ? (
          <Stack
            as="p"
            gap={12}
            items="start"
            padY={14}
            padX={16}
            ground="sunken"
            round={12}
            className={classes.visitor}
            data-visitors={forVisitors}
          >
            로그인하면 댓글을 쓸 수 있어요.
            <Button variant="light" onClick={() => openLoginDialog()}>
              로그인하기
            </Button>
          </Stack>
        ) : (
          <CommentEditor
            key={userId}
            label="댓글 쓰기"
            submit="댓글 올리기"
            draft={commentDraft(postId, null, userId)}
            send={async (text) => {
              await writing.submit({ postId, text, answerTo: null })
              // The new comment would stand on a page that isn't loaded.
              if (list.hasNextPage) setOrder('new')
            }}
          />
        )}
        <PagedList
          list={list}
          none={threads.length === 0}
          loading={
            <Loading label="댓글을 불러오는 중이에요">
              <Skeleton height="12rem" />
            </Loading>
          }
          empty={<Text tone="quiet">첫 댓글을 남겨 주세요.</Text>}
          label="댓글 더 보기"
        >
          <ul aria-busy={list.isPlaceholderData}>
            {threads.map((thread) => (
              <Box key={thread.id} as="li" padY={14} ruledBetween>
                <CommentThread thread={thread} reader={reader} isMine={(id) => mineIds.has(id)} />
              </Box>
            ))}
          </ul>
        </PagedList>
      </Stack>
    </NamesProvider>
  )
}
