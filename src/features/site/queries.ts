import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { siteApi } from '../../../contract/site/site-api.ts'
import type { SiteConfig } from '../../../contract/site/site.ts'
import { ApiError, call } from '../../platform/api/api.ts'
import { IF_POSSIBLE } from '../../platform/api/display.ts'
import { kept } from '../../platform/offline/kept.ts'
import { DEFAULT_BRAND, SETTINGS_MESSAGES } from './model.ts'

export const siteConfigQuery = queryOptions({
  queryKey: ['site', 'config'],
  meta: { ...kept(siteApi.getSiteConfig), shows: IF_POSSIBLE },
  queryFn: ({ signal }) => call(siteApi.getSiteConfig, { signal }),
  // Loaded once at start-up; again only when forced.
  staleTime: Number.POSITIVE_INFINITY,
})

export type SettingsResult = { success: true; data: SiteConfig } | { success: false; message: string }

/** Loads the settings unless they are cached (`force`: even then). A second load while one runs is refused. */
export async function loadSettings(queryClient: QueryClient, { force = false } = {}): Promise<SettingsResult> {
  if (queryClient.getQueryState(siteConfigQuery.queryKey)?.fetchStatus === 'fetching') {
    return { success: false, message: SETTINGS_MESSAGES.loading }
  }
  try {
    const data = await queryClient.fetchQuery({ ...siteConfigQuery, ...(force && { staleTime: 0 }) })
    return { success: true, data }
  } catch (error) {
    // The server's refusal is a failure; no answer at all is an exception.
    const answered = error instanceof ApiError && error.status > 0
    return { success: false, message: answered ? SETTINGS_MESSAGES.failed : SETTINGS_MESSAGES.exception }
  }
}

const NO_IDS: SiteConfig['socialClientIds'] = { kakao: null, naver: null, google: null }

/** The client ids of social logins; none until the settings are loaded. */
export const useSocialClientIds = () =>
  useQuery({ ...siteConfigQuery, select: (config) => config.socialClientIds }).data ?? NO_IDS

/** Whether there are banners or popups, now or later. */
export const useHasBanners = () => useQuery({ ...siteConfigQuery, select: (config) => config.banners }).data ?? false

/** The site's name; the built-in one until the settings are loaded. */
export const useBrand = () => useQuery({ ...siteConfigQuery, select: (config) => config.brand }).data ?? DEFAULT_BRAND
