import { capture } from './run.mjs'

/** Checks that need neither server nor browser. Each counts as one check. */
const CHECKS = /** @type {const} */ ([
  ['types', 'tsc', ['-b']],
  ['lint and import rules', 'oxlint', ['--deny-warnings']],
  ['format', 'oxfmt', ['--check', '.']],
  ['unused code and dependencies', 'knip', []],
])

/**
 * In parallel: most of them use one core.
 * @param {(text: string) => void} write
 * @returns {Promise<{ passed: number, failed: string[] }>} `failed`: the names of the checks that failed
 */
export async function runChecks(write) {
  /** @type {{ passed: number, failed: string[] }} */
  const count = { passed: 0, failed: [] }
  const running = CHECKS.map(([name, command, args]) => ({ name, ended: capture(command, [...args]) }))
  for (const { name, ended } of running) {
    const { ok, output } = await ended
    write(`${ok ? '' : output}  ${name}: ${ok ? 'passed' : 'FAILED'}\n`)
    if (ok) count.passed += 1
    else count.failed.push(name)
  }
  return count
}
