import { LABELS, type MapLabel } from '../labels.ts'
import outlines from './outlines.json'

/** The map's own colours, more muted than the page's, so that markers stand out. */
const TONES = {
  //            light      dark
  sea: /*    */ ['#DCE7EA', '#12181B'],
  land: /*   */ ['#FAF6EF', '#26231F'],
  far: /*    */ ['#ECE8E0', '#1C1A18'],
  coast: /*  */ ['#B9C6C9', '#454039'],
  river: /*  */ ['#C9DCE2', '#1B262C'],
  border: /* */ ['#B9AE9D', '#4D463D'],
  name: /*   */ ['#6B655B', '#A9A196'],
  strong: /* */ ['#3F3B35', '#D5CDC1'],
} as const

export type Tone = keyof typeof TONES
export const toneOf = (tone: Tone, dark: boolean) => TONES[tone][dark ? 1 : 0]

/** Villages, beaches and islands without a name above. */
export const VILLAGES: readonly MapLabel[] = outlines.villages
  .split(', ')
  .map((line): MapLabel => {
    const [name = '', lng, lat] = line.split(' ')
    return { name, lng: Number(lng), lat: Number(lat), kind: 'village' }
  })
  .filter(({ name, lng, lat }) =>
    LABELS.every((other) => other.name !== name || Math.hypot(other.lng - lng, other.lat - lat) > 0.3),
  )
