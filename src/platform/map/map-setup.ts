import type { SiteConfig } from '../../../contract/site/site.ts'
import type { MapSetup } from './engine.ts'

/** The operator's configuration as a map needs it. */
export const mapSetup = ({ kakaoMapKey, mapStyleUrl, mapTilesUrl }: SiteConfig): MapSetup => ({
  kakaoMapKey,
  styleUrl: mapStyleUrl,
  // A cached answer of an older release lacks this field.
  tilesUrl: mapTilesUrl ?? null,
})

/** The map that ships with the app. */
export const NOTHING_SET_UP: MapSetup = { kakaoMapKey: null, styleUrl: null, tilesUrl: null }
