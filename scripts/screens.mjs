// `npm run screens`: a picture of every screen of the built app in test-results/screens, at seven sizes, light and dark, a contact sheet
// of each size, and one of all. `npm run screens -- --size phone --size large-text`: these alone (tests/screens/playwright.config.ts names them).
// `npm run screens -- --only WORD`: those whose name contains WORD. `npm run screens -- --compare BEFORE [AFTER]`: differences of two such folders.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { run } from './run.mjs'
import { comparePictures, drawContactSheet, SMALL_TILE } from './screens/pictures.mjs'

const root = path.resolve(import.meta.dirname, '..')
/** In a picture's name, before the colour scheme. */
const SIZE = /-((?:phone|desktop|large-text)(?:-\d+)?)-(?:light|dark)\.png$/
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'string' }, only: { type: 'string' }, size: { type: 'string', multiple: true } },
})
const folder = path.resolve(positionals[0] ?? path.join(root, 'test-results/screens'))

if (values.compare) {
  const differing = await comparePictures(path.resolve(values.compare), folder)
  for (const { name, what } of differing) console.log(`${what}  ${name}`)
  console.log(`${differing.length} of ${picturesIn(folder).length} pictures differ`)
  process.exitCode = differing.length === 0 ? 0 : 1
} else {
  const chromium = findChromium()
  if (!chromium) throw new Error('Pictures need a Chromium.')
  await build()
  const sizes = values.size ?? []
  if (!values.only && sizes.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const ok = await run(
    'playwright',
    [
      'test',
      '--config',
      'tests/screens/playwright.config.ts',
      ...(values.only ? ['--grep', values.only] : []),
      ...sizes.map((size) => `--project=${size}`),
    ],
    { CHROMIUM_PATH: chromium, SCREENS_FOLDER: folder },
  )
  const sizeOf = (/** @type {string} */ name) => SIZE.exec(name)?.[1]
  for (const size of new Set(picturesIn(folder).map(sizeOf))) {
    const pictures = picturesIn(folder).filter((name) => sizeOf(name) === size)
    if (size) await drawContactSheet(folder, pictures, `contact-sheet-${size}.webp`)
  }
  await drawContactSheet(folder, picturesIn(folder), 'contact-sheet.webp', SMALL_TILE)
  console.log(`${picturesIn(folder).length} pictures in ${path.relative(process.cwd(), folder)}`)
  process.exitCode = ok ? 0 : 1
}

/** @param {string} of */
function picturesIn(of) {
  return readdirSync(of)
    .filter((name) => name.endsWith('.png'))
    .sort()
}
