import { type ReactNode, useState } from 'react'
import { josa } from '../../../../../contract/text/josa.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Button, ButtonLink } from '../../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import type { Listing } from '../../filter/hooks.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import type { MapSearch } from '../address-model.ts'
import type { Marked, BookmarkedPlace } from '../model.ts'
import type { MapViewState } from '../hooks.ts'
import { KnownPlaceCard } from '../../known/components/KnownPlaceCard.tsx'
import { ListCard } from '../../list/components/ListCard.tsx'
import { MapSheet } from './MapSheet.tsx'
import { MapUnavailable } from './MapUnavailable.tsx'
import { PanelHead } from './PanelHead.tsx'

interface Props {
  search: MapSearch
  marked: Marked
  listing: Listing
  look: MapViewState
  wide: boolean
  /** On a phone, the list covers the map. */
  list: boolean
  actionsOf: ((card: BookmarkedPlace) => ReactNode) | undefined
}

/** Cards that are rendered at first, and added by each "더 보기". */
const STEP = 24

/** Beside a map of bookmarked places: the same places as a list, which needs no network. */
export function BookmarkedPlacesPanel({
  search,
  marked: { title, places, hint, waiting },
  listing,
  look,
  wide,
  list,
  actionsOf,
}: Props) {
  const { groups, origin } = listing
  const { problem } = look
  const [steps, setSteps] = useState(1)
  const head = (
    <>
      <PanelHead title={title} count={`${places.length}곳`} search={search} swaps={!problem && !wide} list={list} />
      <Box padX={16} padBottom={8}>
        <ButtonLink to="/map" search={search.at ? { at: search.at } : {}} variant="default" replace>
          모든 장소 보기
        </ButtonLink>
      </Box>
    </>
  )
  return (
    <MapSheet stop={look.stop} onStop={look.setStop} fixed={list || problem !== null} head={head}>
      {problem && <MapUnavailable problem={problem} />}
      {places.length === 0 ? (
        !waiting && <EmptyState title={`${josa(title, '이/가')} 없어요`} text={hint} />
      ) : (
        <Stack as="ol" gap={12} below={12} aria-label={title}>
          {places.slice(0, steps * STEP).map((place, index) => (
            <li key={place.id}>
              {place.card ? (
                <ListCard listing={listing} card={place.card} layout="row" actionsOf={actionsOf} priority={index < 2} />
              ) : (
                <KnownPlaceCard
                  place={place}
                  groups={groups}
                  from={origin.own ? origin : null}
                  layout="row"
                  actions={actionsOf?.(place)}
                  priority={index < 2}
                />
              )}
            </li>
          ))}
        </Stack>
      )}
      {places.length > steps * STEP && (
        <Button variant="default" fullWidth onClick={() => setSteps(steps + 1)}>
          더 보기
        </Button>
      )}
    </MapSheet>
  )
}
