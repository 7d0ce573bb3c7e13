import { IconMessages } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { grouped } from '../../../lib/number-text.ts'
import { timeWords } from '../../../platform/dates/time-words.ts'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { Card } from '../../../ui/kit/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { PagedList } from '../../../ui/content/PagedList.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text, TextLink } from '../../../ui/kit/Text.tsx'
import { useMinute } from '../../dogs/hooks.ts'
import { HiddenNote } from '../../reports/components/HiddenNote.tsx'
import { useSession } from '../../session/state.ts'
import { myCommentsQuery } from '../queries.ts'
import classes from './Comments.module.css'

/** The member's own comments, the latest first, each with the post below which it stands. */
export function MyComments() {
  const { userId } = useSession()
  const now = useMinute()
  const list = useInfiniteQuery(myCommentsQuery(userId))
  const comments = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Stack columns="one" gap={20}>
      <PagedList
        list={list}
        none={comments.length === 0}
        loading={
          <Loading label="댓글을 불러오는 중이에요">
            <Skeleton height="12rem" />
          </Loading>
        }
        empty={
          <EmptyState icon={IconMessages} title="아직 쓴 댓글이 없어요" text="다른 분들의 이야기에 한마디 남겨 주세요.">
            <ButtonLink to="/community">커뮤니티 보기</ButtonLink>
          </EmptyState>
        }
        label="댓글 더 보기"
      >
        <Stack as="ul" gap={12}>
          {comments.map(({ id, post, text, createdAt, likeCount, answerCount, hidden }) => (
            <Card key={id} as="li" shrink round={12} gap={6}>
              <Text className={classes.text}>{text}</Text>
              <Text size="sm" tone="quiet">
                <TextLink tall={44} to="/community/$id/comments" params={{ id: post.id }}>
                  {post.title || '볼 수 없는 글'}
                </TextLink>
              </Text>
              {hidden && <HiddenNote kind="comment" id={id} />}
              <Text size="sm" tone="quiet">
                {[
                  ...(hidden ? ['숨김'] : []),
                  timeWords(createdAt, now),
                  `좋아요 ${grouped(likeCount)}`,
                  `답글 ${grouped(answerCount)}`,
                ].join(' · ')}
              </Text>
            </Card>
          ))}
        </Stack>
      </PagedList>
    </Stack>
  )
}
