import type { KeyboardEvent, PointerEvent } from 'react'
import type { Focus, Photo } from '../../../../contract/api/media.ts'
import { CENTRE, focusMoved, focusText } from '../focus-model.ts'
import classes from './Place.module.css'

interface Props {
  /** "사진 1". */
  name: string
  photo: Photo
  onChange: (focus: Focus) => void
}

/** The whole photo with the point that stays in sight where it is cut: set by a press, moved by the arrow keys. */
export function FocusPoint({ name, photo, onChange }: Props) {
  const focus = photo.focus ?? CENTRE
  function press({ currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange(focusMoved(CENTRE, ((clientX - left) / width) * 100 - 50, ((clientY - top) / height) * 100 - 50))
  }
  function key(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    onChange(focusMoved(focus, ...step))
  }
  return (
    <button
      type="button"
      className={classes.focus}
      aria-label={`${name} 초점: ${focusText(focus)}. 누르거나 화살표로 옮겨요`}
      onPointerUp={press}
      onKeyDown={key}
    >
      <img src={photo.src.replaceAll('{w}', String(Math.min(...photo.widths)))} alt="" />
      <span className={classes.spot} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
    </button>
  )
}

/** Percent. */
const STEP = 5
const STEPS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
