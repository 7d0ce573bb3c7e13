import { describe } from 'vitest'

type Describe = (title: string, tests: () => void) => void

/** The server's tests run once per engine; tests of a single engine are skipped in the other run. */
export const describeEmbedded: Describe = describe.runIf(process.env['TEST_ENGINE'] !== 'postgres')
export const describePostgres: Describe = describe.runIf(process.env['TEST_ENGINE'] === 'postgres')
