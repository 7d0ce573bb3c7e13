import { type PointerEvent, type ReactNode, useState } from 'react'
import { Box } from '../../../../ui/kit/Box.tsx'
import type { SheetStop } from '../model.ts'
import classes from './MapSheet.module.css'

const STOPS: readonly SheetStop[] = ['peek', 'half', 'full']

interface Props {
  stop: SheetStop
  onStop: (stop: SheetStop) => void
  /** Does not scroll. */
  fixed?: boolean
  /** Always visible. */
  head: ReactNode
  children: ReactNode
}

/** Pixels of movement that count as a drag, not as an imprecise tap. */
const PULL = 36

/** The list beside the map: a sheet to pull up on a phone, a column on a desktop. */
export function MapSheet({ stop, onStop, fixed = false, head, children }: Props) {
  'use memo'
  const [pull, setPull] = useState<{ from: number; by: number } | null>(null)
  const at = STOPS.indexOf(stop)
  const to = (index: number) => onStop(STOPS[Math.min(Math.max(index, 0), STOPS.length - 1)] ?? 'peek')

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setPull({ from: event.clientY, by: 0 })
  }
  const onPointerMove = ({ clientY }: PointerEvent) => pull && setPull({ ...pull, by: clientY - pull.from })
  const onPointerUp = () => {
    if (pull && Math.abs(pull.by) > PULL) to(at + (pull.by < 0 ? 1 : -1))
    else if (pull) to(at === STOPS.length - 1 ? 0 : at + 1)
    setPull(null)
  }

  return (
    <div
      className={classes.sheet}
      data-stop={stop}
      data-pulled={pull ? '' : undefined}
      style={{ '--pull': `${-(pull?.by ?? 0)}px` } as object}
    >
      {!fixed && (
        <Box
          as="button"
          rigid
          wide
          bare
          type="button"
          className={classes.handle}
          aria-label={stop === 'full' ? '목록 내리기' : '목록 올리기'}
          aria-expanded={stop !== 'peek'}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={() => setPull(null)}
          // A click by keyboard has no pointer events; those of a pointer were handled above.
          onClick={({ detail }) => detail === 0 && to(at === STOPS.length - 1 ? 0 : at + 1)}
        />
      )}
      <Box rigid className={classes.head}>
        {head}
      </Box>
      <Box grow padTop={8} padX={16} padBottom={24} className={classes.body} data-scroll-restoration-id="map-list">
        {children}
      </Box>
    </div>
  )
}
