import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** No test is about the time that a machine needs: a short limit stands only where the time is what is proved. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } }
const SETUP = ['tests/support/fail-on-console-error.ts', 'tests/support/patience.ts']
const server = {
  environment: 'node' as const,
  // As long as a busy machine may need: no test of the server is about a time limit of its own.
  testTimeout: 120_000,
  hookTimeout: 120_000,
}
/** Generated from the contract. They share a database opened by a module of theirs, so each file needs its own module instances. */
const GENERATED = ['server/http/generated/{contract,safe,hostile,forgetting,idempotency,readers,effects}.test.ts']
const PROCESSES = ['server/**/*.process.test.ts']
/** A third of a file's time is imports: these share them, since no module of the server holds state that one file could leave to another. */
const handWritten = {
  ...server,
  include: ['server/**/*.test.ts'],
  exclude: [...GENERATED, ...PROCESSES],
  isolate: false,
}

/** The reader of rules asks no database: what it proves on one engine it proves on both. */
const WITHOUT_DATABASE = readdirSync('server/import/parse', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !usesDatabase(file))
  .map((file) => `server/import/parse/${file}`)

function usesDatabase(file: string) {
  return readFileSync(`server/import/parse/${file}`, 'utf8').includes('useTestDatabase')
}

const PAGE = ['src/**/*.test.{ts,tsx}']
const replacesModules = (file: string) =>
  /\.test\.tsx?$/.test(file) && /\bvi\.(mock|doMock)\(/.test(readFileSync(`src/${file}`, 'utf8'))
/** What a file replaces by `vi.mock` outlives it, and whole apps go on loading screens after their test. */
const ISOLATED = [
  'src/app/**/*.test.{ts,tsx}',
  'src/main.test.tsx',
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(replacesModules)
    .map((file) => `src/${file}`),
]
const page = {
  environment: 'happy-dom' as const,
  setupFiles: [...SETUP, 'tests/support/page-setup.ts'],
  pool: 'threads' as const,
  ...PATIENCE,
}

/** Files without state in their modules. Threads start sooner than processes. */
const shared = { environment: 'node' as const, pool: 'threads' as const, isolate: false }

export default defineConfig({
  test: {
    reporters: ['default'],
    // Each server test file has its own engine: more workers than cores would only compete.
    maxWorkers: 2,
    setupFiles: SETUP,
    ...PATIENCE,
    projects: [
      { extends: true, test: { name: 'contract', include: ['contract/**/*.test.ts'], ...shared } },
      { extends: true, test: { name: 'worker', include: ['sw/**/*.test.ts'], environment: 'node' } },
      {
        extends: './vite.config.ts',
        test: {
          ...page,
          name: 'page',
          include: PAGE,
          exclude: ISOLATED,
          isolate: false,
          setupFiles: [...page.setupFiles, 'tests/support/own-modules.ts'],
        },
      },
      { extends: './vite.config.ts', test: { ...page, name: 'page (isolated)', include: ISOLATED } },
      {
        extends: './vite.config.ts',
        test: { name: 'no-dom', include: ['tests/no-dom/**/*.test.{ts,tsx}'], ...shared, ...PATIENCE },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
        },
      },
      { extends: true, test: { name: 'guide', include: ['tests/guide/**/*.test.ts'], environment: 'node' } },
      { extends: true, test: { ...handWritten, name: 'server (embedded)', env: { TEST_ENGINE: 'pglite' } } },
      {
        extends: true,
        test: {
          ...server,
          name: 'server generated (embedded)',
          include: GENERATED,
          env: { TEST_ENGINE: 'pglite' },
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server processes',
          include: PROCESSES,
          env: { TEST_ENGINE: 'pglite' },
          globalSetup: 'tests/support/build-server.mjs',
        },
      },
      {
        extends: true,
        test: {
          ...handWritten,
          name: 'server (PostgreSQL)',
          exclude: [...handWritten.exclude, ...WITHOUT_DATABASE],
          env: { TEST_ENGINE: 'postgres' },
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server generated (PostgreSQL)',
          include: GENERATED,
          env: { TEST_ENGINE: 'postgres' },
        },
      },
    ],
  },
})
