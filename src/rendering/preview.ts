import type { Place } from '../../contract/places/places.ts'
import type { Preview } from '../../contract/offline/rendered-screens.ts'
import { todayInKorea } from '../../contract/time/korea-time.ts'
import { policyGist } from '../features/places/card/model.ts'
import { regionName } from '../features/places/region-model.ts'
import { shorten } from './markup.ts'

/** Changes with how previews are drawn, so that caches ask for the new ones. */
const DRAWING = 2
const TITLE_LENGTH = 40
/** As wide as a preview is drawn on sharp screens. */
const WIDTH = 800

/** What the picture of a place's link preview shows; its name is unique to that. */
export function previewOf(place: Place, now = new Date()): Preview {
  const { verifiedAt } = place.policy
  const line = [policyGist(place.policy), verifiedAt && checkedIn(verifiedAt, now)].filter(Boolean).join(' · ')
  const title = shorten(place.name, TITLE_LENGTH)
  const shown = { title, where: regionName(place), line, photo: rasterOf(place.photo) }
  return { ...shown, name: `${place.id}-${hashOf(JSON.stringify([DRAWING, shown]))}.jpg` }
}

/** "11월 확인"; of another year, which may be long ago, "2023년 11월 확인". */
function checkedIn(day: string, now: Date): string {
  const [year, month] = day.split('-')
  const ofYear = todayInKorea(now).startsWith(`${year}-`) ? '' : `${year}년 `
  return `${ofYear}${Number(month)}월 확인`
}

/** The address of a photo in a size for previews; null if there is none, or only a drawing. */
export function rasterOf(photo: Place['photo'] | undefined): string | null {
  if (!photo || photo.src.endsWith('.svg')) return null
  const widths = [...photo.widths].sort((a, b) => a - b)
  const width = widths.find((known) => known >= WIDTH) ?? widths.at(-1)
  return photo.src.replace('{w}', String(width ?? ''))
}

/** cyrb53: 53 bits are plenty to tell the versions of one place's picture apart. */
function hashOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36).padStart(8, '0')
}
