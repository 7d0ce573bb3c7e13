import type { SiteSettings } from './settings.ts'

/** The built manifest with the operator's brand, so that an installed app has the site's name. */
export function brandManifest(built: string, { brand }: Pick<SiteSettings, 'brand'>): string {
  return JSON.stringify({ ...(JSON.parse(built) as object), name: brand, short_name: brand })
}
