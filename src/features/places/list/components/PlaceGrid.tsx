import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
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
// Loading starts at once but blocks nothing: the plain grid works without it, also if it never loads.
const virtual = typeof window === 'undefined' ? null : load()
const LateGrid = lazy(() => virtual ?? load())
let loaded: ComponentType<PlaceGridProps> | null = null
void virtual?.then((module) => (loaded = module.default))

export interface PlaceGridProps {
  cards: readonly Card[]
  renderCard: (card: Card, index: number) => ReactNode
  /** Identifies the search: its measurements are stored for a return to the list. */
  listKey: string
  label: string
  /** Whether there is another page. */
  more: boolean
  onMore: () => void
}

/** Cards in as many columns as there is room for. */
export function PlaceGrid(props: PlaceGridProps) {
  'use memo'
  const plain = <PlainGrid {...props} />
  // One that is there already is mounted at once: a lazy one would mount all cards as its fallback first.
  const [VirtualGrid] = useState(() => loaded ?? LateGrid)
  return usePlacesOnDevice() ? (
    <Suspense fallback={plain}>
      <VirtualGrid key={props.listKey} {...props} />
    </Suspense>
  ) : (
    plain
  )
}

/** Rendered in HTML from the server, and until the virtualizer is loaded. */
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
