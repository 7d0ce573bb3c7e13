// `npm test`: all checks. The last line states how many passed, failed and were skipped over all runners.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checkBudgets } from './budgets.mjs'
import { runChecks } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { startPostgres } from '../server/testing/postgres.mjs'
import { run } from './run.mjs'
import {
  flakyTests,
  playwrightOutcomes,
  skippedEverywhere,
  slowestFiles,
  summary,
  vitestOutcomes,
} from './test-report.mjs'

const results = path.resolve(import.meta.dirname, '../test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

let passed = 0
let failed = 0
/** Why something was not tested, one line each. @type {string[]} */
const skipped = []
/** @type {import('./test-report.mjs').Outcome[]} */
const outcomes = []
/** @type {[string, number][]} name and seconds */
const parts = []

/** @param {boolean} ok */
function count(ok) {
  if (ok) passed += 1
  else failed += 1
}

/** @param {string} name @param {() => Promise<void>} work */
async function part(name, work) {
  console.log(`\n— ${name}`)
  const began = Date.now()
  await work()
  parts.push([name, (Date.now() - began) / 1000])
}

/**
 * @param {boolean} ok whether the runner exited with code 0
 * @param {import('./test-report.mjs').Outcome[]} seen
 */
function add(ok, seen) {
  const failures = seen.filter(({ status }) => status === 'failed').length
  passed += seen.filter(({ status }) => status === 'passed').length
  // A suite that can't be loaded, or an error outside any test, fails no test: it counts as one failure.
  failed += ok ? failures : Math.max(failures, 1)
  outcomes.push(...seen)
}

/**
 * @param {string[]} projects
 * @param {{ only?: string, env?: Record<string, string> }} [options] `only`: a pattern of the titles to run
 */
async function vitest(projects, { only, env } = {}) {
  const file = `vitest-${projects[0]?.replace(/\W+/g, '-')}.json`
  const names = projects.flatMap((project) => ['--project', project])
  // No test of the server needs what another did before it; `TEST_SEED=7 npm test` tries another order.
  const shuffled = ['--sequence.shuffle.tests', `--sequence.seed=${process.env['TEST_SEED'] ?? 1}`]
  const order = projects[0]?.startsWith('server') ? shuffled : []
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${file}`]
  const ok = await run('vitest', ['run', ...names, ...order, ...reporters, ...(only ? ['-t', only] : [])], env)
  add(ok, vitestOutcomes(file))
}

await part('checks', async () => {
  const checks = await runChecks()
  passed += checks.passed
  failed += checks.failed
})

let built = false
await part('build', async () => {
  built = await run(process.execPath, ['scripts/build.mjs'])
  count(built)
  if (built) count(checkBudgets())
})

await part('unit tests', () => vitest(['contract', 'page', 'worker', 'no-dom', 'architecture']))

await part('the guide to a new resource', () => vitest(['guide']))

await part('server on the embedded engine', () =>
  vitest(['server (embedded)', 'server generated (embedded)', 'server processes']),
)

await part('server on PostgreSQL', async () => {
  const postgres = await startPostgres()
  if ('missing' in postgres) {
    skipped.push(`the server on PostgreSQL: ${postgres.missing}`)
  } else if ('failed' in postgres) {
    console.log(`  ${postgres.failed}`)
    count(false)
  } else {
    const env = { TEST_DATABASE_URL: postgres.url }
    try {
      await vitest(['server (PostgreSQL)'], { env })
      // The tests generated from the contract run in full on the embedded engine; on PostgreSQL only each endpoint's valid call, and what needs
      // several connections: repeated writes.
      await vitest(['server generated (PostgreSQL)'], { env, only: 'R7.08 |sent again' })
      await vitest(['server processes'], { env, only: 'on PostgreSQL' })
    } finally {
      await postgres.stop()
    }
  }
})

await part('end to end in Chromium', async () => {
  const chromium = built ? findChromium() : null
  if (!chromium) return count(false)
  const ok = await run('playwright', ['test'], { CHROMIUM_PATH: chromium })
  add(ok, playwrightOutcomes('playwright.json'))
})

console.log('\n— where the time went')
for (const [name, seconds] of parts) console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`)
console.log(['', 'by file:', ...slowestFiles(outcomes)].join('\n'))

skipped.push(...skippedEverywhere(outcomes))
console.log(summary(passed, failed, skipped, flakyTests(outcomes)))
process.exitCode = failed === 0 ? 0 : 1
