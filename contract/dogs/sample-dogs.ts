import type { Dog } from './dogs.ts'

const dog = (weightKg: number, size: Dog['size'], restricted = false): Dog => ({
  name: null,
  weightKg,
  size,
  breed: restricted ? '로트와일러' : '푸들',
  restricted,
  guide: false,
  count: 1,
})

/** Dogs by which a changed policy is judged where no real dog is at hand: in an import's report, in the editor of a place. */
export const SAMPLE_DOGS: readonly (readonly [text: string, dog: Dog])[] = [
  ['3kg 소형견', dog(3, 'small')],
  ['8kg 소형견', dog(8, 'small')],
  ['14kg 중형견', dog(14, 'medium')],
  ['32kg 대형견', dog(32, 'large')],
  ['32kg 맹견', dog(32, 'large', true)],
]
