import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { PlaceCard as Card } from '../../../../../contract/places/places.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Chip } from '../../../../ui/actions/Chip.tsx'
import { usePlacesOnDevice } from '../../hooks.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'

/** How many cards are drawn without the virtualizer: a page of the API; all, if its code fails to load. */
let plainCards = 20
let loaded: ComponentType<RestProps> | null = null
// Loading starts at once but blocks nothing: the plain grid works without it, also if it never loads.
const loading =
  typeof window === 'undefined'
    ? null
    : import('./VirtualGrid.tsx').then(
        ({ VirtualGrid }) => void (loaded = VirtualGrid),
        () => void (plainCards = Infinity),
      )

/** Lists whose first cards were drawn without the virtualizer; on a return, too, as what it measured belongs below them. */
const drawnPlainly = new Set<string>()

function isDrawnPlainly(listKey: string, onDevice: boolean): boolean {
  // A server draws so many lists that none may be remembered.
  if (typeof window === 'undefined') return true
  if (!onDevice || !loaded) drawnPlainly.add(listKey)
  return drawnPlainly.has(listKey)
}

interface PlaceGridProps {
  cards: readonly Card[]
  renderCard: (card: Card, index: number) => ReactNode
  /** Identifies the search: its measurements are stored for a return to the list. */
  listKey: string
  label: string
  /** Whether there is another page. */
  more: boolean
  onMore: () => void
}

export interface RestProps extends Omit<PlaceGridProps, 'label'> {
  /** How many of the cards are drawn before it. */
  from: number
  /** Told how many columns there is room for. */
  onColumns: (columns: number) => void
}

/**
 * Cards in as many columns as there is room for. Those that were drawn before the virtualizer was there, as in HTML from the server, stay:
 * drawn anew they would lose the focus, and a press that began on them. The virtualizer draws what follows, or all cards if it is there first.
 */
export function PlaceGrid({ label, ...list }: PlaceGridProps) {
  const { cards, listKey, more } = list
  const onDevice = usePlacesOnDevice()
  // One that is there already is mounted at once.
  const [{ Rest }, setLoaded] = useState({ Rest: loaded })
  const [columns, setColumns] = useState(1)
  useEffect(() => void loading?.then(() => setLoaded({ Rest: loaded })), [])
  const whole = Math.ceil(plainCards / columns) * columns
  const from = isDrawnPlainly(listKey, onDevice) ? Math.min(cards.length, whole) : 0
  return (
    <Stack gap={16}>
      <Stack gap={12} role={onDevice ? 'feed' : 'group'} aria-label={label}>
        {from > 0 && <FirstCards cards={cards} count={from} renderCard={list.renderCard} />}
        {onDevice && Rest && (more || cards.length > from) && (
          <Rest key={listKey} {...list} from={from} onColumns={setColumns} />
        )}
      </Stack>
      {more && !(onDevice && Rest) && (
        <Text text="center">
          <Chip onClick={list.onMore}>더 보기</Chip>
        </Text>
      )}
    </Stack>
  )
}

function FirstCards({ cards, count, renderCard }: Pick<PlaceGridProps, 'cards' | 'renderCard'> & { count: number }) {
  'use memo'
  return (
    <Stack columns={256} gap={12}>
      {cards.slice(0, count).map((card, index) => (
        <Box key={card.id}>{renderCard(card, index)}</Box>
      ))}
    </Stack>
  )
}
