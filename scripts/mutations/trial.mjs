import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** As long as the slowest group of tests may take on a busy machine; a mutant that never ends is noticed by not ending. */
const PATIENCE = 15 * 60_000
/** Code that only runs, or runs otherwise, on PostgreSQL: connections, what nodes tell each other. */
const OF_POSTGRES = /^server\/(?:db|compose)\//
export const LIST = 'tests/architecture/bounds.test.ts'
/** The projects of tests that need no server. */
export const UNIT = ['contract', 'page', 'page (isolated)', 'worker', 'no-dom']

/**
 * Whether a mutant was noticed, and by what: a test's title, `types`, or `time`.
 * @typedef {{ noticed: string | null, by: 'types' | 'tests' | 'nobody' }} Outcome
 */

/**
 * @param {string} copy
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<{ ok: boolean, timedOut: boolean, output: string }>}
 */
function run(copy, program, args) {
  return new Promise((resolve, reject) => {
    const command = path.join(copy, 'node_modules/.bin', program)
    // A group of its own, so that the workers end with it.
    const child = spawn(command, args, { cwd: copy, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    }, PATIENCE)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += String(text)))
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ ok: code === 0, timedOut, output })
    })
  })
}

const REPORT = 'test-results/mutant.json'

/**
 * What failed: the test's title, and its file if that could be run.
 * @typedef {{ file?: string, title: string }} Failure
 */

/** @param {string} copy @returns {Failure} the first test that failed */
function firstFailure(copy) {
  const file = path.join(copy, REPORT)
  if (!existsSync(file)) return { title: 'a test file that could not be run' }
  /** @type {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  for (const { name, status, assertionResults } of testResults) {
    const failed = assertionResults.find((one) => one.status === 'failed')
    if (failed || status === 'failed')
      return { file: path.relative(copy, name), title: failed?.fullName ?? 'could not be run' }
  }
  return { title: 'an error outside any test' }
}

/**
 * @param {string} copy
 * @param {string[]} projects
 * @param {string[]} what what vitest is told to run: `related FILE`, or `run` and folders
 * @returns {Promise<(Failure & { projects: string[] }) | null>} who noticed
 */
async function testsNotice(copy, projects, what) {
  rmSync(path.join(copy, REPORT), { force: true })
  const names = projects.flatMap((project) => ['--project', project])
  const reports = ['--reporter=json', `--outputFile.json=${REPORT}`]
  const args = [...what, '--run', '--bail=1', '--passWithNoTests', ...names, ...reports]
  const { ok, timedOut } = await run(copy, 'vitest', args)
  if (timedOut) return { title: 'time: the tests did not end', projects }
  return ok ? null : { ...firstFailure(copy), projects }
}

/** Files of tests that have passed without a mutant. */
const SOUND = /** @type {Set<string>} */ (new Set())

/**
 * A file that fails anyway would notice every mutant.
 * @param {string} copy without any mutant
 * @param {Failure & { projects: string[] }} failure
 * @throws {Error} if it fails without a mutant
 */
async function requireSound(copy, { file, projects }) {
  if (file === undefined || SOUND.has(file)) return
  const failure = await testsNotice(copy, projects, ['run', file])
  if (failure) throw new Error(`${file} fails without any mutant: ${failure.title}`)
  SOUND.add(file)
}

/** @param {string} folder */
const hasTests = (folder) =>
  existsSync(folder) &&
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => /\.test\.tsx?$/.test(name))

/**
 * Folders of tests that stand nearest to a file: its own or the next above it, and those of the same noun in the other runtimes
 * (`contract/likes/likes-api.ts` → `server/domains/likes/`, `src/features/likes/`).
 * @param {string} copy
 * @param {string} file
 */
function nearest(copy, file) {
  const parts = file.split('/')
  let own = path.posix.dirname(file)
  while (own.includes('/') && !hasTests(path.join(copy, own))) own = path.posix.dirname(own)
  // Elsewhere files of one noun begin with it: `src/app/place-….ts`.
  const noun =
    parts[0] === 'contract'
      ? parts[1]
      : /^(?:server\/domains|src\/features)\//.test(file)
        ? parts[2]
        : path.basename(file).replace(/(?:-.*)?\.tsx?$/, '')
  const folders = [noun, `${noun}s`].flatMap((name) => [
    `server/domains/${name}`,
    `src/features/${name}`,
    `server/${name}`,
  ])
  return [own, ...folders].filter((folder) => hasTests(path.join(copy, folder))).map((folder) => `${folder}/`)
}

/**
 * Everything in the server may matter on PostgreSQL alone: the embedded engine has one connection, so that a lock that is missing delays
 * nobody there. Of most files the nearest tests must do.
 * @param {string} copy
 * @param {string} file
 * @param {string[]} folders
 */
function onPostgres(copy, file, folders) {
  const look = (/** @type {string[]} */ what) => () => testsNotice(copy, ['server (PostgreSQL)'], what)
  if (OF_POSTGRES.test(file)) return [look(['related', file])]
  return file.startsWith('server/') && folders.length > 0 ? [look(['run', ...folders])] : []
}

/**
 * Plants one mutant in the copy, looks who notices, and takes it away again: the types first, then the nearest tests, what is generated
 * from the contract, all tests that import it, PostgreSQL, what starts processes, and at last the list of bounds.
 * @param {string} copy
 * @param {import('./operators.mjs').Mutant} mutant
 * @param {{ near?: boolean }} [options] `near`: without those of many files and of processes, which take minutes
 * @returns {Promise<Outcome>}
 */
export async function tryMutant(copy, { file, start, end, text }, { near = false } = {}) {
  const at = path.join(copy, file)
  const source = readFileSync(at, 'utf8')
  writeFileSync(at, source.slice(0, start) + text + source.slice(end))
  const folders = nearest(copy, file)
  const inBrowser = /^(?:src|sw)\//.test(file)
  const looks = [
    ...(folders.length > 0 ? [() => testsNotice(copy, [...UNIT, 'server (embedded)'], ['run', ...folders])] : []),
    () => testsNotice(copy, UNIT, ['related', file]),
    ...(inBrowser ? [] : [() => testsNotice(copy, ['server generated (embedded)'], ['related', file])]),
    ...(near || inBrowser ? [] : [() => testsNotice(copy, ['server (embedded)'], ['related', file])]),
    ...(process.env['TEST_DATABASE_URL'] ? onPostgres(copy, file, folders) : []),
    ...(near || !file.startsWith('server/') ? [] : [() => testsNotice(copy, ['server processes'], ['run'])]),
    // Last, since it only says that a bound changed (0610): how often nothing else noticed is a figure of its own.
    () => testsNotice(copy, ['architecture'], ['run', LIST]),
  ]
  try {
    const types = await run(copy, 'tsc', ['-b'])
    if (!types.ok) return { noticed: types.output.split('\n')[0] ?? '', by: 'types' }
    for (const look of looks) {
      const failure = await look()
      if (!failure) continue
      writeFileSync(at, source)
      await requireSound(copy, failure)
      return { noticed: [failure.file, failure.title].filter(Boolean).join(': '), by: 'tests' }
    }
    return { noticed: null, by: 'nobody' }
  } finally {
    writeFileSync(at, source)
  }
}
