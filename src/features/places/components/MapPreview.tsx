import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Group } from '../../../../contract/groups.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Dog } from '../../../../contract/dogs.ts'
import type { Position } from '../model.ts'
import { placeQuery } from '../queries.ts'
import classes from './MapPreview.module.css'
import { PlaceCard } from './PlaceCard.tsx'
import { PlaceCardSkeleton } from './PlaceCardSkeleton.tsx'

interface Props {
  id: number
  groups: readonly Group[]
  from: Position | null
  dog: Dog | null | undefined
  onClose: () => void
}

/** The card of the place that was pressed on the map. */
export function MapPreview({ id, groups, from, dog, onClose }: Props) {
  const { data: place, error } = useQuery(placeQuery(id))
  return (
    <section className={classes.preview} aria-label="고른 장소" aria-live="polite">
      {place ? (
        <PlaceCard
          card={place}
          kind={groups.find(({ key }) => key === place.group)}
          layout="row"
          level={2}
          from={from}
          dog={dog}
          priority
        />
      ) : error ? (
        <p className={classes.error}>{error.message}</p>
      ) : (
        <PlaceCardSkeleton />
      )}
      <IconButton label="고른 장소 닫기" className={classes.close} onClick={onClose}>
        <IconX size={20} stroke={2} aria-hidden />
      </IconButton>
    </section>
  )
}
