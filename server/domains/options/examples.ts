import type { optionsApi } from '../../../contract/options-api.ts'
import type { Examples } from '../../testing/example.ts'

export const optionsExamples: Examples<typeof optionsApi> = { listOptions: {} }
