import { IconFolder, IconHeart, IconMap2 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { PlaceCard } from '../../../../../contract/places/places.ts'
import type { PlaceSort } from '../../../../lib/ordered-marks.ts'
import { Button, ButtonLink } from '../../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../../ui/states/Loading.tsx'
import { CardLikeButton } from '../../heart/components/CardLikeButton.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { PlaceOrderChips } from '../../../../ui/actions/PlaceOrderChips.tsx'
import { useFocusAfterRemoval } from '../../../../ui/kit/use-focus-after-removal.ts'
import { LikedItem } from '../components/LikedItem.tsx'
import { ListChips } from '../../lists/components/ListChips.tsx'
import { likedPlaces } from '../../lists/model.ts'
import { useLikedPlaces, useLikeLists, useLikes } from '../../lists/queries.ts'
import classes from '../components/Liked.module.css'

interface Props {
  /** Id of the list that is shown; undefined: all. */
  list: number | undefined
  sort: PlaceSort
  onSort: (sort: PlaceSort) => void
  /** Origin of the distances. */
  from: { lat: number; lng: number }
  /** Links to bookmarks and recent places. */
  tabs: ReactNode
  /** Label of the origin of the distances. */
  originLabel: ReactNode
  /** Offer to like what is bookmarked on the device. */
  offer: ReactNode
  foot: ReactNode
  skeleton: ReactNode
  /** Whether cards can't be rendered in their final height yet. */
  pending: boolean
  renderCard: (card: PlaceCard, index: number, actions: ReactNode) => ReactNode
}

/** Number of cards rendered at first, and added by each "더 보기". */
const STEP = 24

/** The places that a member likes, all of them or by list. */
export function LikedScreen(props: Props) {
  const { list, sort, onSort, from, tabs, originLabel, offer, foot, skeleton, pending, renderCard } = props
  const likes = useLikes()
  const cards = useLikedPlaces()
  const { data: lists = [] } = useLikeLists()
  const [steps, setSteps] = useState(1)
  const chosen = lists.find(({ id }) => id === list)
  const places = likedPlaces(likes.data ?? [], cards.data ?? [], { list: chosen?.id, sort, from })
  const { length } = places
  const top = useFocusAfterRemoval(length)
  const broken = [likes, cards].find(({ isError, data }) => isError && !data)
  const waiting = !broken && (pending || !likes.data || !cards.data)

  return (
    <Stack columns="one" gap={16} content="start">
      <Stack as="header" columns="end" gap={16} rowGap={4} align="center" tall={44} className={classes.head}>
        <h1 className={classes.title}>{chosen?.name ?? '찜한 곳'}</h1>
        <ButtonLink
          className={waiting || length === 0 ? classes.later : undefined}
          to="/map"
          search={{ saved: 1, ...(chosen && { list: chosen.id }) }}
          variant="light"
          leftSection={<IconMap2 size={18} stroke={1.75} aria-hidden />}
        >
          지도로 보기
        </ButtonLink>
        <p>내 계정에 담았어요. 어느 기기에서나, 연결이 없어도 볼 수 있어요.</p>
      </Stack>
      {tabs}
      {offer}
      {likes.data && !waiting && (length > 0 || lists.length > 0) ? (
        <ListChips lists={lists} likes={likes.data} chosen={chosen?.id} sort={sort} />
      ) : (
        <div className={classes.chips} />
      )}
      <Stack columns="one" gap={12} content="start" ref={top} tabIndex={-1} className={classes.found}>
        {broken && (
          <ErrorState
            message={broken.error?.message ?? ''}
            onRetry={() => [likes, cards].forEach(({ refetch }) => void refetch())}
            retrying={likes.isFetching || cards.isFetching}
          />
        )}
        {waiting && (
          <Loading label="찜한 곳을 불러오는 중이에요">
            <Stack columns="one" gap={12}>
              {skeleton}
              {skeleton}
            </Stack>
          </Loading>
        )}
        {!broken && !waiting && length === 0 && (
          <EmptyState
            icon={chosen ? IconFolder : IconHeart}
            title={chosen ? '이 목록에 담은 곳이 없어요' : '찜한 곳이 없어요'}
            text={
              chosen
                ? '찜한 곳의 ‘목록에 담기’를 누르면 여기에 모여요.'
                : '마음에 드는 곳에서 하트를 눌러 보세요. 어느 기기에서나, 신호가 없는 곳에서도 볼 수 있어요.'
            }
          >
            {chosen ? (
              <ButtonLink to="/my/like" variant="default" replace>
                찜한 곳 모두 보기
              </ButtonLink>
            ) : (
              <ButtonLink to="/place">장소 찾기</ButtonLink>
            )}
          </EmptyState>
        )}
        {!waiting && length > 1 && (
          <PlaceOrderChips order={sort} onOrder={onSort}>
            {sort === 'near' && originLabel}
          </PlaceOrderChips>
        )}
        {!waiting && length > 0 && (
          <Stack as="ul" columns="one" gap={12} className={classes.list} aria-label={chosen?.name ?? '찜한 곳'}>
            {places.slice(0, steps * STEP).map((place, index) => (
              <li key={place.like.id}>
                {!place.card && cards.isFetching ? (
                  skeleton
                ) : (
                  <LikedItem place={place} lists={lists}>
                    {place.card && renderCard(place.card, index, <CardLikeButton place={place.card} />)}
                  </LikedItem>
                )}
              </li>
            ))}
          </Stack>
        )}
        {!waiting && length > steps * STEP && (
          <Button variant="default" fullWidth onClick={() => setSteps(steps + 1)}>
            더 보기
          </Button>
        )}
      </Stack>
      {length > 0 && foot}
    </Stack>
  )
}
