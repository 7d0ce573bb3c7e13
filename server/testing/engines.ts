import { describe } from 'vitest'

type Describe = (title: string, tests: () => void) => void

/** The server's tests run once per engine; what concerns one engine alone has nothing to say in the other's run. */
export const describeEmbedded: Describe = describe.runIf(process.env['TEST_ENGINE'] !== 'postgres')
export const describePostgres: Describe = describe.runIf(process.env['TEST_ENGINE'] === 'postgres')
