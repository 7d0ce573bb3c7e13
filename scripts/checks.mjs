import { capture } from './run.mjs'

/** What needs no server and no browser. Each is counted as one check. */
const CHECKS = /** @type {const} */ ([
  ['types', 'tsc', ['-b']],
  ['lint and import rules', 'oxlint', ['--deny-warnings']],
  ['format', 'oxfmt', ['--check', '.']],
  ['unused code and dependencies', 'knip', []],
])

/** All at once: most of them keep one core busy. @returns {Promise<{ passed: number, failed: number }>} */
export async function runChecks() {
  const count = { passed: 0, failed: 0 }
  const running = CHECKS.map(([name, command, args]) => ({ name, ended: capture(command, [...args]) }))
  for (const { name, ended } of running) {
    const { well, output } = await ended
    console.log(`\n— ${name}`)
    if (!well) process.stdout.write(output)
    console.log(well ? `  ${name}: passed` : `  ${name}: FAILED`)
    count[well ? 'passed' : 'failed'] += 1
  }
  return count
}
