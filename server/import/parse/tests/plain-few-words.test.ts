import { expect, test } from 'vitest'
import { shown } from '../../fixture/reading.ts'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'

const rulesIn = (parts: readonly string[]) => parts.filter((part) => !part.startsWith('note(')).join(' | ')

test.each([
  ['10kg 언더만 받아요', '<=10'],
  ['5kg 안쪽만 돼요', '<=5'],
  ['15kg이 한계예요', '<=15'],
  ['10kg 이하 아이만 오세요', '<=10'],
  ['7kg 미만만 데려와 주세요', '<7'],
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
  ['전날까지 알려 주셔야 해요', 'reservation(전날까지)'],
  ['방문 전 디엠 주세요', 'reservation'],
  ['네이버로 예약하고 오세요', 'reservation'],
  ['펫프리존은 2층뿐이에요', 'assignedArea(2층만) | some'],
  ['홀은 곤란하고 뒤뜰은 괜찮아요', 'assignedArea(홀 불가) | some'],
  ['안내해 드리는 자리로만 가능해요', 'assignedArea(지정 좌석만) | some'],
  ['낯선 사람을 보고 많이 짖는 아이는 입장을 삼가 주세요', '-barking'],
  ['대형견과 방문하실 분은 하루 전까지 연락 주세요', 'reservation@large'],
  ['크기보다 성격! 얌전한 아이라면 대형견도 환영이에요', '-aggressive'],
  ['목줄을 하지 않은 채 돌아다니는 것은 금지입니다', 'leash'],
  ['주차장에서 내리실 때부터 목줄을 착용해 주세요', 'leash'],
  ['카페 안에서 목줄을 풀어 놓으셔도 되지만 마당에서는 꼭 매 주세요', 'leash(마당)'],
  ['이동장에 넣어 무릎 위에 올려 두시면 탑승할 수 있습니다', 'carrier'],
  ['주인과 함께라면 어디든 갈 수 있지만 수영장은 들어갈 수 없어요', 'assignedArea(수영장 불가) | some'],
  [
    '수영장 이용 시에는 객실에 두고 오셔야 하고 대형견은 투숙할 수 없습니다',
    'assignedArea(수영장 불가) | small+medium | some',
  ],
  ['반려견 추가 시 마리당 2만 원이며 최대 3마리입니다', 'max3'],
  // How guests behave.
  ['애견 동반은 가능하지만 다른 손님이 불편해하시면 자리를 옮겨 드릴 수 있습니다', ''],
  ['보호자가 자리를 비우실 때는 반려견도 함께 나가 주세요', ''],
  ['펫시트를 깔아 주시면 좌석에 앉혀도 괜찮습니다', ''],
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

test.each([
  '얌전한 아이라면 대형견도 안 돼요',
  '목줄을 하지 않은 채 돌아다니는 것은 괜찮습니다',
  '주차장에서 내리실 때부터 이동장을 이용해 주세요',
  '실내에서는 목줄을 풀어도 되지만 마당에서는 꼭 이동장에 넣어 주세요',
  '이동장에 넣어 무릎 위에 올려 두셔도 탑승할 수 없습니다',
  '보호자와 함께라면 어디든 갈 수 없지만 수영장은 들어갈 수 있어요',
  '최대 2마리입니다만 대형견은 1마리입니다',
])('Truth: what turns the sense of it round leaves it open: %s', (text) => {
  expect(shown(readRestriction(text)).join()).toContain('?[')
})
