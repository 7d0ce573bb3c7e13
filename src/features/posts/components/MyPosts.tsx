import { IconMessages } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { grouped } from '../../../lib/number-text.ts'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { Card } from '../../../ui/kit/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { PagedList } from '../../../ui/content/PagedList.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text, TextLink } from '../../../ui/kit/Text.tsx'
import { useMinute } from '../../dogs/hooks.ts'
import { HiddenNote } from '../../reports/components/HiddenNote.tsx'
import { useSession } from '../../session/state.ts'
import { PostActions } from './PostActions.tsx'
import { PostSkeleton } from './PostSkeleton.tsx'
import { timeWords } from '../../../platform/dates/time-words.ts'
import { boardWords } from '../model.ts'
import { myPostsQuery, useBoards } from '../queries.ts'

/** The member's own posts, the latest first. */
export function MyPosts() {
  const { userId } = useSession()
  const boards = useBoards()
  const now = useMinute()
  const list = useInfiniteQuery(myPostsQuery(userId))
  const posts = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Stack columns="one" gap={20}>
      <PagedList
        list={list}
        none={posts.length === 0}
        loading={<PostSkeleton count={2} />}
        empty={
          <EmptyState icon={IconMessages} title="아직 쓴 글이 없어요" text="강아지와 함께한 이야기를 들려주세요.">
            <ButtonLink to="/community/create">글쓰기</ButtonLink>
          </EmptyState>
        }
        label="글 더 보기"
      >
        <Stack as="ul" gap={12}>
          {posts.map((post) => (
            <Card key={post.id} as="li" shrink round={12} gap={6}>
              <Text as="h2" size="lg" weight={600}>
                <TextLink tall={44} to="/community/$id/comments" params={{ id: post.id }}>
                  {post.title}
                </TextLink>
              </Text>
              <Text clip clamp={2} tone="quiet">
                {post.text}
              </Text>
              <HiddenNote kind="post" id={post.id} />
              <Row as="footer" wrap gap={8} align="center" justify="between">
                <Text size="sm" tone="quiet">
                  {[
                    ...(post.hidden ? ['숨김'] : []),
                    boardWords(boards, post.board, post.category),
                    timeWords(post.createdAt, now),
                    `좋아요 ${grouped(post.likeCount)}`,
                    `댓글 ${grouped(post.commentCount)}`,
                  ].join(' · ')}
                </Text>
                <PostActions post={post} onGone={() => undefined} />
              </Row>
            </Card>
          ))}
        </Stack>
      </PagedList>
    </Stack>
  )
}
