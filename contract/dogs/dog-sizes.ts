export const SIZES = ['small', 'medium', 'large'] as const
export type Size = (typeof SIZES)[number]
export const SIZE_NAME: Record<Size, string> = { small: '소형견', medium: '중형견', large: '대형견' }

/** Upper ends in kg (exclusive) by which Korean places commonly distinguish small, medium and large dogs. */
export const SIZE_LIMIT_KG = { small: 10, medium: 25 } as const

/** Typical weight of each size: what is assumed until the weight is told. */
export const TYPICAL_KG: Record<Size, number> = { small: 5, medium: 14, large: 28 }

export function sizeOfWeight(kg: number): Size {
  if (kg < SIZE_LIMIT_KG.small) return 'small'
  return kg < SIZE_LIMIT_KG.medium ? 'medium' : 'large'
}

export const DOG_WEIGHT_KG = { min: 0.5, max: 100, step: 0.1 } as const
export const DOG_TEXT_LENGTH = { name: 20, breed: 40, note: 100 } as const

/** Most dogs of a party: bounds the query of a list. */
export const MAX_DOGS_TOGETHER = 10
