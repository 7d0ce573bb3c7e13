import type { HEIGHTS, LEADINGS, RADII, ROOMS, SPACES, SQUARES, TEXT_SIZES, TEXT_WEIGHTS, TILES } from './theme.ts'

type Space = (typeof SPACES)[number]

/** What every part of the kit takes, in the theme's px and colours; `kit-css.ts` says what each means. */
export interface Look {
  /** Between the parts; `rowGap` between their lines where that differs. */
  gap?: Space
  rowGap?: Space
  /** Across the direction of a row, down the cells of a stack. */
  align?: 'start' | 'center' | 'end' | 'baseline'
  /** Along a row. */
  justify?: 'center' | 'end' | 'between'
  /** Sideways in a stack. */
  items?: 'start' | 'center' | 'end'
  /** In the middle of a stack, both ways. */
  middle?: boolean
  /** `icon`: as wide as the first part is, and the rest; `end`: the rest, and as wide as the last is. A number: as many of that width as fit. */
  columns?: 'one' | 'two' | 'three' | 'icon' | 'end' | (typeof TILES)[number]
  /** Where all cells stand in a stack that has more room; `center`: both ways. */
  content?: 'start' | 'middle' | 'center'
  /** In the stack around it: over all columns; where in its cell. */
  across?: boolean
  self?: 'start' | 'center' | 'end'
  wrap?: boolean
  inline?: boolean
  /** A row from top to bottom: its parts may grow. */
  column?: boolean
  /** Takes the room that is left; never gives way; gives way below the width of its words. */
  grow?: boolean
  rigid?: boolean
  shrink?: boolean
  wide?: boolean
  clip?: boolean
  tall?: (typeof HEIGHTS)[number]
  square?: (typeof SQUARES)[number]
  pad?: Space
  padX?: Space
  padY?: Space
  padTop?: Space
  padBottom?: Space
  above?: Space
  below?: Space
  size?: keyof typeof TEXT_SIZES
  weight?: (typeof TEXT_WEIGHTS)[number]
  tone?: 'ink' | 'quiet' | 'accent' | 'yes' | 'conditions' | 'no' | 'unknown'
  text?: 'center' | 'left'
  nowrap?: boolean
  underlined?: boolean
  ground?: 'card' | 'sunken' | 'paper' | 'accent' | 'no'
  /** `line` parts, `edge` is for what can be operated. */
  edge?: 'line' | 'edge'
  /** A line above, or below. */
  ruled?: boolean
  underruled?: boolean
  hover?: 'sunken' | 'edge'
  /** Of the icons directly in it. */
  icons?: 'accent' | 'quiet' | 'yes' | 'conditions' | 'no'
  /** One of several to choose from: shows when it is chosen or has the focus inside. */
  choice?: boolean
  /** The boxes to tick in it are 20 px, in the accent's colour. */
  checks?: boolean
  /** What lies over it is placed by it. */
  anchor?: boolean
  round?: (typeof RADII)[number]
  /** Without the browser's look of a button or a group of fields. */
  bare?: boolean
  press?: boolean
  /** No wider than that, in px; `centered` in what is wider. */
  room?: (typeof ROOMS)[number]
  centered?: boolean
  /** Height of its lines. */
  leading?: keyof typeof LEADINGS
  block?: boolean
  shadow?: boolean
  /** Over all of the nearest `anchor`. */
  cover?: boolean
  /** Goes on beyond the edge, without a bar. */
  strip?: boolean
  /** So many lines of words at most, or one. */
  clamp?: 2 | 6
  ellipsis?: boolean
  preLine?: boolean
  /** A line above, but for the first of several. */
  ruledBetween?: boolean
}

export const LOOKS: ReadonlySet<string> = new Set(
  (
    'gap rowGap align justify items middle content across self columns wrap inline column grow rigid shrink wide clip tall square ' +
    'pad padX padY padTop padBottom above below size weight tone text nowrap underlined ground edge ruled underruled round bare ' +
    'press hover icons choice checks anchor room centered leading block shadow cover strip clamp ellipsis preLine ruledBetween'
  ).split(' '),
)

/** What each part of the kit begins with. */
export const PARTS = {
  Box: { tag: 'div', kind: '' },
  Stack: { tag: 'div', kind: 'ui-stack' },
  Row: { tag: 'div', kind: 'ui-row' },
  Text: { tag: 'p', kind: '' },
  Card: { tag: 'div', kind: 'ui-card', look: { round: 16, pad: 20 } },
} as const satisfies Record<string, { tag: string; kind: string; look?: Look }>

/** The classes of a part: of its kind and of each prop that is a look. */
export function lookClasses(part: keyof typeof PARTS, props: object): string {
  const { kind } = PARTS[part]
  const looks: Record<string, unknown> = part === 'Card' ? { ...PARTS.Card.look, ...props } : { ...props }
  if (looks['padX'] !== undefined && part === 'Card') delete looks['pad']
  let classes: string = part === 'Card' && looks['gap'] !== undefined ? `${kind} ui-stack` : kind
  for (const [name, value] of Object.entries(looks))
    if (!LOOKS.has(name) || value === undefined || value === false) continue
    else classes += value === true ? ` ui-${name}` : ` ui-${name}-${value as string}`
  return classes.trim()
}
