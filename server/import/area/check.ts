import type { RefusalReason } from '../rows/candidate.ts'
import type { Region } from '../parse/region.ts'
import type { Phrase } from '../words/index.ts'
import { isLand, nameOf, whereabouts } from './area.ts'

/** Why a position can't be that of any place; null if it can. */
export const checkLand = ({ lat, lng }: { lat: number; lng: number }) =>
  isLand(lat, lng) ? null : { reason: 'position-outside-korea' as const, detail: `${lat}, ${lng}` }

/** Why a position can't be that of a place whose columns and addresses name these regions; null if it can. */
export function checkPosition(
  regions: readonly (Region | null)[],
  { lat, lng }: { lat: number; lng: number },
): { reason: RefusalReason; detail: Phrase | string } | null {
  const named = new Map(regions.flatMap((region) => (region ? [[nameOf(region), region] as const] : [])))
  for (const [name, region] of named) {
    const found = whereabouts(region, lat, lng)
    if (found.is === 'abroad') return { reason: 'position-outside-korea', detail: `${lat}, ${lng}` }
    if (found.is === 'elsewhere') {
      const kilometres = String(Math.round(found.kilometres))
      return { reason: 'position-elsewhere', detail: ['detail.elsewhere', name, kilometres, nameOf(found.found)] }
    }
  }
  return null
}
