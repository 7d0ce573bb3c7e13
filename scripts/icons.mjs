// Draws the installed app's icons (public/icons, favicon.ico) from public/favicon.svg: `node scripts/icons.mjs`. The results are checked in.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from './chromium.mjs'

const target = path.resolve(import.meta.dirname, '../public')
const mark = readFileSync(path.join(target, 'favicon.svg'), 'utf8')
/** The paw without its background; and the hole in its pad, through which the background is visible. */
const PAW = /<g [^>]*>(.*)<\/g>/s.exec(mark)?.[1] ?? ''
const HOLE = '<circle cx="16" cy="18.2" r="2.4"/>'
if (!PAW || !mark.includes('cx="16" cy="18.2" r="2.4"')) throw new Error('favicon.svg is drawn differently now')

const PERSIMMON = '#E4572E'
const CREAM = '#FFF8F2'
const svg = (/** @type {number} */ box, /** @type {string} */ inside) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}" width="100%" height="100%">${inside}</svg>`

// Full-bleed, cropped by the system: the paw is at most 11.2 of 16 from the centre, within the 80 % (12.8) that every mask leaves.
const FULL = svg(
  32,
  `<rect width="32" height="32" fill="${PERSIMMON}"/><g fill="${CREAM}">${PAW}</g><g fill="${PERSIMMON}">${HOLE}</g>`,
)
// Monochrome: only alpha counts, the system adds the colour, so the hole is transparent.
const MONOCHROME = svg(
  32,
  `<mask id="hole"><rect width="32" height="32" fill="#fff"/>${HOLE}</mask><g fill="#000" mask="url(#hole)">${PAW}</g>`,
)
/** @param {string} strokes of a glyph on 24 units */
const shortcut = (strokes) =>
  svg(
    48,
    `<circle cx="24" cy="24" r="24" fill="#FEEFE8"/><g transform="translate(11 11) scale(1.0833)" fill="none" stroke="#C2410C" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`,
  )

/** @type {[file: string, size: number, drawing: string][]} */
const ICONS = [
  ['icons/any-192.png', 192, mark],
  ['icons/any-512.png', 512, mark],
  ['icons/maskable-192.png', 192, FULL],
  ['icons/maskable-512.png', 512, FULL],
  ['icons/monochrome-512.png', 512, MONOCHROME],
  ['icons/apple-180.png', 180, FULL],
  [
    'icons/shortcut-map.png',
    96,
    shortcut('<path d="M3 6.5v13l6-2.5 6 2.5 6-2.5V4l-6 2.5L9 4Z"/><path d="M9 4v13m6-10.5v13"/>'),
  ],
  [
    'icons/shortcut-place.png',
    96,
    shortcut(
      '<path d="M12 21.5c-4.5-4.5-7-7.7-7-11.3a7 7 0 0 1 14 0c0 3.6-2.5 6.8-7 11.3Z"/><circle cx="12" cy="10" r="2.6"/>',
    ),
  ],
  ['icons/shortcut-search.png', 96, shortcut('<circle cx="10.5" cy="10.5" r="7"/><path d="m21 21-5.5-5.5"/>')],
  [
    'icons/shortcut-saved.png',
    96,
    shortcut('<path d="M6 4.5A1.5 1.5 0 0 1 7.5 3h9A1.5 1.5 0 0 1 18 4.5V21l-6-4-6 4Z"/>'),
  ],
]
/** Sizes inside favicon.ico, for software that still requests it. */
const ICO_SIZES = [16, 32, 48]

/** An ICO file that contains PNGs, supported by every system since 2007. @param {{ size: number, png: Buffer }[]} pictures */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

const executablePath = findChromium()
if (!executablePath) throw new Error('Drawing needs a Chromium.')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()
const draw = async (/** @type {string} */ drawing, /** @type {number} */ size) => {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`)
  return page.screenshot({ omitBackground: true })
}
try {
  for (const [file, size, drawing] of ICONS) writeFileSync(path.join(target, file), await draw(drawing, size))
  const pictures = []
  for (const size of ICO_SIZES) pictures.push({ size, png: await draw(mark, size) })
  writeFileSync(path.join(target, 'favicon.ico'), ico(pictures))
} finally {
  await browser.close()
}
