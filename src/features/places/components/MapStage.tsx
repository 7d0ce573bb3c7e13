import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PlaceCard } from '../../../../contract/places.ts'
import { Button } from '../../../ui/Button.tsx'
import { showSnackbar } from '../../../ui/overlays/state.ts'
import type { Listing } from '../listing-state.ts'
import { firstView, type MapSearch } from '../map-model.ts'
import { clusterQuery } from '../map-queries.ts'
import type { MapLook } from '../map-state.ts'
import { dogOf } from '../model.ts'
import { placeQuery } from '../queries.ts'
import { MapCanvas, type MapProblem } from './MapCanvas.tsx'
import { MapMarks } from './MapMarks.tsx'
import { MapPreview } from './MapPreview.tsx'
import classes from './MapStage.module.css'
import { MapTools } from './MapTools.tsx'

interface Props {
  search: MapSearch
  listing: Listing
  look: MapLook
  wide: boolean
  /** Of the operator; undefined while that isn't known. */
  styleUrl: string | null | undefined
  onSelect: (place: number | undefined) => void
  actionsOf: ((card: PlaceCard) => ReactNode) | undefined
}

const PROBLEM: Record<MapProblem, string> = {
  unsupported: '이 기기에서는 지도를 그릴 수 없어요. 목록으로 볼 수 있어요.',
  failed: '지도를 불러오지 못했어요. 목록으로 볼 수 있어요.',
}

/** The map, what stands on it, and what lies over it. */
export function MapStage({ search, listing, look, wide, styleUrl, onSelect, actionsOf }: Props) {
  const { dog, origin, groups } = listing
  const { engine, problem } = look
  const clusters = useQuery(clusterQuery({ search: listing.search, dog, seen: look.seen }))
  // An address that names a place alone opens where that is.
  const sought = search.at === undefined ? search.place : undefined
  const { data: place, isLoading } = useQuery({ ...placeQuery(sought ?? 0), enabled: sought !== undefined })
  if (problem) return <output className={classes.problem}>{PROBLEM[problem]}</output>
  return (
    <>
      <MapCanvas
        view={firstView({ search, place, last: look.last(), origin, wide })}
        styleUrl={isLoading ? undefined : styleUrl}
        onEngine={look.setEngine}
        onProblem={look.setProblem}
        onIdle={look.onIdle}
        onPress={() => search.place !== undefined && onSelect(undefined)}
        onFallback={() => showSnackbar('지도를 불러오지 못해 간단한 지도로 보여 드려요.', 'info')}
      />
      {engine && clusters.data && (
        <MapMarks
          engine={engine}
          found={clusters.data}
          dog={dogOf(listing.search, dog)}
          groups={groups}
          selected={search.place}
          onSelect={({ id }) => onSelect(id)}
        />
      )}
      {engine && <MapTools engine={engine} />}
      {look.elsewhere && (
        <div className={classes.again}>
          <Button leftSection={<IconRefresh size={18} stroke={2} aria-hidden />} onClick={look.searchHere}>
            이 지역에서 다시 찾기
          </Button>
        </div>
      )}
      {clusters.isError && (
        <div className={classes.again} role="alert">
          <Button variant="default" onClick={() => void clusters.refetch()} loading={clusters.isFetching}>
            장소를 불러오지 못했어요 · 다시 시도
          </Button>
        </div>
      )}
      {search.place !== undefined && (
        <MapPreview id={search.place} listing={listing} actionsOf={actionsOf} onClose={() => onSelect(undefined)} />
      )}
    </>
  )
}
