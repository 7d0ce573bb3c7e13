import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  [
    '소형견이 아니라면 실내 이용은 어렵고 마당에서만 함께하실 수 있어요.',
    'assignedArea@large(실내 불가) assignedArea@medium(실내 불가) outdoorOnly@large(마당만) outdoorOnly@medium(마당만)',
  ],
  [
    '소형견 외에는 실내는 불가하고 테라스만 가능합니다',
    'assignedArea@large(실내 불가) assignedArea@medium(실내 불가) outdoorOnly@large(테라스만) outdoorOnly@medium(테라스만)',
  ],
  [
    '소형견을 제외하고는 테라스만 가능하고 실내는 안 됩니다',
    'assignedArea@large(실내 불가) assignedArea@medium(실내 불가) outdoorOnly@large(테라스만) outdoorOnly@medium(테라스만)',
  ],
  [
    '소형견 외에는 테라스만 가능하고 예약 필수',
    'outdoorOnly@large(테라스만) outdoorOnly@medium(테라스만) reservation@large reservation@medium',
  ],
])('who is left out is kept outside alone: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['소형견이 아니라면 입마개를 해야 하고 실내는 어렵습니다', '?[실내는 어렵습니다] muzzle@large muzzle@medium'],
  [
    '대형견은 실내 이용은 어렵습니다. 마당에서만 함께하실 수 있어요',
    '?[마당에서만 함께하실 수 있어요] assignedArea@large(실내 불가)',
  ],
  [
    '10kg 초과는 실내 이용은 어렵습니다. 마당에서만 함께하실 수 있어요',
    '?[마당에서만 함께하실 수 있어요] assignedArea@>10(실내 불가)',
  ],
  [
    '접종을 하지 않았다면 실내는 어렵고 마당만 이용 가능합니다',
    '?[접종을 하지 않았다면 실내는 어렵고 마당만 이용 가능합니다]',
  ],
  ['목줄을 하지 않으면 실내는 어렵고 테라스만 가능해요', '?[테라스만 가능해요] leash!in'],
  ['케이지가 없으면 실내 이용은 어렵고 테라스만 가능합니다', '?[테라스만 가능합니다] carrier!in'],
])('where it may be of some dogs, it is open whether all are kept outside: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test('what is asked for in one part alone is asked for there', () => {
  expect(read('전시동 1층만 안고 관람 가능, 2층은 출입 불가, 야외는 목줄 착용')).toBe(
    'assignedArea(전시동 1층만 · 2층 불가) held(전시동 1층) leash(야외) some',
  )
})
