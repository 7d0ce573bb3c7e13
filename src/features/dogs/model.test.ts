import { describe, expect, test } from 'vitest'
import { RESTRICTED_BREEDS } from '../../../contract/dogs/dog-breeds.ts'
import {
  chooseBreed,
  chooseSize,
  draftOf,
  EMPTY_DRAFT,
  isRestrictedBreed,
  parseKg,
  readDraft,
  stepWeight,
  typeWeight,
} from './model.ts'

const errorsOf = (draft: typeof EMPTY_DRAFT) => readDraft(draft).errors

describe('a dog in two taps', () => {
  test('a size is enough for a complete dog with a typical weight', () => {
    const { dog } = readDraft(chooseSize(EMPTY_DRAFT, 'medium'))
    expect(dog).toEqual({
      name: null,
      weightKg: 14,
      size: 'medium',
      breed: null,
      restricted: false,
      guide: false,
      count: 1,
    })
  })

  test('another size sets its typical weight, unless the visitor entered one', () => {
    expect(chooseSize(chooseSize(EMPTY_DRAFT, 'medium'), 'large').weight).toBe('28')
    expect(chooseSize(typeWeight(EMPTY_DRAFT, '9.8'), 'medium')).toMatchObject({ weight: '9.8', size: 'medium' })
  })

  test('an entered weight sets the size; incomplete input does not', () => {
    expect(typeWeight(EMPTY_DRAFT, '9.9').size).toBe('small')
    expect(typeWeight(EMPTY_DRAFT, '10').size).toBe('medium')
    expect(typeWeight(EMPTY_DRAFT, '25').size).toBe('large')
    expect(typeWeight(chooseSize(EMPTY_DRAFT, 'large'), '')).toMatchObject({ size: 'large', weighed: false })
    expect(typeWeight(chooseSize(EMPTY_DRAFT, 'large'), '.').size).toBe('large')
  })

  test('buttons step from the present value and stop at the limits', () => {
    expect(stepWeight(EMPTY_DRAFT, 0.5).weight).toBe('5.5')
    expect(stepWeight(typeWeight(EMPTY_DRAFT, '14.3'), -0.5).weight).toBe('13.8')
    expect(stepWeight(typeWeight(EMPTY_DRAFT, '0.5'), -0.5).weight).toBe('0.5')
    expect(stepWeight(typeWeight(EMPTY_DRAFT, '100'), 0.5).weight).toBe('100')
  })

  test('a described dog can be edited without loss', () => {
    const { dog } = readDraft({
      ...chooseSize(EMPTY_DRAFT, 'small'),
      name: '두부',
      breed: '푸들',
      count: 2,
      guide: true,
    })
    expect(readDraft(draftOf(dog)).dog).toEqual(dog)
  })
})

describe('bad input gets a clear error', () => {
  test.each([
    ['', '몸무게를 입력해 주세요.'],
    ['많이', '몸무게를 숫자로 입력해 주세요. (예: 4.5)'],
    ['1.2.3', '몸무게를 숫자로 입력해 주세요. (예: 4.5)'],
    ['-3', '몸무게를 숫자로 입력해 주세요. (예: 4.5)'],
    ['0', '0.5kg부터 100kg까지 입력할 수 있어요.'],
    ['140', '0.5kg부터 100kg까지 입력할 수 있어요.'],
  ])('weight "%s"', (weight, message) => {
    expect(errorsOf({ ...EMPTY_DRAFT, size: 'small', weight })).toEqual({ weight: message })
  })

  test('a missing size and a too long name are both reported', () => {
    expect(errorsOf({ ...EMPTY_DRAFT, name: '가'.repeat(21) })).toEqual({
      size: '크기를 골라 주세요.',
      weight: '몸무게를 입력해 주세요.',
      name: '이름은 20자까지 쓸 수 있어요.',
    })
  })

  test('numbers are accepted as people write them', () => {
    expect(parseKg('14,5')).toBe(14.5)
    expect(parseKg(' 14.5 kg')).toBe(14.5)
    expect(parseKg('１４．５')).toBe(14.5)
    expect(parseKg('.7')).toBe(0.7)
    expect(readDraft({ ...EMPTY_DRAFT, size: 'medium', weight: '14.26' }).dog?.weightKg).toBe(14.3)
  })
})

describe('맹견', () => {
  test('the five restricted breeds, and crosses named after them, set it', () => {
    expect(RESTRICTED_BREEDS.filter((breed) => !chooseBreed(EMPTY_DRAFT, breed).restricted)).toEqual([])
    expect(isRestrictedBreed('로트와일러 믹스')).toBe(true)
    expect(isRestrictedBreed('스태퍼드셔불테리어')).toBe(true)
    expect(isRestrictedBreed('불테리어')).toBe(false)
    expect(isRestrictedBreed('믹스견')).toBe(false)
  })

  test('another breed resets what the breed had set, not what the visitor chose', () => {
    expect(chooseBreed(chooseBreed(EMPTY_DRAFT, '도사견'), '비글').restricted).toBe(false)
    expect(chooseBreed({ ...EMPTY_DRAFT, restricted: true }, '믹스견').restricted).toBe(true)
  })
})
