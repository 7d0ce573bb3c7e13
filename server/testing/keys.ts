import { keysFrom } from '../lib/keys.ts'

export const TEST_KEYS = keysFrom('of all tests')
