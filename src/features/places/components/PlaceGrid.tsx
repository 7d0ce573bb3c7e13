import { useElementScrollRestoration } from '@tanstack/react-router'
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PlaceCard as Card } from '../../../../contract/places.ts'
import { useOnDevice } from '../state.ts'
import classes from './PlaceGrid.module.css'
import { PlaceCardSkeleton } from './PlaceCardSkeleton.tsx'

interface Props {
  cards: readonly Card[]
  renderCard: (card: Card, index: number) => ReactNode
  /** Of the question that is listed: what was measured for it is kept for the way back. */
  listKey: string
  label: string
  /** Whether there is more to read. */
  more: boolean
  onMore: () => void
}

const GAP = 12
/** Narrower, a tile would have to break its lines; below it a card is a row. Agrees with the grid's CSS. */
const MIN_TILE = 256
const ROW_HEIGHT = 172
/** Of a tile, without its photo. */
const TILE_TEXT = 158

const columnsOf = (width: number) => Math.max(1, Math.floor((width + GAP) / (MIN_TILE + GAP)))
const rowHeight = (width: number, columns: number) =>
  columns === 1 ? ROW_HEIGHT : ((width - GAP * (columns - 1)) / columns) * 0.75 + TILE_TEXT

interface Measured {
  width: number
  rows: VirtualItem[]
}
/** Of the lists seen last: with it the way back finds every row where it was, before one is drawn. */
const measured = new Map<string, Measured>()
const KEPT = 20

function keep(key: string, entry: Measured) {
  measured.delete(key)
  measured.set(key, entry)
  if (measured.size > KEPT) measured.delete(measured.keys().next().value!)
}

/** Cards in as many columns as there is room for; only those near the window are in the document. */
export function PlaceGrid(props: Props) {
  // HTML from the server holds the first page plainly; a screen without script shows at least that.
  return useOnDevice() ? <VirtualGrid key={props.listKey} {...props} /> : <PlainGrid {...props} />
}

function PlainGrid({ cards, renderCard, label }: Props) {
  return (
    <ul className={classes.plain} aria-label={label}>
      {cards.map((card, index) => (
        <li key={card.id}>{renderCard(card, index)}</li>
      ))}
    </ul>
  )
}

function VirtualGrid({ cards, renderCard, listKey, label, more, onMore }: Props) {
  'use no memo' // The virtualizer is one object that changes in place.
  const box = useRef<HTMLDivElement>(null)
  const [before] = useState(() => measured.get(listKey))
  const restored = useElementScrollRestoration({ getElement: () => window })
  const [width, setWidth] = useState(() => before?.width ?? Math.min(window.innerWidth, 1440) - 32)
  const [top, setTop] = useState(0)
  const columns = columnsOf(width)
  const rows = Math.ceil(cards.length / columns) + (more ? 1 : 0)

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows,
    estimateSize: () => rowHeight(width, columns),
    gap: GAP,
    overscan: 3,
    scrollMargin: top,
    initialOffset: () => restored?.scrollY ?? 0,
    ...(before && { initialMeasurementsCache: before.rows }),
  })

  useLayoutEffect(() => {
    const element = box.current!
    const measure = () => {
      setWidth(element.clientWidth)
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // What stands above the list changes its place, too.
    if (element.parentElement) observer.observe(element.parentElement)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => () => keep(listKey, { width, rows: virtualizer.takeSnapshot() }), [listKey, width, virtualizer])

  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const atEnd = more && last >= rows - 2
  useEffect(() => {
    if (atEnd) onMore()
  }, [atEnd, onMore, cards.length])

  return (
    <div
      ref={box}
      role="list"
      aria-label={label}
      className={classes.box}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ index, key, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          role="presentation"
          className={classes.row}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${start - top}px)`,
          }}
        >
          {index * columns >= cards.length
            ? Array.from({ length: columns }, (_, column) => <PlaceCardSkeleton key={column} />)
            : cards.slice(index * columns, (index + 1) * columns).map((card, column) => (
                <div key={card.id} role="listitem" className={classes.cell}>
                  {renderCard(card, index * columns + column)}
                </div>
              ))}
        </div>
      ))}
    </div>
  )
}
