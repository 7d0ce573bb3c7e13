import { IconPaw } from '@tabler/icons-react'
import type { Dog } from '../../../../contract/dogs.ts'
import type { DataOf } from '../../../../contract/endpoint.ts'
import type { Group } from '../../../../contract/groups.ts'
import type { clusterPlaces, MapPin } from '../../../../contract/place-clusters.ts'
import { LEVEL_NAME, verdict } from '../../../../contract/verdict.ts'
import type { MapEngine } from '../../../platform/map/engine.ts'
import { LevelIcon } from '../../dogs/components/LevelIcon.tsx'
import { useMoment } from '../../dogs/state.ts'
import { shortCount, WORDS_UP_TO } from '../map-model.ts'
import { MapMark } from './MapMark.tsx'
import classes from './MapMarks.module.css'

interface Props {
  engine: MapEngine
  found: DataOf<typeof clusterPlaces>
  dog: Dog | null
  groups: readonly Group[]
  selected: number | undefined
  onSelect: (pin: MapPin) => void
}

/**
 * Pins by verdict and clusters with their counts. They can be pressed and are read out, but the tab key passes them
 * by: the list beside them holds the same places, and a hundred stops before it would be in its way.
 */
export function MapMarks({ engine, found, dog, groups, selected, onSelect }: Props) {
  const moment = useMoment()
  const words = found.pins.length <= WORDS_UP_TO
  return (
    <>
      {found.clusters.map((cluster) => (
        <MapMark key={`${cluster.south},${cluster.west}`} engine={engine} lat={cluster.lat} lng={cluster.lng}>
          <button
            type="button"
            tabIndex={-1}
            className={classes.cluster}
            data-size={cluster.count >= 100 ? 'large' : cluster.count >= 10 ? 'medium' : 'small'}
            aria-label={`${cluster.count.toLocaleString('ko-KR')}곳 가까이 보기`}
            onClick={() => engine.fit(cluster)}
          >
            {shortCount(cluster.count)}
          </button>
        </MapMark>
      ))}
      {found.pins.map((pin) => {
        const level = dog && moment ? verdict(dog, pin.policy, moment).level : null
        const kind = groups.find(({ key }) => key === pin.group)?.name ?? ''
        const word = level ? LEVEL_NAME[level] : kind
        return (
          <MapMark key={pin.id} engine={engine} lat={pin.lat} lng={pin.lng} tip raised={pin.id === selected}>
            <button
              type="button"
              tabIndex={-1}
              className={classes.pin}
              data-level={level ?? undefined}
              aria-label={`${pin.name}, ${word}`}
              aria-pressed={pin.id === selected}
              onClick={() => onSelect(pin)}
            >
              {level ? <LevelIcon level={level} size={18} /> : <IconPaw size={18} aria-hidden />}
              {(words || pin.id === selected) && <span>{word}</span>}
            </button>
          </MapMark>
        )
      })}
    </>
  )
}
