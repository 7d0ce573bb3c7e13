import { calledName, josa } from '../../../../contract/text/josa.ts'
import type { Dog } from '../../../../contract/dogs/dogs.ts'
import { SIZE_NAME } from '../../../../contract/dogs/dog-sizes.ts'
import type { PlaceOrder } from '../../../../contract/places/place-order.ts'
import { grouped } from '../../../lib/number-text.ts'
import { partyName } from '../../dogs/travel/model.ts'
import { dogsOf, keysOf, OPEN_HOSPITALS, type PlaceSearch, tidy, toggleKey } from '../model.ts'

export const ORDER_NAME: Record<PlaceOrder, string> = {
  relevance: '정확도순',
  near: '가까운 순',
  liked: '찜 많은 순',
  rated: '평점 높은 순',
  verified: '최근 확인순',
}

export const ordersOf = ({ q }: PlaceSearch): PlaceOrder[] =>
  q ? ['relevance', 'near', 'liked', 'rated', 'verified'] : ['near', 'liked', 'rated', 'verified']

/** The required freshness of the policy, as one choice: each older one includes the newer ones. */
export const FRESH_CHOICES = [
  { value: 'fresh', name: '6개월 안에 확인' },
  { value: 'due,fresh', name: '1년 안에 확인' },
] as const

/** Names for the labels that the address does not contain. */
export interface Names {
  group: (key: string) => string
  option: (key: string) => string
  dogs: readonly Dog[]
}

export interface ActiveFilter {
  id: string
  label: string
  /** The search without this filter. */
  without: PlaceSearch
  /** The filter bar shows it as a switch. */
  quick: boolean
}

/** "콩이가", "밤톨이가", "우리 강아지가", "콩이 외 2마리가": the dogs as a grammatical subject. */
export const asSubjectText = (dogs: readonly Dog[]) => josa(calledName(partyName(dogs)), '이/가')

export function fitsLabel(search: PlaceSearch, own: readonly Dog[]): string | null {
  const [dog] = dogsOf(search, own)
  if (!search.fits || !dog) return null
  const who = search.kg === undefined ? asSubjectText(own) : `${dog.weightKg}kg ${SIZE_NAME[dog.size]}이`
  return search.fits === 'can' ? `${who} 갈 수 있는 곳` : `${who} 못 가는 곳 빼고`
}

/** Every filter except the search words, in the order of the filter panel. */
export function activeFilters(search: PlaceSearch, names: Names): ActiveFilter[] {
  const filters: ActiveFilter[] = []
  const drop = (id: string, label: string, without: Partial<PlaceSearch>, quick = false) =>
    filters.push({ id, label, without: tidy({ ...search, ...without }), quick })

  const fits = fitsLabel(search, names.dogs)
  if (fits)
    drop(
      'fits',
      fits,
      { fits: undefined, kg: undefined, size: undefined },
      search.fits === 'can' && search.kg === undefined,
    )
  for (const key of keysOf(search.g))
    drop(`g-${key}`, names.group(key), { g: toggleKey(search.g, key) }, asksOpenHospitals(search))
  if (search.sido) {
    const label = search.sigungu ? `${search.sido} ${search.sigungu}` : search.sido
    drop('region', label, { sido: undefined, sigungu: undefined })
  }
  if (search.open)
    drop('open', search.open === 1 ? '지금 영업 중' : '영업시간 모름', { open: undefined }, search.open === 1)
  if (search.in) drop('in', '실내', { in: undefined }, true)
  if (search.out) drop('out', '야외', { out: undefined }, true)
  if (search.free) drop('free', '동반 요금 없음', { free: undefined }, true)
  for (const key of keysOf(search.opt)) drop(`opt-${key}`, names.option(key), { opt: toggleKey(search.opt, key) })
  if (search.fresh) {
    const choice = FRESH_CHOICES.find(({ value }) => value === search.fresh)
    drop('fresh', choice?.name ?? '확인 시기', { fresh: undefined })
  }
  return filters
}

/** The search without filters, only its words and order. */
export const unfiltered = ({ q, sort }: PlaceSearch): PlaceSearch => tidy({ q, sort })

/** Whether the search is that for open hospitals, and the search after a tap on it: dogs don't matter there, and the nearest comes first. */
export const asksOpenHospitals = ({ g, open }: PlaceSearch) => g === OPEN_HOSPITALS.g && open === OPEN_HOSPITALS.open
export const toggleOpenHospitals = (search: PlaceSearch): PlaceSearch =>
  tidy({
    ...search,
    ...(asksOpenHospitals(search) ? { g: undefined, open: undefined } : OPEN_HOSPITALS),
    fits: undefined,
    kg: undefined,
    size: undefined,
    sort: undefined,
  })

/** "128곳", "1,000곳 이상". */
export const countText = ({ count, capped }: { count: number; capped: boolean }) =>
  `${grouped(count)}곳${capped ? ' 이상' : ''}`
