import { IconPencil } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { mayRead } from '../../../../contract/boards/board-rules.ts'
import type { Board } from '../../../../contract/boards/boards.ts'
import type { PlaceCard } from '../../../../contract/places/places.ts'
import type { PostVisit } from '../../../../contract/posts/posts.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { LoadMore } from '../../../ui/actions/LoadMore.tsx'
import { onDemand } from '../../../ui/states/OnDemand.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useMuted } from '../../mutes/queries.ts'
import { useReported } from '../../reports/queries.ts'
import { useSession } from '../../session/state.ts'
import { FeedTabs } from '../components/FeedTabs.tsx'
import { NewPosts } from '../components/NewPosts.tsx'
import { PostCard } from '../components/PostCard.tsx'
import { PostSkeleton } from '../components/PostSkeleton.tsx'
import { READERS } from '../model.ts'
import { boardsQuery, feedQuery, markPosted } from '../queries.ts'
import type { FeedSearch } from '../search-model.ts'

interface Props {
  search: FeedSearch
  /** Where the page before ended, for readers without script. */
  after: string | undefined
  renderPlace: (place: PlaceCard, visit: PostVisit | undefined) => ReactNode
}

/** Rarely needed. */
const NoPosts = onDemand(async () => (await import('../components/NoPosts.tsx')).NoPosts)

const NO_BOARDS: readonly Board[] = []

/** Posts of the first screenful. */
const IN_SIGHT = 2

/** The endless feed of the community. */
export function FeedScreen({ search, after, renderPlace }: Props) {
  const queryClient = useQueryClient()
  const { data: boards = NO_BOARDS, isPending: boardsPending } = useQuery(boardsQuery)
  const board = boards.find(({ slug }) => slug === search.board)
  const { loggedIn, role, userId } = useSession()
  const readers = board?.readers
  const isShut = board !== undefined && !mayRead(board, role)
  const reader = readers ? userId : null
  const feed = feedQuery(search, after, reader)
  // Whose session it is may not be known yet.
  const list = useInfiniteQuery({ ...feed, enabled: !readers || (!isShut && reader !== null) })
  const pages = list.data?.pages ?? []
  // A post may move to a later page while it is read: it is shown where it was first.
  const loaded = [...new Map(pages.flatMap(({ items }) => items).map((post) => [post.id, post] as const)).values()]
  const isReported = useReported('post')
  const isMuted = useMuted()
  const posts = loaded.filter(({ id, author }) => !isReported(id) && !isMuted(author))
  const isNew = search.order !== 'hot'
  const { queryKey } = feed

  const showNew = useCallback(async () => {
    // Past all caches: their answer may be older than the count that was just told.
    markPosted()
    // Its first page alone: the later ones would otherwise all be loaded again.
    queryClient.setQueryData(queryKey, (data) =>
      data ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data,
    )
    await queryClient.refetchQueries({ queryKey, exact: true })
    scrollTo({ top: 0 })
  }, [queryClient, queryKey])

  // The name of a board and its categories are in what follows: shown a moment later, they would move it.
  if (boardsPending)
    return (
      <Stack columns="one" gap={8} padTop={8} padBottom={24}>
        <PostSkeleton />
      </Stack>
    )
  return (
    <Stack columns="one" gap={8} padTop={8} padBottom={24}>
      <Row as="header" gap={12} align="center" justify="between" padX={16}>
        <Box shrink>
          <Text as="h1" size="title">
            {board?.name ?? '커뮤니티'}
          </Text>
          {board && (
            <Text size="sm" tone="quiet">
              {[...(readers ? [READERS[readers]] : []), board.description].join(' · ')}
            </Text>
          )}
        </Box>
        {!isShut && (
          <ButtonLink
            to="/community/create"
            search={{ ...(board && { board: board.slug }) }}
            leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
          >
            글쓰기
          </ButtonLink>
        )}
      </Row>
      <FeedTabs board={board} search={search} />
      {isShut ? (
        <NoPosts
          when
          search={search}
          readersOnly={loggedIn ? 'member' : 'visitor'}
          error={null}
          onRetry={() => void list.refetch()}
          retrying={false}
        />
      ) : (
        <>
          {isNew && <NewPosts search={search} newest={loaded[0]?.id} reader={reader} onShow={() => void showNew()} />}
          {list.isPending && <PostSkeleton />}
          {!list.isPending && posts.length === 0 && !list.hasNextPage && (
            <NoPosts
              when
              search={search}
              unknownBoard={search.board !== undefined && boards.length > 0 && !board}
              error={list.error}
              onRetry={() => void list.refetch()}
              retrying={list.isFetching}
            />
          )}
          <div role="feed" aria-label="글 목록" aria-busy={list.isFetching}>
            {posts.map((post, index) => (
              <Box key={post.id} ruledBetween>
                <PostCard post={post} renderPlace={renderPlace} priority={index < IN_SIGHT} />
              </Box>
            ))}
          </div>
          {list.isFetchNextPageError ? (
            <NoPosts
              when
              search={search}
              error={list.error}
              onRetry={() => void list.fetchNextPage()}
              retrying={list.isFetchingNextPage}
            />
          ) : (
            list.hasNextPage && (
              <LoadMore
                label="글 더 보기"
                loading={list.isFetching}
                failed={list.isFetchNextPageError}
                onMore={() => void list.fetchNextPage()}
              />
            )
          )}
        </>
      )}
    </Stack>
  )
}
