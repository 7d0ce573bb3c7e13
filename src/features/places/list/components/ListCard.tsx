import type { ReactNode } from 'react'
import type { PlaceCard as Card } from '../../../../../contract/places/places.ts'
import type { Listing } from '../../filter/hooks.ts'
import { PlaceCard } from '../../card/components/PlaceCard.tsx'

interface Props {
  listing: Listing
  card: Card
  layout?: 'row' | 'auto'
  /** Buttons on the card, such as the like button. */
  actionsOf?: ((card: Card) => ReactNode) | undefined
  onOpen?: ((card: Card) => void) | undefined
  priority?: boolean
}

/** A place in a list, with the verdict for the list's dogs and the distance from the visitor. */
export function ListCard({ listing: { groups, origin, typed }, card, ...rest }: Props) {
  return (
    <PlaceCard
      card={card}
      level={2}
      kind={groups.find(({ key }) => key === card.group)}
      from={origin.own ? origin : null}
      dogs={typed}
      {...rest}
    />
  )
}
