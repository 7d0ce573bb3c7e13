import { run } from './run.mjs'

/** What needs no server and no browser. Each is counted as one check. */
const CHECKS = /** @type {const} */ ([
  ['types', 'tsc', ['-b']],
  ['lint and import rules', 'oxlint', ['--deny-warnings']],
  ['format', 'oxfmt', ['--check', '.']],
  ['unused code and dependencies', 'knip', []],
])

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function runChecks() {
  const count = { passed: 0, failed: 0 }
  for (const [name, command, args] of CHECKS) {
    console.log(`\n— ${name}`)
    const well = await run(command, [...args])
    console.log(well ? `  ${name}: passed` : `  ${name}: FAILED`)
    count[well ? 'passed' : 'failed'] += 1
  }
  return count
}
