import * as v from 'valibot'
import { operation } from '../api/operation.ts'

/** Site settings and what the page needs to know about its deployment. Never a secret. */
export const SiteConfig = v.object({
  brand: v.string(),
  /** One line shown below the brand. */
  tagline: v.string(),
  contactEmail: v.nullable(v.string()),
  /** JavaScript key of Kakao Maps; null = not configured. */
  kakaoMapKey: v.nullable(v.string()),
  mapStyleUrl: v.nullable(v.string()),
  /** Address of the operator's archive of map tiles, on this server; null = not configured. */
  mapTilesUrl: v.nullable(v.string()),
  /** OAuth client ids; null = not configured. */
  socialClientIds: v.object({
    kakao: v.nullable(v.string()),
    naver: v.nullable(v.string()),
    google: v.nullable(v.string()),
  }),
  /** Banners or popups are shown on other screens than the home screen, or will be: their code is worth loading. Absent in what a device cached of an older release. */
  banners: v.optional(v.boolean()),
  /** Demo content is served. */
  demo: v.boolean(),
})
export type SiteConfig = v.InferOutput<typeof SiteConfig>

export const siteOperations = {
  getSiteConfig: operation({ summary: 'Site settings', data: SiteConfig, shows: ['site', 'banners'] }),
}
