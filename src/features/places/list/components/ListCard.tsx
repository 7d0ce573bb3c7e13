import type { ReactNode } from 'react'
import type { PlaceCard as Card } from '../../../../../contract/places.ts'
import type { Listing } from '../../filter/hooks.ts'
import { PlaceCard } from '../../card/components/PlaceCard.tsx'

interface Props {
  listing: Listing
  card: Card
  layout?: 'row' | 'auto'
  actions?: ReactNode
  onOpen?: ((card: Card) => void) | undefined
  priority?: boolean
}

/** A place as it stands in a list: judged for the list's dogs, and as far away as the visitor is. */
export function ListCard({ listing: { groups, origin, judged }, card, ...rest }: Props) {
  return (
    <PlaceCard
      card={card}
      level={2}
      kind={groups.find(({ key }) => key === card.group)}
      from={origin.own ? origin : null}
      dogs={judged}
      {...rest}
    />
  )
}
