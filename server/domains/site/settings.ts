import { DEFAULT_MODERATION, type ModerationSettings } from '../../../contract/reports/moderation-settings.ts'
import type { SiteConfig } from '../../../contract/site/site.ts'
import type { Env } from '../../env.ts'

/** Settings that the operator changes at run time, as opposed to those of the environment. */
export type SiteSettings = Pick<SiteConfig, 'brand' | 'tagline' | 'contactEmail' | 'demo'> & ModerationSettings

export const DEFAULT_SETTINGS: SiteSettings = {
  brand: '댕댕로드',
  tagline: '우리 강아지도 같이 갈 수 있을까?',
  contactEmail: null,
  demo: false,
  ...DEFAULT_MODERATION,
}

/** The page's configuration. Client ids and map keys are sent at run time, so that one build serves every deployment. Never contains secrets. */
export function siteConfig(
  { brand, tagline, contactEmail, demo }: SiteSettings,
  env: Env,
  { mapTilesUrl, banners }: { mapTilesUrl: string | null; banners: boolean },
): SiteConfig {
  return {
    brand,
    tagline,
    contactEmail,
    demo,
    kakaoMapKey: env.kakaoMapKey,
    mapStyleUrl: env.mapStyleUrl,
    mapTilesUrl,
    banners,
    socialClientIds: { kakao: env.kakaoClientId, naver: env.naverClientId, google: env.googleClientId },
  }
}

/** For admins alone. */
export const moderationOf = ({
  hideAfterReports,
  newMemberDays,
  lettersPerSecond,
  repeatHours,
  watchedWords,
}: SiteSettings): ModerationSettings => ({
  hideAfterReports,
  newMemberDays,
  lettersPerSecond,
  repeatHours,
  watchedWords,
})
