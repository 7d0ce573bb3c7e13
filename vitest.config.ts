import { defineConfig } from 'vitest/config'

const server = {
  include: ['server/**/*.test.ts'],
  environment: 'node' as const,
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    reporters: ['default'],
    // Each server test file has an engine of its own: more workers than cores only fight for them.
    maxWorkers: 2,
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    projects: [
      { extends: true, test: { name: 'contract', include: ['contract/**/*.test.ts'], environment: 'node' } },
      { extends: true, test: { name: 'worker', include: ['sw/**/*.test.ts'], environment: 'node' } },
      {
        extends: './vite.config.ts',
        test: {
          name: 'page',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/fail-on-console-error.ts', 'tests/support/page-setup.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'no-dom', include: ['tests/no-dom/**/*.test.{ts,tsx}'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { ...server, name: 'server (embedded)', env: { TEST_ENGINE: 'pglite' } } },
      { extends: true, test: { ...server, name: 'server (PostgreSQL)', env: { TEST_ENGINE: 'postgres' } } },
    ],
  },
})
