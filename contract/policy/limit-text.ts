import { SIZES, SIZE_NAME } from '../dogs/dog-sizes.ts'
import type { Bound, Limit } from './policy.ts'

/** A limit as Korean text. Apart from the other texts of a policy, since every card shows it. */

const BOUND_NAME: Record<Bound, string> = { lte: '이하', lt: '미만', gte: '이상', gt: '초과' }

/** "15kg 미만", "소형견·중형견", "3kg 이하 소형견"; '' if it limits nothing. */
export function limitText({ weight, sizes }: Pick<Limit, 'weight' | 'sizes'>): string {
  const kg = weight && weightText(weight)
  const all = !sizes || SIZES.every((size) => sizes.includes(size))
  const names = all
    ? ''
    : SIZES.filter((size) => sizes.includes(size))
        .map((size) => SIZE_NAME[size])
        .join('·')
  return [kg, names].filter(Boolean).join(' ')
}

/** "15kg 미만". */
export const weightText = ({ kg, bound }: NonNullable<Limit['weight']>) => `${kg}kg ${BOUND_NAME[bound]}`
