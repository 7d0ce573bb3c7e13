import { lazy, type ReactNode, Suspense } from 'react'
import type { PlaceCard as Card } from '../../../../../contract/places.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { usePlacesOnDevice } from '../../hooks.ts'
import { Stack } from '../../../../ui/Stack.tsx'
import { Text } from '../../../../ui/Text.tsx'

const load = () =>
  import('./VirtualGrid.tsx').then(
    ({ VirtualGrid }) => ({ default: VirtualGrid }),
    () => ({ default: PlainGrid }),
  )
// Begun at once, but waited for by nobody: the first page is readable without it, and all of them are should it not come.
const virtual = typeof window === 'undefined' ? null : load()
const VirtualGrid = lazy(() => virtual ?? load())

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
  'use memo'
  const plain = <PlainGrid {...props} />
  return usePlacesOnDevice() ? (
    <Suspense fallback={plain}>
      <VirtualGrid key={props.listKey} {...props} />
    </Suspense>
  ) : (
    plain
  )
}

/** What HTML from the server holds, and what stands until the virtualizer is there. */
function PlainGrid({ cards, renderCard, label, more, onMore }: PlaceGridProps) {
  return (
    <>
      <Stack as="ul" columns={256} gap={12} aria-label={label}>
        {cards.map((card, index) => (
          <li key={card.id}>{renderCard(card, index)}</li>
        ))}
      </Stack>
      {more && (
        <Text above={16} text="center">
          <Chip onClick={onMore}>더 보기</Chip>
        </Text>
      )}
    </>
  )
}
