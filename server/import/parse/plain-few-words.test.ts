import { expect, test } from 'vitest'
import { shown } from '../fixture/reading.ts'
import { readDescription } from './description.ts'
import { readRestriction } from './restriction.ts'

const rulesIn = (parts: readonly string[]) => parts.filter((part) => !part.startsWith('note(')).join(' | ')

test.each([
  ['10kg 언더만 받아요', '<=10'],
  ['5kg 안쪽만 돼요', '<=5'],
  ['15kg이 한계예요', '<=15'],
  ['6개월은 넘어야 해요', 'age>=6'],
  ['나이 제한 1살부터', 'age>=12'],
  ['세 마리는 안 받아요', 'max2'],
  ['작은 아이들만요', 'small'],
  ['큰 아이는 밖에서만요', 'outdoorOnly@large'],
  ['중대형견은 마당에서만요', 'outdoorOnly@large(마당만) | outdoorOnly@medium(마당만)'],
  ['예방접종 안 한 아이는 못 들어와요', 'vaccination'],
  ['광견병 접종 확인해요', 'vaccination(광견병)'],
  ['생리 중이면 다음에 오세요', '-inHeat'],
  ['주말은 피해 주세요', 'days=123457'],
  ['케이지째로만 들어가요', 'carrier'],
  ['계단은 안아서 올라가 주세요', 'held(계단)'],
  ['실내에서는 가방에 있어야 해요', 'carrier!in'],
  ['서약서 쓰고 들어와요', 'pledge'],
  ['카운터에 먼저 말씀해 주세요', 'reservation'],
  ['전날까지 알려 주셔야 해요', 'reservation'],
  ['방문 전 디엠 주세요', 'reservation'],
  ['네이버로 예약하고 오세요', 'reservation'],
  ['펫프리존은 2층뿐이에요', 'assignedArea(2층만) | some'],
  ['홀은 곤란하고 뒤뜰은 괜찮아요', 'assignedArea(홀 불가) | some'],
  ['안내해 드리는 자리로만 가능해요', 'assignedArea(지정 좌석만) | some'],
])('Truth: a rule in few words is read: %s', (text, reading) => {
  expect(rulesIn(shown(readDescription(`애견 동반 카페로 마당이 넓습니다. ${text}`)))).toBe(reading)
})

test.each([
  '10kg 언더는 안 받아요',
  '6개월은 넘지 않아야 해요',
  '작은 아이들만 빼고요',
  '세 마리는 받아요',
  '케이지째로는 못 들어가요',
  '펫프리존은 2층뿐이 아니에요',
  '실내에서는 가방에 있지 않아도 돼요',
])('Truth: what only resembles it is not read as that: %s', (text) => {
  const parts = rulesIn(shown(readRestriction(text)))
  expect(['<=10', 'age>=6', 'small', 'max2', 'carrier', 'carrier!in', 'assignedArea(2층만) | some']).not.toContain(
    parts,
  )
})
