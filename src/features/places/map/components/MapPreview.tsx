import { IconX } from '@tabler/icons-react'
import { type PointerEvent, type ReactNode, useState } from 'react'
import type { Place, PlaceCard } from '../../../../../contract/places/places.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { IconButton } from '../../../../ui/actions/IconButton.tsx'
import type { Listing } from '../../filter/hooks.ts'
import { ListCard } from '../../list/components/ListCard.tsx'
import classes from './MapPreview.module.css'
import { PlaceCardSkeleton } from '../../card/components/PlaceCardSkeleton.tsx'

interface Props {
  /** Undefined until it is loaded. */
  place: Place | undefined
  error: Error | null
  listing: Listing
  actionsOf: ((card: PlaceCard) => ReactNode) | undefined
  onClose: () => void
}

/** How many pixels the card must be dragged down to be closed. */
const PULL = 48

/** The card of the selected place: closed by its button, by Esc, or by dragging it down. */
export function MapPreview({ place, error, listing, actionsOf, onClose }: Props) {
  const [pull, setPull] = useState<{ from: number; by: number } | null>(null)
  const onPointerDown = ({ pointerType, clientY }: PointerEvent) =>
    pointerType !== 'mouse' && setPull({ from: clientY, by: 0 })
  const onPointerMove = ({ clientY }: PointerEvent) =>
    pull && setPull({ ...pull, by: Math.max(0, clientY - pull.from) })
  const onPointerUp = () => {
    if (pull && pull.by > PULL) onClose()
    setPull(null)
  }
  return (
    <section
      className={classes.preview}
      data-covers="bottom"
      data-pulled={pull ? '' : undefined}
      style={{ transform: `translateY(${pull?.by ?? 0}px)` }}
      aria-label="고른 장소"
      aria-live="polite"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setPull(null)}
    >
      {place ? (
        <ListCard listing={listing} card={place} layout="row" actionsOf={actionsOf} priority />
      ) : error ? (
        <Box as="p" pad={16} ground="card" round={12}>
          {error.message}
        </Box>
      ) : (
        <PlaceCardSkeleton />
      )}
      <IconButton label="고른 장소 닫기" className={classes.close} onClick={onClose}>
        <IconX size={20} stroke={2} aria-hidden />
      </IconButton>
    </section>
  )
}
