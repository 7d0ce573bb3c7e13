import type { SiteConfig } from '../../../contract/site.ts'
import type { Env } from '../../env.ts'

/** What an operator decides, as opposed to what a deployment's environment says. */
export type SiteSettings = Pick<SiteConfig, 'brand' | 'tagline' | 'contactEmail' | 'demo'>

export const DEFAULT_SETTINGS: SiteSettings = {
  brand: '댕댕로드',
  tagline: '우리 강아지도 같이 갈 수 있을까?',
  contactEmail: null,
  demo: false,
}

/** Client ids and map keys reach the page at run time, so that one build serves every deployment. Never a secret. */
export function siteConfig(settings: SiteSettings, env: Env, mapTilesUrl: string | null): SiteConfig {
  return {
    ...settings,
    kakaoMapKey: env.kakaoMapKey,
    mapStyleUrl: env.mapStyleUrl,
    mapTilesUrl,
    socialClientIds: { kakao: env.kakaoClientId, naver: env.naverClientId, google: env.googleClientId },
  }
}
