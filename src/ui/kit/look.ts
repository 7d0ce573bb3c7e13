import type { HEIGHTS, LEADINGS, RADII, ROOMS, SPACES, SQUARES, TEXT_SIZES, TEXT_WEIGHTS, TILES } from './theme.ts'

type Space = (typeof SPACES)[number]

/** Style props of every kit component, in the theme's px and colours; `kit-css.ts` defines what each means. */
export interface Look {
  /** Between children; `rowGap` between their lines if that differs. */
  gap?: Space
  rowGap?: Space
  /** `align-items`. */
  align?: 'start' | 'center' | 'end' | 'baseline'
  /** `justify-content`. */
  justify?: 'center' | 'end' | 'between'
  /** `justify-items`, in a stack. */
  items?: 'start' | 'center' | 'end'
  /** `place-items: center`, in a stack. */
  middle?: boolean
  /** `icon`: first column as wide as its content, then the rest; `end`: the reverse. A number: as many columns of that width as fit. */
  columns?: 'one' | 'two' | 'three' | 'icon' | 'end' | (typeof TILES)[number]
  /** `place-content`, for a stack with spare room; `center`: both ways. */
  content?: 'start' | 'middle' | 'center'
  /** Within a stack: spans all columns; `justify-self`. */
  across?: boolean
  self?: 'start' | 'center' | 'end'
  /** `large`: in large text on a phone only. */
  wrap?: boolean | 'large'
  inline?: boolean
  /** A vertical row, whose children may grow. */
  column?: boolean
  /** Takes the remaining space; never shrinks; shrinks below the width of its text. */
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
  /** `line` separates, `edge` is the border of a control. */
  edge?: 'line' | 'edge'
  /** A border above, or below. */
  ruled?: boolean
  underruled?: boolean
  hover?: 'sunken' | 'edge'
  /** Colour of direct child icons. */
  icons?: 'accent' | 'quiet' | 'yes' | 'conditions' | 'no'
  /** An option to select: styled when checked or when it contains the focus. */
  choice?: boolean
  /** Its checkboxes are 20 px, in the accent colour. */
  checks?: boolean
  /** `position: relative`, for `cover`. */
  anchor?: boolean
  round?: (typeof RADII)[number]
  /** Without the browser's default style of a button or a fieldset. */
  bare?: boolean
  press?: boolean
  /** Maximum width in px; `centered` in a wider container. */
  room?: (typeof ROOMS)[number]
  centered?: boolean
  /** Line height. */
  leading?: keyof typeof LEADINGS
  block?: boolean
  shadow?: boolean
  /** Covers the nearest `anchor`. */
  cover?: boolean
  /** Scrolls horizontally, without a scrollbar. */
  strip?: boolean
  /** Maximum number of text lines, or one. */
  clamp?: 2 | 6
  ellipsis?: boolean
  preLine?: boolean
  /** A border above all but the first of several. */
  ruledBetween?: boolean
}

export const LOOKS: ReadonlySet<string> = new Set(
  (
    'gap rowGap align justify items middle content across self columns wrap inline column grow rigid shrink wide clip tall square ' +
    'pad padX padY padTop padBottom above below size weight tone text nowrap underlined ground edge ruled underruled round bare ' +
    'press hover icons choice checks anchor room centered leading block shadow cover strip clamp ellipsis preLine ruledBetween'
  ).split(' '),
)

/** Element and default look of each kit component. */
export const PARTS = {
  Box: { tag: 'div', kind: '' },
  Stack: { tag: 'div', kind: 'ui-stack' },
  Row: { tag: 'div', kind: 'ui-row' },
  Text: { tag: 'p', kind: '' },
  Card: { tag: 'div', kind: 'ui-card', look: { round: 16, pad: 20 } },
} as const satisfies Record<string, { tag: string; kind: string; look?: Look }>

/** The classes of a component: of its kind and of each look prop. */
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
