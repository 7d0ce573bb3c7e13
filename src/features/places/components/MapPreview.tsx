import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PlaceCard } from '../../../../contract/places.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Listing } from '../listing-state.ts'
import { placeQuery } from '../queries.ts'
import { ListedCard } from './ListedCard.tsx'
import classes from './MapPreview.module.css'
import { PlaceCardSkeleton } from './PlaceCardSkeleton.tsx'

interface Props {
  id: number
  listing: Listing
  actionsOf: ((card: PlaceCard) => ReactNode) | undefined
  onClose: () => void
}

/** The card of the place that was pressed on the map. */
export function MapPreview({ id, listing, actionsOf, onClose }: Props) {
  const { data: place, error } = useQuery(placeQuery(id))
  return (
    <section className={classes.preview} aria-label="고른 장소" aria-live="polite">
      {place ? (
        <ListedCard listing={listing} card={place} layout="row" actions={actionsOf?.(place)} priority />
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
