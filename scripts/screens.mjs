// `npm run screens`: a picture of every screen of the built app in test-results/screens, at two sizes, light and dark, and a contact sheet.
// `npm run screens -- --only WORD`: those whose name contains WORD. `npm run screens -- --compare BEFORE [AFTER]`: differences of two such folders.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { run } from './run.mjs'
import { comparePictures, drawContactSheet } from './screens/pictures.mjs'

const root = path.resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'string' }, only: { type: 'string' } },
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
  if (!values.only) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const ok = await run(
    'playwright',
    ['test', '--config', 'tests/screens/playwright.config.ts', ...(values.only ? ['--grep', values.only] : [])],
    { CHROMIUM_PATH: chromium, SCREENS_FOLDER: folder },
  )
  await drawContactSheet(folder, picturesIn(folder))
  console.log(`${picturesIn(folder).length} pictures in ${path.relative(process.cwd(), folder)}`)
  process.exitCode = ok ? 0 : 1
}

/** @param {string} of */
function picturesIn(of) {
  return readdirSync(of)
    .filter((name) => name.endsWith('.png'))
    .sort()
}
