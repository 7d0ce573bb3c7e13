import { describe } from 'vitest'

/** The server's tests run once per engine; what concerns one engine alone has nothing to say in the other's run. */
export const describeEmbedded = describe.runIf(process.env['TEST_ENGINE'] !== 'postgres')
export const describePostgres = describe.runIf(process.env['TEST_ENGINE'] === 'postgres')
