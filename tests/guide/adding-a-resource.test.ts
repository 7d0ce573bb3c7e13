import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EDITS } from './resource/edits.ts'
import { copySources, differences } from './source-copy.ts'

const root = path.resolve(import.meta.dirname, '../..')
const TEMPLATES = path.join(import.meta.dirname, 'resource')
/** Those that are made from the examples of all domains. */
const GENERATED_TESTS = readdirSync(path.join(root, 'server/http/generated'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `server/http/generated/${name}`)
  .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('/testing/examples.ts'))
const MOST_FILES = 18
const MOST_EDITS = 5

const guide = readFileSync(path.join(root, 'docs/adding-a-resource.md'), 'utf8')
const nextMigration = readdirSync(path.join(root, 'server/db/migrations'))
  .toSorted()
  .findLast((name) => name.endsWith('.sql'))

/** The guide's rows of one kind, with the made-up resource for the placeholders. */
const rowsOf = (kind: string): string[] =>
  Array.from(guide.matchAll(/^\| (?:\d+|–) \| (\w+) \| `([^`]+)` \|/gm), ([, of, file = '']) =>
    of === kind ? file : [],
  )
    .flat()
    .map((file) =>
      file
        .replaceAll('<x>s', 'kennels')
        .replaceAll('<x>', 'kennel')
        .replaceAll('<X>', 'Kennel')
        .replace('<next>.sql', nextMigration ?? '')
        .replace('<next>', nextMigration?.slice(0, 4) ?? ''),
    )
    .sort()

let copy: string

async function run(command: string, args: string[]): Promise<string> {
  const options = { cwd: copy, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' } }
  const program = command === 'node' ? process.execPath : path.join(copy, 'node_modules/.bin', command)
  const failed = (error: unknown) => {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
  }
  const { stdout } = await promisify(execFile)(program, args, options).catch(failed)
  return stdout
}

/** Puts each line after the last one that contains what it belongs behind. */
function edit(): void {
  for (const { file, after, line } of EDITS) {
    const lines = readFileSync(path.join(copy, file), 'utf8').split('\n')
    const at = lines.findLastIndex((one) => one.includes(after))
    if (at < 0) throw new Error(`${file} has no line with ${after}`)
    writeFileSync(path.join(copy, file), lines.toSpliced(at + 1, 0, line).join('\n'))
  }
}

beforeAll(async () => {
  // Where this tree was checked before, only what differs is checked in the copy.
  copy = copySources('copy', ['types'])
  const templates = readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
  for (const name of templates.filter((one) => one.endsWith('.txt')))
    cpSync(path.join(TEMPLATES, name), path.join(copy, name.slice(0, -'.txt'.length)))
  edit()
  await run('node', ['scripts/migrations.mjs'])
  // The router's plugin writes the tree of routes when Vite reads its configuration.
  const read = `import { resolveConfig } from 'vite'; await resolveConfig({}, 'serve')`
  await run('node', ['--input-type=module', '--eval', read])
}, 300_000)

// The source tree itself was never touched.
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

describe('docs/adding-a-resource.md, followed for kennels', () => {
  test(`is at most ${MOST_FILES} files, of which at most ${MOST_EDITS} are edits`, () => {
    expect(rowsOf('new').length + rowsOf('edit').length).toBeLessThanOrEqual(MOST_FILES)
    expect(rowsOf('edit').length).toBeLessThanOrEqual(MOST_EDITS)
  })

  test('names the very files that are new or changed', () => {
    const { added, changed } = differences(copy)
    expect(added.sort()).toEqual(rowsOf('new'))
    expect(changed.sort()).toEqual([...rowsOf('edit'), ...rowsOf('generated')].sort())
  })

  test('type-checks', { timeout: 300_000 }, async () => {
    expect(await run('tsc', ['-b'])).toBe('')
  })

  test('keeps the import rules', { timeout: 300_000 }, async () => {
    const config = JSON.parse(readFileSync(path.join(copy, '.oxlintrc.json'), 'utf8')) as {
      options: { typeAware: boolean }
    }
    config.options.typeAware = false
    writeFileSync(path.join(copy, '.oxlintrc.json'), JSON.stringify(config))
    const files = [...rowsOf('new'), ...rowsOf('edit')].filter((file) => /\.tsx?$/.test(file))
    expect(await run('oxlint', ['--deny-warnings', '--format=unix', ...files])).toBe('')
  })

  test(
    'has green tests that are generated from its endpoints: roles, schemas, hostile input',
    { timeout: 300_000 },
    async () => {
      expect(GENERATED_TESTS).toContain('server/http/generated/safe.test.ts')
      const config = `export default { test: { include: ${JSON.stringify(GENERATED_TESTS)}, env: { TEST_ENGINE: 'pglite' },
      testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 } }`
      writeFileSync(path.join(copy, 'generated.config.mjs'), config)
      const args = ['run', '--config', 'generated.config.mjs', '--testNamePattern', 'Kennel', '--reporter=json']
      const report = JSON.parse(await run('vitest', args)) as {
        numPassedTests: number
        testResults: { assertionResults: { status: string; fullName: string }[] }[]
      }
      const passed = report.testResults.flatMap(({ assertionResults }) =>
        assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
      )
      for (const operation of ['listKennels', 'getKennel', 'createKennel', 'updateKennel', 'deleteKennel'])
        expect(passed.filter((name) => name.includes(operation)).length, operation).toBeGreaterThan(3)
      for (const write of ['createKennel', 'updateKennel', 'deleteKennel'])
        expect(
          passed.some((name) => name.includes(write) && name.includes('R6.03')),
          write,
        ).toBe(true)
    },
  )
})
