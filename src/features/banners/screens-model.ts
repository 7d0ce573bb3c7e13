import type { Banner, BannerScreen } from '../../../contract/banners/banners.ts'

/** Screens to read, not to fill in: a popup over a form would be in the way. */
const PATHS: Record<Exclude<BannerScreen, 'all'>, RegExp> = {
  home: /^\/$/,
  places: /^\/(place|search\/list)\/?$/,
  place: /^\/place\/\d+(\/guide)?\/?$/,
  map: /^\/map(\/list)?\/?$/,
  community: /^\/community(\/\d+)?\/?$/,
  notice: /^\/notice(\/\d+)?\/?$/,
  my: /^\/my(\/like)?\/?$/,
}

/** Whether it is for the screen at this path. */
export const isFor = ({ screens }: Pick<Banner, 'screens'>, path: string): boolean =>
  Object.entries(PATHS).some(
    ([screen, pattern]) => pattern.test(path) && (screens.includes('all') || screens.includes(screen as BannerScreen)),
  )
