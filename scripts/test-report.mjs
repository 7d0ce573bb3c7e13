import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} Outcome result of one test
 * @property {string} file below the root
 * @property {string} title including those of its groups
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {number} ms
 * @property {string} [reason] why it was skipped, if the runner knows
 * @property {string} [error] first line of why it failed
 * @property {boolean} [flaky] whether it failed first and passed when it was tried again
 */

const root = path.resolve(import.meta.dirname, '..')

/** @param {string} file in `test-results` @returns {any} the runner's report, or null if the runner crashed before writing it */
function read(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, 'test-results', file), 'utf8'))
  } catch {
    return null
  }
}

/** @param {string | undefined} text an error as a runner prints it */
const firstLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n')[0]
    ?.slice(0, 300)

/** @param {string} file of vitest's JSON reporter @returns {Outcome[]} */
export function vitestOutcomes(file) {
  const suites = read(file)?.testResults ?? []
  return suites.flatMap((/** @type {any} */ { name, status: ofSuite, message, assertionResults }) => {
    const tests = assertionResults.map((/** @type {any} */ { fullName, status, duration, failureMessages }) => ({
      file: path.relative(root, name),
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      ms: duration ?? 0,
      error: firstLine(failureMessages?.[0]),
      // Vitest reports the errors of earlier tries also of a test that passed.
      flaky: status === 'passed' && failureMessages?.length > 0,
    }))
    // A file that can't be loaded, or whose setup fails, may fail as a whole with no failed test.
    const unexplained = ofSuite === 'failed' && !tests.some((/** @type {any} */ { status }) => status === 'failed')
    const whole = { file: path.relative(root, name), title: '(the whole file)', status: 'failed', ms: 0 }
    return unexplained ? [...tests, { ...whole, error: firstLine(message) }] : tests
  })
}

/** @param {string} file of Playwright's JSON reporter @returns {Outcome[]} */
export function playwrightOutcomes(file) {
  /** @param {any} suite @returns {Outcome[]} */
  const within = ({ specs = [], suites = [] }) => [
    ...specs.flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ { projectName, status, results, annotations = [] }) => ({
        file: `tests/${spec.file}`,
        title: `${projectName} › ${spec.title}`,
        status: status === 'skipped' ? 'skipped' : status === 'unexpected' ? 'failed' : 'passed',
        flaky: status === 'flaky',
        reason: annotations.find((/** @type {any} */ { type }) => type === 'skip')?.description,
        error: firstLine(results.flatMap((/** @type {any} */ { errors }) => errors ?? [])[0]?.message),
        ms: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
      })),
    ),
    ...suites.flatMap(within),
  ]
  return (read(file)?.suites ?? []).flatMap(within)
}

/**
 * Tests that were skipped in every run. One that concerns only one database engine is skipped on the other, and passes on its own.
 * @param {Outcome[]} outcomes of all runs
 */
export function skippedEverywhere(outcomes) {
  const keyOf = (/** @type {Outcome} */ { file, title }) => `${file} › ${title}`
  const ran = new Set(outcomes.filter(({ status }) => status !== 'skipped').map(keyOf))
  const reasons = new Map(outcomes.map((outcome) => [keyOf(outcome), outcome.reason]))
  return [...reasons].filter(([key]) => !ran.has(key)).map(([key, reason]) => (reason ? `${key}: ${reason}` : key))
}

/** @param {Outcome} outcome */
const withError = ({ file, title, error }) => `${file} › ${title}${error ? `: ${error}` : ''}`

/** Tests that failed once and passed when they were tried again, each with the first line of its error. @param {Outcome[]} outcomes of all runs */
export const flakyTests = (outcomes) => outcomes.filter(({ flaky }) => flaky).map(withError)

/** Tests that failed, each with the first line of its error. @param {Outcome[]} outcomes of all runs */
export const failedTests = (outcomes) => outcomes.filter(({ status }) => status === 'failed').map(withError)

/**
 * The end of a run: what failed, which tests needed a second try, what was skipped, and on the last line how many passed, failed and were skipped.
 * @param {number} passed
 * @param {number} failed
 * @param {{ failures?: string[], flaky?: string[], skipped?: string[] }} lines each a test or a check, with the reason
 */
export const summary = (passed, failed, { failures = [], flaky = [], skipped = [] } = {}) =>
  [
    ...(failures.length > 0 ? ['', 'failed:', ...failures.map((line) => `  ${line}`)] : []),
    ...(flaky.length > 0 ? ['', 'passed only at the second try:', ...flaky.map((line) => `  ${line}`)] : []),
    ...(skipped.length > 0 ? ['', 'skipped:', ...skipped.map((line) => `  ${line}`)] : []),
    '',
    `${passed} passed, ${failed} failed, ${skipped.length} skipped`,
  ].join('\n')

/**
 * The files whose tests took the most time, one line each.
 * @param {Outcome[]} outcomes
 */
export function slowestFiles(outcomes, count = 12) {
  /** @type {Map<string, number>} */
  const totals = new Map()
  for (const { file, ms } of outcomes) totals.set(file, (totals.get(file) ?? 0) + ms)
  return [...totals]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, ms]) => `${(ms / 1000).toFixed(0).padStart(5)} s  ${file}`)
}
