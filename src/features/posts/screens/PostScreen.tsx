import { IconCloudOff, IconEye } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { PlaceCard } from '../../../../contract/places/places.ts'
import type { Post, PostVisit } from '../../../../contract/posts/posts.ts'
import { grouped } from '../../../lib/number-text.ts'
import { isGone, isNoAnswer } from '../../../platform/api/api.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { LinkedText } from '../../../ui/content/LinkedText.tsx'
import { QuietActions, QuietLink } from '../../../ui/actions/QuietAction.tsx'
import { RichText } from '../../../ui/content/RichText.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ThumbButton } from '../../likes/heart/components/ThumbButton.tsx'
import { PhotoStrip } from '../../media/components/PhotoStrip.tsx'
import { MuteButton } from '../../mutes/components/MuteButton.tsx'
import { useMuted } from '../../mutes/queries.ts'
import { useReported } from '../../reports/queries.ts'
import { useSession } from '../../session/state.ts'
import { GonePost } from '../components/GonePost.tsx'
import { LoginToRead } from '../components/LoginToRead.tsx'
import { PostActions } from '../components/PostActions.tsx'
import { PostHeader } from '../components/PostHeader.tsx'
import { PostSkeleton } from '../components/PostSkeleton.tsx'
import { isForReaders, myPostQuery, usePost } from '../queries.ts'
import classes from '../components/Posts.module.css'

interface Props {
  id: number
  renderPlace: (place: PlaceCard, visit: PostVisit | undefined) => ReactNode
  /** What is said about it. `reader`: the member who reads it, if only some may. */
  renderComments: (post: Post, reader: number | null) => ReactNode
  /** Its author has deleted it. */
  onGone: () => void
}

/** A post with its whole text. */
export function PostScreen({ id, renderPlace, renderComments, onGone }: Props) {
  const queryClient = useQueryClient()
  const { reader, post: query } = usePost(id)
  const { data: post, error, refetch, isFetching } = query
  const read = post !== undefined
  const reported = useReported('post')(id)
  const isMuted = useMuted()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (read) void import('../mutations.ts').then(({ reportView }) => reportView(queryClient, id))
  }, [queryClient, id, read])
  if (isForReaders(error)) return <LoginToRead level={1} text="정해진 회원에게만 보이는 글이에요." />
  if (!post && !isGone(error))
    return error && isNoAnswer(error) ? (
      <EmptyState
        icon={IconCloudOff}
        level={1}
        title="아직 이 기기에 없는 글이에요"
        text="지금은 연결할 수 없어요. 연결되면 다시 시도해 주세요."
      >
        <Button variant="default" onClick={() => void refetch()} loading={isFetching}>
          다시 시도
        </Button>
      </EmptyState>
    ) : error ? (
      <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <PostSkeleton count={1} />
    )
  if (!post || isGone(error)) return <GonePost id={id} onGone={onGone} />
  if (reported)
    return (
      <EmptyState level={1} title="신고한 글이에요" text="운영자가 살펴보고 있어요. 신고한 글은 보이지 않아요.">
        <ButtonLink variant="default" to="/community">
          다른 글 보기
        </ButtonLink>
      </EmptyState>
    )
  if (!shown && isMuted(post.author))
    return (
      <EmptyState level={1} title="숨긴 회원의 글이에요" text="내가 숨기거나 차단한 회원이 쓴 글이라 가려 두었어요.">
        <Button variant="default" onClick={() => setShown(true)}>
          보기
        </Button>
        <ButtonLink variant="default" to="/community">
          다른 글 보기
        </ButtonLink>
      </EmptyState>
    )
  const { title, text, html, photos, place } = post
  return (
    <Stack columns="one" gap={28} wide room={704} padTop={20} padX={16} padBottom={24} centered>
      <Stack as="article" columns="one" gap={16} shrink>
        <PostHeader post={post} />
        <Text as="h1" size="title" leading="snug">
          {title}
        </Text>
        {html ? (
          <RichText lines html={html} />
        ) : (
          <Text className={classes.text} size="body">
            <LinkedText text={text} />
          </Text>
        )}
        {photos.length > 0 && <PhotoStrip id={`post-${id}`} label="글 사진" photos={photos} />}
        {place && renderPlace(place, post.visit)}
        <Row as="footer" gap={8} align="center" justify="between" wrap>
          <Row wrap gap={4} rowGap={0} align="center" size="sm" tone="quiet">
            <ThumbButton kind="post" id={id} count={post.likeCount} />
            {post.viewCount > 0 && (
              <Row as="span" inline gap={6} align="center" padX={10}>
                <IconEye size={18} stroke={1.75} aria-hidden />
                <span className="visually-hidden">조회 </span>
                {grouped(post.viewCount)}
              </Row>
            )}
          </Row>
          <OwnActions post={post} onGone={onGone} />
        </Row>
      </Stack>
      {renderComments(post, reader)}
    </Stack>
  )
}

/** For its author, and for others. An author who isn't named is known to the server alone. */
function OwnActions({ post, onGone }: { post: Post; onGone: () => void }) {
  const { id, author, anonymous } = post
  const { userId } = useSession()
  const { data: hidden } = useQuery({ ...myPostQuery(userId, id), enabled: anonymous && userId !== null, retry: false })
  const own = anonymous ? hidden !== undefined : author !== null && author.id === userId
  return own ? (
    <PostActions post={post} onGone={onGone} />
  ) : (
    <QuietActions>
      <MuteButton author={author} of={`post-${id}`} />
      <QuietLink to="/community/$id/report" params={{ id }}>
        신고
      </QuietLink>
    </QuietActions>
  )
}
