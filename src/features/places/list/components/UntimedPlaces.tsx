import { useQuery } from '@tanstack/react-query'
import { IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { PlaceCard } from '../../../../../contract/places/places.ts'
import { isNoAnswer } from '../../../../platform/api/api.ts'
import type { MapBox } from '../../../../platform/map/engine.ts'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { useNow } from '../../../dogs/state.ts'
import { distanceM, formatDistance, phoneHref } from '../../card/model.ts'
import type { Listing } from '../../filter/hooks.ts'
import { listKnown } from '../../known/model.ts'
import { knownPlacesQuery } from '../../known/queries.ts'
import type { PlaceSearch } from '../../model.ts'
import { placeSectionQuery, SECTION_SIZE } from '../../queries.ts'
import classes from './UntimedPlaces.module.css'

interface Props {
  listing: Listing
  box: MapBox | undefined
}

/** Below what is open now: the nearest such places of whose hours nothing is known. None is claimed to be open; they can be called. */
export function UntimedPlaces({ listing: { search: asked, dogs, origin, groups }, box }: Props) {
  const search: PlaceSearch = { ...asked, open: 'unknown' }
  const list = useQuery(placeSectionQuery({ search, dogs, from: origin, box }))
  const offline = isNoAnswer(list.error) && !list.data
  const known = useQuery({ ...knownPlacesQuery, enabled: offline })
  const now = useNow()
  const found: readonly PlaceCard[] =
    list.data?.items ??
    (now && known.data ? listKnown(known.data, { search, dogs, from: origin, box, now, groups }) : [])
  if (found.length === 0) return null
  return (
    <Stack as="section" gap={12} padTop={24} aria-labelledby="untimed">
      <Heading id="untimed">시간을 모르는 곳</Heading>
      <Text size="sm" tone="quiet">
        지금 여는지 알 수 없어요. 가기 전에 전화해 보세요.
      </Text>
      <Stack as="ul" gap={8}>
        {found.slice(0, SECTION_SIZE).map((card) => (
          <li key={card.id}>
            <Row gap={12} align="center" padY={8} padX={16} ground="sunken" round={12}>
              <Stack grow shrink gap={4}>
                <Link to="/place/$id" params={{ id: card.id }} className={classes.name}>
                  {card.name}
                </Link>
                <Text as="span" size="sm" tone="quiet">
                  {origin.own && `${formatDistance(distanceM(origin, card))} · `}시간 모름 · 전화해 보세요
                </Text>
              </Stack>
              <Call card={card} />
            </Row>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function Call({ card: { name, phone } }: { card: PlaceCard }) {
  const href = phoneHref(phone)
  if (!href)
    return (
      <Text as="span" size="sm" tone="quiet">
        전화번호 없음
      </Text>
    )
  return (
    <a href={href} className={classes.call} aria-label={`${name}에 전화하기 ${phone}`}>
      <IconPhone size={20} stroke={1.75} aria-hidden />
      전화
    </a>
  )
}
