import type { Kept, ShelfSearch } from './model.ts'

interface Position {
  lat: number
  lng: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Grows as the distance does; of use for nothing but order. */
function farness(from: Position, to: Position): number {
  const east = (to.lng - from.lng) * Math.cos(radians((from.lat + to.lat) / 2))
  return (to.lat - from.lat) ** 2 + east ** 2
}

const names = new Intl.Collator('ko')

/** As they were kept: newest first. */
export function ordered(list: readonly Kept[], sort: ShelfSearch['sort'], from: Position): readonly Kept[] {
  if (sort === 'near') return [...list].sort((a, b) => farness(from, a) - farness(from, b))
  if (sort === 'name') return [...list].sort((a, b) => names.compare(a.name, b.name))
  return list
}

/** "1MB 미만", "3.4MB", "128MB". */
export function spaceText(bytes: number): string {
  const megabytes = bytes / 1_000_000
  if (megabytes < 1) return '1MB 미만'
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes).toLocaleString('ko-KR')}MB`
}
