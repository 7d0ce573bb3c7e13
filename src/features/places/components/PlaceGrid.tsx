import { lazy, type ReactNode, Suspense } from 'react'
import type { PlaceCard as Card } from '../../../../contract/places.ts'
import { useOnDevice } from '../state.ts'
import classes from './PlaceGrid.module.css'

// Begun at once, but waited for by nobody: the first page is readable without it.
const virtual = typeof window === 'undefined' ? null : import('./VirtualGrid.tsx')
const VirtualGrid = lazy(async () => ({ default: (await (virtual ?? import('./VirtualGrid.tsx'))).VirtualGrid }))

export interface PlaceGridProps {
  cards: readonly Card[]
  renderCard: (card: Card, index: number) => ReactNode
  /** Of the question that is listed: what was measured for it is kept for the way back. */
  listKey: string
  label: string
  /** Whether there is more to read. */
  more: boolean
  onMore: () => void
}

/** Cards in as many columns as there is room for. */
export function PlaceGrid(props: PlaceGridProps) {
  const plain = <PlainGrid {...props} />
  return useOnDevice() ? (
    <Suspense fallback={plain}>
      <VirtualGrid key={props.listKey} {...props} />
    </Suspense>
  ) : (
    plain
  )
}

/** What HTML from the server holds, and what stands until the virtualizer is there. */
function PlainGrid({ cards, renderCard, label }: PlaceGridProps) {
  return (
    <ul className={classes.plain} aria-label={label}>
      {cards.map((card, index) => (
        <li key={card.id}>{renderCard(card, index)}</li>
      ))}
    </ul>
  )
}
