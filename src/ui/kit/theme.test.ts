import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { BREAKPOINTS, MOBILE_BELOW, MOBILE_QUERY } from './breakpoints.ts'
import { COLORS, type ColorToken, theme, tokenCss } from './theme.ts'

type Rgb = [number, number, number]
const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (color: Rgb) => {
  const [r, g, b] = color.map(linear) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
/** WCAG 2.2 contrast ratio. */
function contrast(one: string, two: string): number {
  const [light, dark] = [luminance(rgb(one)), luminance(rgb(two))].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Full dichromacy, as Viénot, Brettel and Mollon 1999 (tritanopia: Machado, Oliveira and Fernandes 2009), on linear RGB. */
const EYES: Record<string, readonly number[]> = {
  'all cones': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'no red cones': [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  'no green cones': [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
  'no blue cones': [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}

/** CIE L*a*b* (D65) of a colour as an eye sees it. */
function lab(hex: string, eye: readonly number[]): Rgb {
  const [r, g, b] = rgb(hex).map(linear) as Rgb
  const [lr, lg, lb] = [0, 3, 6].map((row) =>
    Math.min(1, Math.max(0, eye[row]! * r + eye[row + 1]! * g + eye[row + 2]! * b)),
  ) as Rgb
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116)
  const x = f((0.4124 * lr + 0.3576 * lg + 0.1805 * lb) / 0.95047)
  const y = f(0.2126 * lr + 0.7152 * lg + 0.0722 * lb)
  const z = f((0.0193 * lr + 0.1192 * lg + 0.9505 * lb) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
/** Difference in L*a*b* (CIE76): about 2.3 is just noticeable. */
const difference = (one: string, two: string, eye: readonly number[]) =>
  Math.hypot(...lab(one, eye).map((value, index) => value - lab(two, eye)[index]!))

const VERDICTS = ['yes', 'conditions', 'no', 'unknown'] as const
/** Of a party with several verdicts, each stands on the ground of the strictest. */
const SOFT = VERDICTS.map((verdict) => `${verdict}Soft` as const)
const pairs = VERDICTS.flatMap((one, index) => VERDICTS.slice(index + 1).map((two) => [one, two] as const))

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the %s colours', (_, scheme) => {
  const of = (token: ColorToken) => COLORS[token][scheme]

  test.each<[ColorToken, ColorToken[]]>([
    ['ink', ['paper', 'card', 'sunken', ...SOFT]],
    ['quiet', ['paper', 'card', 'sunken', ...SOFT]],
    ['accentText', ['paper', 'card', 'accentSoft']],
    ['onAccent', ['accentText']],
    ...VERDICTS.map((verdict): [ColorToken, ColorToken[]] => [verdict, ['paper', 'card', ...SOFT]]),
  ])('%s can be read on %j (4.5:1)', (token, grounds) => {
    const ratios = grounds.map((ground) => [ground, contrast(of(token), of(ground))] as const)
    expect(ratios.filter(([, ratio]) => ratio < 4.5)).toEqual([])
  })

  test('white can be read on a filled button, and edges of controls are visible (3:1)', () => {
    expect(contrast('#FFFFFF', of('accentFill'))).toBeGreaterThanOrEqual(4.5)
    for (const ground of ['paper', 'card'] as const) expect(contrast(of('edge'), of(ground))).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.keys(EYES))('the four verdicts differ for an eye with %s', (eye) => {
    const differences = pairs.map(([one, two]) => [`${one}/${two}`, difference(of(one), of(two), EYES[eye]!)] as const)
    expect(differences.filter(([, value]) => value < 15)).toEqual([])
  })
})

describe('sizes', () => {
  test('R9.08 the breakpoints are 600, 960, 1280, 1920 and 2560, mobile is below 1280', () => {
    expect(Object.values(BREAKPOINTS)).toEqual([600, 960, 1280, 1920, 2560])
    expect(theme.breakpoints).toEqual({ xs: '37.5em', sm: '60em', md: '80em', lg: '120em', xl: '160em' })
    expect(MOBILE_BELOW).toBe(1280)
    expect(MOBILE_QUERY).toBe('(max-width: 79.99875em)')
  })

  test('R9.08 style files use no other widths', () => {
    const src = path.resolve(import.meta.dirname, '..')
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
    expect(files.length).toBeGreaterThan(10)
    const known = new Set(['37.5em', '60em', '80em', '120em', '160em', '79.99875em', '37.49875em', '59.99875em'])
    const others = files.flatMap((file) =>
      [...readFileSync(path.join(src, file), 'utf8').matchAll(/@media[^{]*?(?:min|max)-width:\s*([\d.]+\w+)\)/g)]
        // Narrower than any phone: a user who enlarged the text.
        .filter(([, width]) => !known.has(width!) && parseFloat(width!) > 22.5)
        .map(([rule]) => `${file}: ${rule}`),
    )
    expect(others).toEqual([])
  })

  test('R9.08 the global font size is 0.875rem, in Mantine’s components too', () => {
    const css = readFileSync(path.join(import.meta.dirname, 'global.css'), 'utf8')
    expect(/\nbody \{[^}]*font-size: 0\.875rem;/.test(css)).toBe(true)
    expect(theme.fontSizes?.md).toBe('0.875rem')
  })

  test('R9.08 the icons are one set', () => {
    const { dependencies } = JSON.parse(
      readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8'),
    )
    expect(Object.keys(dependencies).filter((name) => /icons|awesome|lucide|mdi/.test(name))).toEqual([
      '@tabler/icons-react',
    ])
  })
})

test('index.html contains every token, light and dark', () => {
  const css = tokenCss()
  const [light, ...dark] = css.split('prefers-color-scheme:dark')
  for (const [, [day, night]] of Object.entries(COLORS)) {
    expect(light).toContain(day)
    expect(dark.join()).toContain(night)
  }
})

test('What fell: the system’s scheme applies unless the other was chosen, a chosen one always, and paper is light', () => {
  const rules = [...tokenCss().matchAll(/(?:@media ([^{]*)\{)?(:root[^{]*)\{[^}]*--paper:(#\w+)/g)]
  expect(rules.map(([, media, root, paper]) => [media, root, paper])).toEqual([
    [undefined, ':root', '#FBF8F4'],
    ['screen and (prefers-color-scheme:dark)', ':root:not([data-mantine-color-scheme=light])', '#161513'],
    ['screen', ':root[data-mantine-color-scheme=dark]', '#161513'],
  ])
})
