import { HEIGHTS, LEADINGS, RADII, rem, ROOMS, SPACES, SQUARES, TEXT_SIZES, TEXT_WEIGHTS, TILES } from './theme.ts'

type Rule = readonly [selector: string, declarations: string]

const sizes = (name: string, property: string, steps: readonly number[]): Rule[] =>
  steps.map((step) => [`.ui-${name}-${step}`, `${property}:${rem(step)}`] as const)

const words = (name: string, property: string, values: Record<string, string>): Rule[] =>
  Object.entries(values).map(([word, value]) => [`.ui-${name}-${word}`, `${property}:${value}`] as const)

/** The declarations of each class behind `Look`, in cascade order. */
export const KIT_RULES: readonly Rule[] = [
  // A height has no effect on a link within a line.
  ['.ui-tall-44:where(a)', 'display:inline-flex;align-items:center'],
  // A column never grows with what it contains: text wraps, and the page isn't wider than the screen.
  ['.ui-stack', 'display:grid;grid-template-columns:minmax(0,1fr)'],
  ['.ui-row', 'display:flex'],
  ['.ui-inline', 'display:inline-flex'],
  ['.ui-bare', 'min-width:0;padding:0;margin:0;background:none;border:0'],
  ['.ui-card', 'background:var(--card);border:1px solid var(--line)'],
  ['.ui-column', 'flex-direction:column'],
  ['button.ui-bare', 'cursor:pointer'],
  ['.ui-press', 'cursor:pointer'],
  ...sizes('gap', 'gap', SPACES),
  ...sizes('rowGap', 'row-gap', SPACES),
  ...words('align', 'align-items', { start: 'start', center: 'center', end: 'end', baseline: 'baseline' }),
  ...words('justify', 'justify-content', {
    center: 'center',
    end: 'end',
    between: 'space-between;flex-wrap:var(--wrap)',
  }),
  ['.ui-wrap', 'flex-wrap:wrap'],
  ['.ui-wrap-large', 'flex-wrap:var(--wrap)'],
  ...words('items', 'justify-items', { start: 'start', center: 'center', end: 'end' }),
  ['.ui-middle', 'place-items:center'],
  ...words('columns', 'grid-template-columns', {
    one: 'minmax(0,1fr)',
    two: 'var(--two,1fr 1fr)',
    three: 'var(--three,repeat(3,minmax(0,1fr)))',
    icon: 'auto minmax(0,1fr)',
    end: 'minmax(0,1fr) auto',
  }),
  ...TILES.map(
    (width) =>
      [`.ui-columns-${width}`, `grid-template-columns:repeat(auto-fill,minmax(min(100%,${rem(width)}),1fr))`] as const,
  ),
  ...words('content', 'place-content', { start: 'start normal', middle: 'center normal', center: 'center' }),
  ['.ui-across', 'grid-column:1/-1'],
  ...words('self', 'justify-self', { start: 'start', center: 'center', end: 'end' }),
  ['.ui-anchor', 'position:relative'],
  // An icon keeps its size where text fills the row.
  ['.ui-row>svg', 'flex:none'],
  // In large text what grows keeps room for a word.
  ['.ui-grow', 'flex:1 1 var(--basis,0%)'],
  ['.ui-rigid', 'flex:none'],
  ['.ui-shrink', 'min-width:0'],
  ['.ui-wide', 'width:100%'],
  ['.ui-clip', 'overflow:hidden'],
  ...sizes('tall', 'min-height', HEIGHTS),
  ...SQUARES.map((side) => [`.ui-square-${side}`, `width:${rem(side)};height:${rem(side)}`] as const),
  ...sizes('pad', 'padding', SPACES),
  ...sizes('padX', 'padding-inline', SPACES),
  ...sizes('padY', 'padding-block', SPACES),
  ...sizes('padTop', 'padding-top', SPACES),
  ...sizes('padBottom', 'padding-bottom', SPACES),
  ...sizes('above', 'margin-top', SPACES),
  ...sizes('below', 'margin-bottom', SPACES),
  ...Object.entries(TEXT_SIZES).map(([name, px]) => [`.ui-size-${name}`, `font-size:${rem(px)}`] as const),
  ...TEXT_WEIGHTS.map((weight) => [`.ui-weight-${weight}`, `font-weight:${weight}`] as const),
  ...words('tone', 'color', {
    ink: 'var(--ink)',
    quiet: 'var(--quiet)',
    accent: 'var(--accent-text)',
    yes: 'var(--yes)',
    conditions: 'var(--conditions)',
    no: 'var(--no)',
    unknown: 'var(--unknown)',
  }),
  ...words('text', 'text-align', { center: 'center', left: 'left' }),
  ['.ui-nowrap', 'white-space:nowrap'],
  ['.ui-underlined', 'text-decoration:underline;text-underline-offset:.2em'],
  ...words('ground', 'background', {
    card: 'var(--card)',
    sunken: 'var(--sunken)',
    paper: 'var(--paper)',
    accent: 'var(--accent-soft)',
    no: 'var(--no-soft)',
  }),
  ...words('edge', 'border', { line: '1px solid var(--line)', edge: '1px solid var(--edge)' }),
  ['.ui-ruled', 'border-top:1px solid var(--line)'],
  ['.ui-underruled', 'border-bottom:1px solid var(--line)'],
  ['.ui-hover-sunken:hover', 'background:var(--sunken)'],
  ['.ui-hover-edge', 'transition:border-color 150ms ease-out'],
  ['.ui-hover-edge:hover', 'border-color:var(--edge)'],
  ...words('icons', 'color', {
    accent: 'var(--accent-text)',
    quiet: 'var(--quiet)',
    yes: 'var(--yes)',
    conditions: 'var(--conditions)',
    no: 'var(--no)',
  }).map(([selector, declarations]) => [`${selector}>svg`, declarations] as const),
  [
    '.ui-choice:is([aria-pressed=true],[data-checked],:has(:checked))',
    'font-weight:600;color:var(--accent-text);background:var(--accent-soft);border-color:var(--accent-text)',
  ],
  ['.ui-choice:has(:focus-visible)', 'outline:2px solid var(--accent-text);outline-offset:2px'],
  ['.ui-checks input', 'flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--accent-fill)'],
  ...sizes('room', 'max-width', ROOMS),
  ['.ui-centered', 'margin-inline:auto'],
  ...words('leading', 'line-height', LEADINGS),
  ['.ui-block', 'display:block'],
  ['.ui-shadow', 'box-shadow:var(--shadow)'],
  ['.ui-cover', 'position:absolute;inset:0'],
  ['.ui-strip', 'overflow-x:auto;scrollbar-width:none'],
  ['.ui-strip::-webkit-scrollbar', 'display:none'],
  // What doesn't fit is scrolled to, instead of being broken into lines.
  ['.ui-strip>*', 'flex:none'],
  ...[2, 6].map((lines): Rule => [
    `.ui-clamp-${lines}`,
    `display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:${lines};line-clamp:${lines}`,
  ]),
  ['.ui-ellipsis', 'overflow:hidden;text-overflow:ellipsis;white-space:nowrap'],
  ['.ui-preLine', 'white-space:pre-line'],
  ['.ui-ruledBetween+.ui-ruledBetween', 'border-top:1px solid var(--line)'],
  ...RADII.map(
    (radius) => [`.ui-round-${radius}`, `border-radius:${radius === 'full' ? '999px' : rem(radius)}`] as const,
  ),
]

/** A higher specificity than element styles (`global.css`), lower than any module's class, whichever of the two is loaded first. */
const weigh = (selector: string, name: string) => selector.replaceAll(`.${name}`, `:where(.${name}):not(x y)`)

export const kitCss = () =>
  KIT_RULES.map(
    ([selector, declarations]) =>
      `${selector.replaceAll(/\.(ui-[\w-]+)/g, (_, name: string) => weigh(`.${name}`, name))}{${declarations}}`,
  ).join('\n')

/**
 * The declarations of all of these classes, combined in one class of that name.
 * @param classes "ui-row ui-gap-8"
 */
export function joinedCss(name: string, classes: string): string {
  const css = new Map<string, string[]>()
  for (const [selector, declarations] of KIT_RULES)
    for (const one of classes.split(' ')) {
      const own = selector.replace(new RegExp(`\\.${one}(?![\\w-])`, 'g'), `.${name}`)
      if (own !== selector) css.set(own, [...(css.get(own) ?? []), declarations])
    }
  return [...css].map(([selector, declarations]) => `${weigh(selector, name)}{${declarations.join(';')}}`).join('\n')
}
