import type { Focus } from '../../../contract/api/media.ts'

/** What a photo without a point of its own shows. */
export const CENTRE: Focus = { x: 50, y: 50 }

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)))

/** The point, so many percent further right and down, within the photo. */
export const focusMoved = ({ x, y }: Focus, right: number, down: number): Focus => ({
  x: within(x + right),
  y: within(y + down),
})

export const focusText = ({ x, y }: Focus): string => `왼쪽에서 ${x}%, 위에서 ${y}%`
