import { IconHeart, IconHistory, IconMap2, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { sortPlaces } from '../../../lib/ordered-marks.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { PlaceOrderChips } from '../../../ui/actions/PlaceOrderChips.tsx'
import { useFocusAfterRemoval } from '../../../ui/kit/use-focus-after-removal.ts'
import { SavedStorage } from '../components/SavedStorage.tsx'
import { SavedTabs } from '../components/SavedTabs.tsx'
import { SaveButton } from '../components/SaveButton.tsx'
import type { Kept, SavedSearch } from '../model.ts'
import { forgetOpened, useDevicePlaces, usePinStatus } from '../state.ts'
import classes from '../components/Saved.module.css'

interface Props {
  search: SavedSearch
  onChange: (search: SavedSearch) => void
  /** Where distances are measured from. */
  from: { lat: number; lng: number }
  /** The offer to move the bookmarks into the account. */
  offer: ReactNode
  /** Whether a member is logged in, who has likes in the account beside the device's bookmarks. */
  member: boolean
  renderCard: (place: Kept, index: number, actions: ReactNode) => ReactNode
}

/** Cards that are rendered at first, and added by each "더 보기". */
const STEP = 24

/** What this device has pinned for use without a network: bookmarks, and recently opened places. */
export function SavedScreen({ search, onChange, from, offer, member, renderCard }: Props) {
  const shelf = useDevicePlaces()
  const [steps, setSteps] = useState(1)
  const recent = search.tab === 'recent'
  const list = recent ? shelf.recent : sortPlaces(shelf.saved, search.sort, from)
  const { length } = list
  const top = useFocusAfterRemoval(length)
  const keeping = usePinStatus()
  const whole = keeping !== null && !shelf.saved.some(({ id }) => keeping.missing.includes(id))

  return (
    <Stack gap={16} content="start">
      <Stack as="header" columns="end" gap={16} rowGap={4} align="center" tall={44} className={classes.head}>
        <h1 className={classes.title}>{recent ? '최근 본 곳' : member ? '이 기기에 찜한 곳' : '찜한 곳'}</h1>
        {length > 0 && !recent && !member && (
          <ButtonLink
            to="/map"
            search={{ saved: 1 }}
            variant="light"
            leftSection={<IconMap2 size={18} stroke={1.75} aria-hidden />}
          >
            지도로 보기
          </ButtonLink>
        )}
        <Text tone="quiet">
          {recent
            ? '마지막으로 본 50곳이에요. 연결이 없어도 볼 수 있어요.'
            : member
              ? '로그인하기 전에 이 기기에만 찜한 곳이에요. 계정에 자리가 나면 담을 수 있어요.'
              : whole
                ? '이 기기에 담았어요. 연결이 없어도 볼 수 있어요.'
                : '연결이 없을 때 볼 수 있게 이 기기에 받아 두는 곳이에요.'}
        </Text>
      </Stack>
      <SavedTabs {...search} />
      {offer}
      <Stack gap={12} ref={top} tabIndex={-1} className={classes.found}>
        {length === 0 && recent && (
          <EmptyState icon={IconHistory} title="최근 본 곳이 없어요" text="장소를 열어 보면 여기에 모여요.">
            <ButtonLink to="/place">장소 찾기</ButtonLink>
          </EmptyState>
        )}
        {length === 0 && !recent && (
          <EmptyState
            icon={IconHeart}
            title="찜한 곳이 없어요"
            text="마음에 드는 곳에서 하트를 눌러 보세요. 신호가 없는 곳에서도 동반 조건과 사진을 볼 수 있어요."
          >
            <ButtonLink to="/place">장소 찾기</ButtonLink>
          </EmptyState>
        )}
        {length > 1 && !recent && (
          <PlaceOrderChips order={search.sort} onOrder={(sort) => onChange({ ...search, sort })} />
        )}
        {length > 0 && (
          <Stack as="ul" columns="one" gap={12} className={classes.list} aria-label={recent ? '최근 본 곳' : '찜한 곳'}>
            {list.slice(0, steps * STEP).map((place, index) => (
              <Box key={place.id} as="li" anchor className={classes.item} data-recent={recent || undefined}>
                {renderCard(place, index, <SaveButton place={place} />)}
                {recent && (
                  <IconButton
                    label={`${place.name} 최근 본 곳에서 지우기`}
                    className={classes.forget}
                    onClick={() => forgetOpened(place.id)}
                  >
                    <IconX size={18} stroke={2} aria-hidden />
                  </IconButton>
                )}
              </Box>
            ))}
          </Stack>
        )}
        {length > steps * STEP && (
          <Button variant="default" fullWidth onClick={() => setSteps(steps + 1)}>
            더 보기
          </Button>
        )}
      </Stack>
      {length > 0 && <SavedStorage list={recent ? 'recent' : 'saved'} />}
    </Stack>
  )
}
