import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Package {
  name: string
  license: string
}

const { deliveredPackages, licenceTexts, lineOf, NOTICES } = (await import(
  new URL('../../scripts/notices.mjs', import.meta.url).href
)) as {
  deliveredPackages: () => Package[]
  licenceTexts: (one: Package) => string[]
  lineOf: (one: Package) => string
  NOTICES: string
}

const notices = readFileSync(NOTICES, 'utf8')
const packages = deliveredPackages()

/** Licences that allow closed use if their notice is given; the LGPL for libraries that stay replaceable. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  'Python-2.0',
  // A font, used unchanged and with its licence.
  'OFL-1.1',
])
const LGPL = /^@img\/sharp-/

test('What fell 6: every delivered package has a licence that we may deliver', () => {
  expect(packages.length).toBeGreaterThan(150)
  const other = packages.filter(
    ({ name, license }) => !ALLOWED.has(license) && !(LGPL.test(name) && /LGPL-3/.test(license)),
  )
  expect(other.map(lineOf)).toEqual([])
})

test('What fell 6: the notices name every delivered package in its version, and hold its licence; run `npm run notices`', () => {
  const missing = packages.filter((one) => !notices.includes(`${lineOf(one)}\n`))
  expect(missing.map(lineOf)).toEqual([])
  const without = packages.filter((one) => licenceTexts(one).some((text) => !notices.includes(text)))
  expect(without.map(lineOf)).toEqual([])
})

test('What fell 6: the notices name nothing that is no longer delivered', () => {
  const lines = new Set(packages.map(lineOf))
  const named = notices.split('\n').filter((line) => /^(@[\w.-]+\/)?[\w.-]+ \d+\.\d+\.\d+\S* \(.+\)$/.test(line))
  expect(named.length).toBe(lines.size)
  expect(named.filter((line) => !lines.has(line))).toEqual([])
})
