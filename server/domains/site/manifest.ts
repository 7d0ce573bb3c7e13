import type { SiteSettings } from './settings.ts'

/** The built manifest under the name that the operator gave: an installed app is called as its site is. */
export function brandManifest(built: string, { brand }: Pick<SiteSettings, 'brand'>): string {
  return JSON.stringify({ ...(JSON.parse(built) as object), name: brand, short_name: brand })
}
