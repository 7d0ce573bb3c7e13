import * as v from 'valibot'
import { Photo } from '../api/media.ts'
import { operation } from '../api/operation.ts'

/** Where one is shown: at the top of the home screen, as a strip above the tabs, or in a dialog over the screen. */
export const BANNER_SLOTS = ['main-banner', 'banner', 'popup'] as const
export type BannerSlot = (typeof BANNER_SLOTS)[number]

/** Screens on which a strip or a popup may be shown. */
export const BANNER_SCREENS = ['all', 'home', 'places', 'place', 'map', 'community', 'notice', 'my'] as const
export type BannerScreen = (typeof BANNER_SCREENS)[number]

/** A picture with words and a link, as visitors see it while its schedule lasts. */
export const Banner = v.object({
  id: v.number(),
  slot: v.picklist(BANNER_SLOTS),
  title: v.string(),
  text: v.string(),
  /** A path of this app, or an address that begins with https; null: it leads nowhere. */
  href: v.nullable(v.string()),
  photo: v.nullable(Photo),
  screens: v.array(v.picklist(BANNER_SCREENS)),
  /** ISO instant at which it disappears; null: it stays. */
  until: v.nullable(v.string()),
})
export type Banner = v.InferOutput<typeof Banner>

/** What is shown now, in its order, and when the next one begins (ISO instant; null: none is planned). */
export const BannersNow = v.object({ items: v.array(Banner), next: v.nullable(v.string()) })
export type BannersNow = v.InferOutput<typeof BannersNow>

export const bannersOperations = {
  listMainBanners: operation({
    summary: 'Banners at the top of the home screen that are shown now',
    data: BannersNow,
    shows: ['banners'],
  }),
  listBanners: operation({
    summary: 'Banners and popups of all other screens that are shown now',
    data: BannersNow,
    shows: ['banners'],
  }),
}
