import type { siteApi } from '../../../contract/site-api.ts'
import type { Examples } from '../../testing/example.ts'

export const siteExamples: Examples<typeof siteApi> = { getSiteConfig: {}, listMainBanners: {} }
