import type { Palette } from './palette.ts'
import { type Random, between } from './random.ts'

/** Canvas of all pictures (4:3); the subject is within its middle 16:10, which crops keep. */
export const SHEET = { width: 1200, height: 900 } as const

export const SETTINGS = ['sea', 'mountain', 'city', 'field', 'lake', 'island'] as const
export type Setting = (typeof SETTINGS)[number]

const n = (value: number) => Math.round(value * 10) / 10

/** A line of hills across the canvas, closed at the bottom. */
function ridge(random: Random, height: number, sway: number, fill: string, steps = 7): string {
  let path = `M0 ${n(height + between(random, -sway, sway))}`
  const step = SHEET.width / steps
  for (let i = 1; i <= steps; i += 1) {
    const x = i * step
    const y = height + between(random, -sway, sway)
    path += ` Q${n(x - step / 2)} ${n(y - between(random, 0, sway))} ${n(x)} ${n(y)}`
  }
  return `<path d="${path} V${SHEET.height} H0 Z" fill="${fill}"/>`
}

function sky(random: Random, p: Palette): string {
  const x = n(between(random, 220, 980))
  const y = n(between(random, 130, 250))
  const sun = `<circle cx="${x}" cy="${y}" r="150" fill="${p.sun}" opacity=".25"/><circle cx="${x}" cy="${y}" r="66" fill="${p.sun}"/>`
  return `<rect width="1200" height="900" fill="url(#sky)"/>${sun}${cloud(random, p)}${cloud(random, p)}${cloud(random, p)}`
}

function cloud(random: Random, p: Palette): string {
  const [x, y, size] = [between(random, 40, 1100), between(random, 70, 300), between(random, 0.5, 1.15)]
  return `<path transform="translate(${n(x)} ${n(y)}) scale(${n(size)})" d="M0 40a34 34 0 0 1 34-34 50 50 0 0 1 94-6 36 36 0 0 1 46 40z" fill="${p.cloud}" opacity=".75"/>`
}

export function tree(random: Random, p: Palette, x: number, y: number, size: number): string {
  const leaf = random() < 0.5 ? p.leaf[0] : p.leaf[1]
  const body =
    random() < 0.45
      ? `<path d="M0-190 48-84H24L64-14H-64L-24-84H-48Z" fill="${leaf}"/><path d="M0-190 48-84H24L64-14H0Z" fill="#000" opacity=".07"/>`
      : `<ellipse cy="-108" rx="62" ry="80" fill="${leaf}"/><path d="M0-188a62 80 0 0 1 0 160z" fill="#000" opacity=".07"/>`
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})"><rect x="-7" y="-40" width="14" height="46" rx="5" fill="${p.trunk}"/>${body}</g>`
}

function water(random: Random, top: number, bottom: number): string {
  let waves = ''
  for (let i = 0; i < 16; i += 1) {
    const y = between(random, top + 14, bottom - 10)
    const depth = (y - top) / (bottom - top)
    waves += `<rect x="${n(between(random, -40, 1160))}" y="${n(y)}" width="${n(60 + depth * between(random, 60, 200))}" height="${n(3 + depth * 4)}" rx="3" fill="#fff" opacity="${n(0.25 + depth * 0.25)}"/>`
  }
  return `<rect y="${top}" width="1200" height="${bottom - top}" fill="url(#water)"/>${waves}`
}

function skyline(random: Random, p: Palette): string {
  let houses = ''
  for (let x = -20; x < 1200;) {
    const width = between(random, 60, 120)
    const height = between(random, 90, 300)
    houses += `<rect x="${n(x)}" y="${n(560 - height)}" width="${n(width)}" height="${n(height + 60)}" fill="${random() < 0.5 ? p.hills[1] : p.hills[0]}"/>`
    // One element for all windows of a house: a browser lays out each element of a drawing, in the middle of a first view.
    let windows = ''
    for (let y = 560 - height + 22; y < 540; y += 34) {
      for (let window = x + 14; window < x + width - 18; window += 26) {
        if (random() < 0.45) windows += `M${n(window)} ${n(y)}h11v15h-11z`
      }
    }
    if (windows) houses += `<path d="${windows}" fill="${p.glass}" opacity=".7"/>`
    x += width + between(random, 0, 16)
  }
  return houses
}

const ground = (p: Palette) =>
  `<path d="M0 672Q300 628 640 656T1200 634V900H0Z" fill="${p.ground}"/><path d="M0 786Q420 724 780 768T1200 742V900H0Z" fill="${p.groundShade}"/>`

const sand = (p: Palette) =>
  `<path d="M0 690Q320 640 660 676T1200 650V900H0Z" fill="${p.sand[1]}"/><path d="M0 806Q420 742 780 790T1200 762V900H0Z" fill="${p.sand[0]}"/>`

function grove(random: Random, p: Palette): string {
  const xs = Array.from({ length: 7 }, () => between(random, -20, 1220)).filter((x) => x < 230 || x > 930)
  return xs.map((x) => tree(random, p, x, between(random, 655, 700), between(random, 0.8, 1.35))).join('')
}

const BEHIND: Record<Setting, (random: Random, p: Palette) => string> = {
  sea: (random, p) => ridge(random, 500, 18, p.hills[0], 4) + water(random, 500, 720) + sand(p),
  mountain: (random, p) =>
    ridge(random, 360, 90, p.hills[0]) +
    ridge(random, 460, 70, p.hills[1]) +
    ridge(random, 560, 40, p.hills[2]) +
    ground(p) +
    grove(random, p),
  city: (random, p) => skyline(random, p) + ridge(random, 600, 14, p.hills[2]) + ground(p) + grove(random, p),
  field: (random, p) =>
    ridge(random, 520, 34, p.hills[0]) + ridge(random, 580, 22, p.hills[2]) + ground(p) + grove(random, p),
  lake: (random, p) =>
    ridge(random, 400, 70, p.hills[0]) +
    ridge(random, 480, 40, p.hills[2]) +
    water(random, 540, 720) +
    ground(p) +
    grove(random, p),
  island: (random, p) =>
    `<path d="M120 540Q420 500 540 330Q570 300 630 330Q760 500 1120 540Z" fill="${p.hills[1]}"/>` +
    water(random, 530, 700) +
    ridge(random, 640, 12, p.hills[2]) +
    ground(p),
}

/** Sky, hills and ground, with the gradients that they use. */
export function landscape(random: Random, setting: Setting, p: Palette): string {
  const stops = ([top, bottom]: readonly [string, string]) =>
    `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`
  return `<defs><linearGradient id="sky" x2="0" y2="1">${stops(p.sky)}</linearGradient><linearGradient id="water" x2="0" y2="1">${stops(p.water)}</linearGradient></defs>${sky(random, p)}${BEHIND[setting](random, p)}`
}
