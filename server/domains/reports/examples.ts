import type { reportsApi } from '../../../contract/reports-api.ts'
import { type Examples, someReview } from '../../testing/example.ts'

export const reportsExamples: Examples<typeof reportsApi> = {
  createReport: async (_, world) => ({
    body: { kind: 'review', id: Number(await someReview(world)), reason: 'spam', text: '광고예요' },
  }),
}
