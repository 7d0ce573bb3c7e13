import { type PlaceSearch, keysOf, tidy } from '../model.ts'
import { activeFilters, fitsLabel, type Names } from './model.ts'

export interface Widening {
  id: string
  /** The condition that is removed: "강릉시". */
  label: string
  /** The label of the step: "강원 전체에서 찾기". */
  action: string
  search: PlaceSearch
}

/**
 * Offers for an empty list, each relaxing one condition. Groups are alternatives of each other, so they are removed together;
 * a 시군구 widens to its 시도; a dog's filter first admits places with an unknown verdict.
 */
export function widenings(search: PlaceSearch, names: Names): Widening[] {
  const steps: Widening[] = []
  const step = (id: string, label: string, action: string, change: Partial<PlaceSearch>) =>
    steps.push({ id, label, action, search: tidy({ ...search, ...change }) })

  if (search.sido && search.sigungu)
    step('sigungu', search.sigungu, `${search.sido} 전체에서 찾기`, { sigungu: undefined })
  else if (search.sido) step('sido', search.sido, '전국에서 찾기', { sido: undefined })
  if (search.g) step('g', keysOf(search.g).map(names.group).join(', '), '모든 종류에서 찾기', { g: undefined })
  const fits = fitsLabel(search, names.dogs)
  if (fits) {
    if (search.fits === 'can') step('maybe', fits, '확인이 필요한 곳도 보기', { fits: 'maybe' })
    else step('fits', fits, '강아지 조건 빼기', { fits: undefined, kg: undefined, size: undefined })
  }
  const single = new Set(['open', 'in', 'out', 'free', 'fresh'])
  for (const { id, label, without } of activeFilters(search, names)) {
    if (single.has(id) || id.startsWith('opt-')) steps.push({ id, label, action: `‘${label}’ 빼기`, search: without })
  }
  return steps
}
