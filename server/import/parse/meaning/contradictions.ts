import { weightText } from '../../../../contract/policy/limit-text.ts'
import { SIZE_NAME, SIZES, type Size } from '../../../../contract/dogs/dog-sizes.ts'
import type { Requirement } from '../../../../contract/policy/policy.ts'
import type { Facts } from './facts.ts'
import { opposite } from './whom.ts'

/** Sentences that can't all hold as they are read: their words are left open. */

/** "대형견이 아니면 예약 없이 가능, 대형견은 예약": who is asked to book isn't turned away. */
export function refusedAndAsked({ limits, sure }: Facts): string[] {
  const asked = sure.requirements.filter(
    ({ kind, who, weight, dogs }) => kind === 'reservation' && !dogs && (who !== 'all' || weight),
  )
  const refused = asked.filter(({ who, weight }) =>
    limits.some(
      ({ sizes, weight: most, days }) =>
        days === null &&
        ((sizes && !weight && SIZES.some((size) => size === who && !sizes.includes(size))) ||
          (most && weight && weight.kg === most.kg && weight.bound === opposite(most).bound)),
    ),
  )
  return refused.map(
    ({ who, weight, detail }) => detail ?? (weight ? weightText(weight) : `${SIZE_NAME[who as Size]} 예약`),
  )
}

const CARRIED: ReadonlySet<Requirement['kind']> = new Set(['carrier', 'stroller', 'held'])

const isOfInside = ({ kind, who, weight, indoor, detail }: Requirement): boolean =>
  (CARRIED.has(kind) || (kind === 'reservation' && indoor)) &&
  who === 'all' &&
  weight === undefined &&
  (indoor || /실내|안쪽|내부|매장\s*안/.test(detail ?? '')) &&
  !/이동(?!장|\s*가방)|화장실|통로/.test(detail ?? '')

/** "테라스는 함께할 수 있고 실내는 이동장에 들어가 있어야 합니다": all come inside as well, in one. */
export const isCarriedInside = ({ sure }: Facts): boolean => sure.requirements.some(isOfInside)

/** "테라스만 가능하고 실내는 이동장에 들어가 있어야 합니다": whether the inside is open to those who are carried, can't be told. */
export const outsideAndCarried = ({ areas, sure }: Facts): string[] =>
  areas.outdoorOnly && !areas.indoor && !areas.indoorOnTerms
    ? sure.requirements.filter(isOfInside).map(({ detail }) => detail ?? '실내 이용')
    : []
