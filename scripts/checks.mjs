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
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(write) {
  const count = { passed: 0, failed: 0 }
  const running = CHECKS.map(([name, command, args]) => ({ name, ended: capture(command, [...args]) }))
  for (const { name, ended } of running) {
    const { ok, output } = await ended
    write(`${ok ? '' : output}  ${name}: ${ok ? 'passed' : 'FAILED'}\n`)
    count[ok ? 'passed' : 'failed'] += 1
  }
  return count
}
