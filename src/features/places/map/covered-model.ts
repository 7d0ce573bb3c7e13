import type { Insets } from '../../../platform/map/insets.ts'

/** Pixels between the chosen pin and what is around it. */
const MARGIN = 12

const EDGES = ['top', 'right', 'bottom'] as const

/** How far controls and the card reach into the map: every element that says which edge it covers. */
export function coveredEdges(stage: Element): Insets {
  const map = stage.getBoundingClientRect()
  const insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  for (const edge of EDGES) {
    for (const element of stage.querySelectorAll(`[data-covers="${edge}"]`)) {
      const { top, bottom, left } = element.getBoundingClientRect()
      const reach = { top: bottom - map.top, right: map.right - left, bottom: map.bottom - top }[edge]
      insets[edge] = Math.max(insets[edge], reach)
    }
  }
  return insets
}

/** By how much the pin must move to be seen whole between controls and card; null if it is. */
export function moveIntoView(stage: Element, pin: Element): { right: number; up: number } | null {
  const map = stage.getBoundingClientRect()
  const { top, right, bottom, left } = pin.getBoundingClientRect()
  const covered = coveredEdges(stage)
  const room = {
    top: map.top + covered.top + MARGIN,
    right: map.right - covered.right - MARGIN,
    bottom: map.bottom - covered.bottom - MARGIN,
    left: map.left + covered.left + MARGIN,
  }
  const over = (low: number, high: number, from: number, to: number) =>
    low < from ? from - low : high > to ? Math.max(to - high, from - low) : 0
  const across = over(left, right, room.left, room.right)
  const down = over(top, bottom, room.top, room.bottom)
  return across || down ? { right: across, up: -down } : null
}
