import { COLOR_SCHEME_KEY } from '../../lib/color-scheme.ts'
import { BREAKPOINTS, em } from './breakpoints.ts'
import type { CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core'

/**
 * All design tokens, defined once: colours for light and dark, sizes; breakpoints are in a file of their own, which first screens load.
 * No library is imported at run time, so the build (first paint, `theme-color`) and the tests read the same values.
 */
export const COLORS = {
  //                light      dark
  paper: /*      */ ['#FBF8F4', '#161513'],
  card: /*       */ ['#FFFFFF', '#211F1C'],
  /** A recessed surface: fields, chips that are off, the background of a photo. */
  sunken: /*     */ ['#F3EEE6', '#2A2824'],
  line: /*       */ ['#EAE4DB', '#36322D'],
  /** Border of a control; 3:1 against paper and card (WCAG 1.4.11). */
  edge: /*       */ ['#8C857B', '#7E776D'],
  ink: /*        */ ['#1F2421', '#F3EFE9'],
  quiet: /*      */ ['#5C625E', '#B4ADA3'],
  /** Persimmon for surfaces without text. */
  accent: /*     */ ['#E4572E', '#F0693F'],
  /** Persimmon for text on paper. */
  accentText: /* */ ['#C2410C', '#FF9A72'],
  /** Text on a background of `accentText`. */
  onAccent: /*   */ ['#FFFFFF', '#2B1408'],
  /** Background of a filled button: white on it is 5.2:1. */
  accentFill: /* */ ['#C2410C', '#C2410C'],
  accentSoft: /* */ ['#FEEFE8', '#3B2319'],
  // The four colours of DESIGN, adjusted in lightness: for deuteranopia its amber and its red were the same colour.
  yes: /*        */ ['#17784A', '#7ADBA5'],
  yesSoft: /*    */ ['#E3F4EA', '#16301F'],
  conditions: /* */ ['#946200', '#F0C060'],
  conditionsSoft: ['#FFF3D6', '#372A0C'],
  no: /*         */ ['#9B1C1C', '#FF8A80'],
  noSoft: /*     */ ['#FDEBE9', '#41201C'],
  unknown: /*    */ ['#5F6368', '#BFC3C8'],
  unknownSoft: /**/ ['#EFEFEE', '#2E2E2E'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type ColorToken = keyof typeof COLORS

/** Text sizes, in px of a page whose root is 16 px. `md` is the body's. */
export const TEXT_SIZES = {
  xs: 12,
  sm: 13,
  md: 14,
  body: 15,
  lg: 16,
  lead: 17,
  heading: 18,
  xl: 20,
  title: 24,
} as const
export const TEXT_WEIGHTS = [400, 500, 600, 700] as const

/** Spacing, in the same px: gaps, paddings, margins. */
export const SPACES = [0, 2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32] as const
/** Heights of controls and of elements in a row with them; 44 px is the minimum touch target. */
export const HEIGHTS = [24, 28, 32, 44, 48, 52, 56] as const
/** Sides of square elements: icon frames, badges, pictures. */
export const SQUARES = [20, 22, 24, 28, 32, 36, 40, 44, 48, 52, 56, 72] as const
/** Minimum width of tiles in an auto-filled grid. */
export const TILES = [80, 104, 152, 240, 256, 352] as const
export const RADII = [8, 12, 14, 16, 'full'] as const
/** Maximum widths, for readable text and compact forms. */
export const ROOMS = [416, 640, 672, 704] as const
export const LEADINGS = {
  none: '1',
  tight: '1.2',
  close: '1.25',
  snug: '1.4',
  help: '1.45',
  even: '1.5',
  line: '1.25rem',
} as const

export const rem = (px: number) => (px === 0 ? '0' : `${px / 16}rem`)

const FONT =
  "-apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', 'Pretendard Variable', Pretendard, 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', system-ui, sans-serif"

const variable = (token: string) => `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
const declarations = (scheme: 0 | 1) =>
  Object.entries(COLORS)
    .map(([token, pair]) => `${variable(token)}:${pair[scheme]}`)
    .join(';')

/** The tokens as custom properties; dark by the system's preference unless a scheme was set on <html>, and never on paper. */
export const tokenCss = () =>
  `@layer mantine-base,mantine;:root{color-scheme:light dark;${declarations(0)};--shadow:0 1px 2px rgb(60 45 30/.06),0 4px 16px rgb(60 45 30/.06);--font:${FONT}}` +
  `@media screen and (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme=light]){${declarations(1)};--shadow:0 1px 2px rgb(0 0 0/.4)}}` +
  `@media screen{:root[data-mantine-color-scheme=dark]{${declarations(1)};--shadow:0 1px 2px rgb(0 0 0/.4)}}` +
  `html{background:var(--paper);color:var(--ink);font-family:var(--font)}body{margin:0}`

export const themeColors = () =>
  (['light', 'dark'] as const).map((scheme, index) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    content: COLORS.paper[index as 0 | 1],
  }))

/** Runs before the first paint: applies a stored choice of light or dark that differs from the system's. */
export const schemeScript = () =>
  `try{let s=localStorage.getItem('${COLOR_SCHEME_KEY}'),c={light:'${COLORS.paper[0]}',dark:'${COLORS.paper[1]}'}[s];` +
  `if(c){document.documentElement.dataset.mantineColorScheme=s;for(let m of document.querySelectorAll('meta[name=theme-color]'))m.content=c}}catch{}`

const persimmon: MantineColorsTuple = [
  '#FFF3ED',
  '#FDE3D6',
  '#FAC6AE',
  '#F6A683',
  '#F08A60',
  '#EA7045',
  '#E4572E',
  '#C2410C',
  '#A3370B',
  '#7F2B0A',
]

export const theme: MantineThemeOverride = {
  colors: { persimmon },
  primaryColor: 'persimmon',
  // White on shade 7 is 5.2:1, on the brighter shade 6 only 3.7:1.
  primaryShade: { light: 7, dark: 7 },
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '700' },
  breakpoints: {
    xs: em(BREAKPOINTS.xs),
    sm: em(BREAKPOINTS.sm),
    md: em(BREAKPOINTS.md),
    lg: em(BREAKPOINTS.lg),
    xl: em(BREAKPOINTS.xl),
  },
  fontSizes: {
    xs: rem(TEXT_SIZES.xs),
    sm: rem(TEXT_SIZES.sm),
    md: rem(TEXT_SIZES.md),
    lg: rem(TEXT_SIZES.lg),
    xl: rem(TEXT_SIZES.xl),
  },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.6', lg: '1.6', xl: '1.5' },
  defaultRadius: '0.75rem',
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
}

export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--quiet)',
    '--mantine-color-placeholder': 'var(--quiet)',
    '--mantine-color-default': 'var(--card)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-anchor': 'var(--accent-text)',
    '--mantine-color-error': 'var(--no)',
    '--mantine-primary-color-light': 'var(--accent-soft)',
    '--mantine-primary-color-light-hover': 'var(--accent-soft)',
    '--mantine-primary-color-light-color': 'var(--accent-text)',
  }
  return { variables: {}, light: shared, dark: shared }
}
