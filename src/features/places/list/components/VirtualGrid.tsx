import { useElementScrollRestoration } from '@tanstack/react-router'
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Box } from '../../../../ui/kit/Box.tsx'
import type { RestProps } from './PlaceGrid.tsx'
import classes from './PlaceGrid.module.css'
import { PlaceCardSkeleton } from '../../card/components/PlaceCardSkeleton.tsx'

const GAP = 12
/** Below this width a tile's lines would wrap; a narrower card is a row. Equals the value in the grid's CSS. */
const MIN_TILE = 256
const ROW_HEIGHT = 172
/** Height of a tile without its photo. */
const TILE_TEXT = 158

const columnsOf = (width: number) => Math.max(1, Math.floor((width + GAP) / (MIN_TILE + GAP)))
const rowHeight = (width: number, columns: number) =>
  columns === 1 ? ROW_HEIGHT : ((width - GAP * (columns - 1)) / columns) * 0.75 + TILE_TEXT

interface Measured {
  width: number
  rows: VirtualItem[]
}
/** Measurements of the last lists, so that a return restores every row's position before one is rendered. */
const measured = new Map<string, Measured>()
const KEPT = 20

function keep(key: string, entry: Measured) {
  measured.delete(key)
  measured.set(key, entry)
  if (measured.size > KEPT) measured.delete(measured.keys().next().value!)
}

/** What follows the cards that are drawn already: only the rows near the window are in the document. */
export function VirtualGrid({ cards: all, from, renderCard, listKey, more, onMore, onColumns }: RestProps) {
  'use memo'
  'use no memo' // The virtualizer is one object that changes in place.
  const cards = all.slice(from)
  const box = useRef<HTMLDivElement>(null)
  const [before] = useState(() => measured.get(listKey))
  const restored = useElementScrollRestoration({ getElement: () => window })
  const [width, setWidth] = useState(() => before?.width ?? Math.min(window.innerWidth, 1440) - 32)
  const [top, setTop] = useState(0)
  // Without cards of its own it waits below those drawn before it, and asks for the next page as it comes near.
  const near = useNear(box) || from === 0 || before !== undefined
  const columns = columnsOf(width)
  const rows = Math.ceil(cards.length / columns) + (more ? 1 : 0)

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows,
    estimateSize: () => rowHeight(width, columns),
    gap: GAP,
    overscan: 3,
    scrollMargin: top,
    // Its first act is to scroll there. Below cards that stand already the reader may be further down.
    initialOffset: () => restored?.scrollY ?? (from > 0 ? window.scrollY : 0),
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
    // Content above the list moves it, too.
    if (element.parentElement) observer.observe(element.parentElement)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => onColumns(columns), [onColumns, columns])
  useLayoutEffect(() => () => keep(listKey, { width, rows: virtualizer.takeSnapshot() }), [listKey, width, virtualizer])

  const items = near ? virtualizer.getVirtualItems() : []
  const last = items.at(-1)?.index ?? 0
  const atEnd = near && more && last >= rows - 2
  useEffect(() => {
    if (atEnd) onMore()
  }, [atEnd, onMore, all.length])

  return (
    <Box anchor ref={box} style={{ height: virtualizer.getTotalSize() }}>
      {items.map(({ index, key, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className={classes.row}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${start - top}px)`,
          }}
        >
          {index * columns >= cards.length
            ? Array.from({ length: columns }, (_, column) => <PlaceCardSkeleton key={column} />)
            : cards.slice(index * columns, (index + 1) * columns).map((card, column) => (
                <Box key={card.id} shrink>
                  {renderCard(card, from + index * columns + column)}
                </Box>
              ))}
        </div>
      ))}
    </Box>
  )
}

/** Whether the element has come within a screen of the window. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100% 0px',
    })
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return near
}
