import { MAP_ZOOM } from '../../../../../contract/regions/map-grid.ts'
import type { MapPin, PlaceCluster } from '../../../../../contract/places/place-clusters.ts'
import type { Dog } from '../../../../../contract/dogs/dogs.ts'
import type { Group } from '../../../../../contract/groups/groups.ts'
import { verdictOfAll } from '../../../../../contract/verdict/verdict.ts'
import { LEVEL_NAME } from '../../../../../contract/verdict/verdict-levels.ts'
import { grouped } from '../../../../lib/number-text.ts'
import type { MapBox, MapEngine } from '../../../../platform/map/engine.ts'
import { NamedIcon } from '../../../../ui/kit/NamedIcon.tsx'
import { LevelIcon } from '../../../dogs/verdict/components/LevelIcon.tsx'
import { useMoment } from '../../../dogs/state.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { shortCount } from '../model.ts'
import { isSingleBuilding, markersOf } from '../marks-model.ts'
import { MapMarker } from './MapMarker.tsx'
import classes from './MapMarkers.module.css'

interface Props {
  engine: MapEngine
  found: { clusters: readonly PlaceCluster[]; pins: readonly MapPin[] }
  zoom: number
  /** The dogs whose verdict colours the markers. */
  dogs: readonly Dog[]
  groups: readonly Group[]
  selected: number | undefined
  onSelect: (id: number) => void
  /** A cluster was pressed whose places are further in. */
  onFit: (box: MapBox) => void
  /** A cluster was pressed whose places no zoom separates. */
  onSpot: (box: MapBox) => void
  onFocusLost: () => void
}

/** Not every browser focuses a pressed element, and none does where the map captures the pointer. */
const hold = (pressed: HTMLElement) => pressed.focus({ preventScroll: true })

/** Begins with the visible text (WCAG 2.5.3), which for a thousand and more differs from the number. */
const clusterLabel = (count: number) => `${count < 1000 ? '' : `${shortCount(count)}, `}${grouped(count)}곳 가까이 보기`

/**
 * Markers coloured by verdict, and clusters with their counts. They can be pressed and are announced, but are not in the tab
 * order: the list beside them contains the same places, and a hundred tab stops before it would get in the way.
 */
export function MapMarkers({
  engine,
  found,
  zoom,
  dogs,
  groups,
  selected,
  onSelect,
  onFit,
  onSpot,
  onFocusLost,
}: Props) {
  'use memo'
  const moment = useMoment()
  const { clusters, pins, worded } = markersOf(found, zoom, selected)
  return (
    <>
      {clusters.map((cluster) => (
        <MapMarker
          key={`${cluster.south},${cluster.west},${cluster.count}`}
          {...{ engine, onFocusLost }}
          lat={cluster.lat}
          lng={cluster.lng}
        >
          <Stack
            as="button"
            square={44}
            middle
            weight={700}
            size="md"
            leading="none"
            press
            round="full"
            type="button"
            tabIndex={-1}
            className={classes.cluster}
            data-size={cluster.count >= 100 ? 'large' : cluster.count >= 10 ? 'medium' : 'small'}
            aria-label={clusterLabel(cluster.count)}
            onClick={({ currentTarget }) => {
              hold(currentTarget)
              if (isSingleBuilding(cluster, MAP_ZOOM.max - 1)) onSpot(cluster)
              else onFit(cluster)
            }}
          >
            {shortCount(cluster.count)}
          </Stack>
        </MapMarker>
      ))}
      {pins.map((pin) => {
        const level = moment && verdictOfAll(dogs, pin.policy, moment)?.level
        const kind = groups.find(({ key }) => key === pin.group)
        const word = level ? LEVEL_NAME[level] : (kind?.name ?? '')
        const chosen = pin.id === selected
        return (
          <MapMarker key={pin.id} {...{ engine, onFocusLost }} lat={pin.lat} lng={pin.lng} tip raised={chosen}>
            <button
              type="button"
              tabIndex={-1}
              className={classes.pin}
              data-pin
              data-level={level ?? undefined}
              aria-label={[pin.name, word].filter(Boolean).join(', ')}
              aria-pressed={chosen}
              onClick={({ currentTarget }) => {
                hold(currentTarget)
                onSelect(pin.id)
              }}
            >
              {level ? <LevelIcon level={level} size={18} /> : <NamedIcon name={kind?.icon ?? ''} size={18} />}
              {worded.has(pin.id) && word && <span>{word}</span>}
            </button>
          </MapMarker>
        )
      })}
    </>
  )
}
