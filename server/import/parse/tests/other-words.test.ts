import { describe, expect, test } from 'vitest'
import { shown } from '../../fixture/reading.ts'
import { readRestriction } from '../restriction.ts'

const SAME: Record<string, readonly string[]> = {
  '<=10': [
    '10kg 이하만 입장 가능',
    '10kg까지 입장 가능합니다',
    '10kg을 넘으면 입장 불가',
    '10kg 초과 시 입장이 어렵습니다',
    '몸무게가 10kg을 넘지 않는 강아지만 가능',
    '10kg 넘는 아이들은 입장이 안 돼요',
    '10kg 이하로만 받아요',
    '최대 10kg',
    '10kg 제한',
    '체중 제한 10kg',
    '무게 10kg까지만 허용',
    '반려견 무게는 10kg 이하여야 합니다',
    '10kg 이하인 경우에 한해 입장하실 수 있습니다',
    '10kg 이하 동반 가능, 초과 불가',
    '10kg 이하는 입장 가능, 초과 시 불가',
  ],
  max2: [
    '최대 2마리',
    '2마리까지 가능',
    '두 마리까지만 받아요',
    '3마리 이상은 불가',
    '3마리부터는 입장이 안 됩니다',
    '반려견은 2마리 이내로 제한합니다',
    '2마리 초과 시 입장 불가',
    '동반 가능 마릿수는 2마리입니다',
    '마릿수: 최대 2마리',
  ],
  small: [
    '소형견만 가능',
    '소형견에 한함',
    '소형견 한정',
    '중·대형견 불가',
    '소형견 외 입장 불가',
    '소형견이 아니면 입장 불가',
    '중형견 이상은 받지 않아요',
    '중형견부터는 입장이 제한됩니다',
    '소형견만 함께 입장하실 수 있습니다',
  ],
  leash: [
    '목줄 필수',
    '리드줄을 꼭 매 주세요',
    '목줄을 하지 않으면 입장 불가',
    '목줄 없이는 들어올 수 없어요',
    '목줄을 풀지 마세요',
    '줄 풀기 금지',
    '오프리드 금지',
    '노리드 금지',
    '반려견은 반드시 목줄을 하고 다녀야 합니다',
    '목줄을 채운 강아지만 입장',
    '목줄을 착용하지 않은 반려견은 출입할 수 없습니다',
    '항상 리드줄을 착용한 상태로 이용해 주세요',
  ],
  carrier: [
    '케이지 필수',
    '켄넬 안에 있어야 합니다',
    '이동가방에 넣은 경우에만 가능',
    '이동장 밖으로 꺼내지 마세요',
    '캐리어 안에서만',
    '가방에 넣어서 들어오세요',
    '케이지 밖으로 나올 수 없습니다',
    '케이지 없이는 탑승 불가',
  ],
  outdoor: ['야외만 가능', '실내 불가', '실내는 안 돼요', '실외 동반만 가능'],
  'days=12345': ['평일만 가능', '주말과 공휴일에는 동반할 수 없습니다', '월~금만 동반 가능', '평일 한정'],
  reservation: [
    '사전 문의 필수',
    '미리 연락 부탁드려요',
    '방문 전 전화 주세요',
    '예약자만 입장',
    '동반 여부를 미리 말씀해 주세요',
  ],
}

describe.each(Object.entries(SAME))('Truth: the same rule in other words: %s', (rule, texts) => {
  test.each(texts)('%s', (text) => {
    expect(shown(readRestriction(text))).toEqual([rule])
  })
})

test.each([
  '줄 풀기 가능',
  '오프리드 가능',
  '목줄을 풀어도 됩니다',
  '목줄을 하지 않아도 됩니다',
  '케이지 밖으로 나올 수 있습니다',
  '10kg 제한 없음',
  '마릿수 제한 없음',
  '평일 제외',
  '10kg 이하 불가, 초과 가능',
])('Truth: its opposite is not read as that rule: %s', (text) => {
  const reading = shown(readRestriction(text))
  for (const rule of Object.keys(SAME)) expect(reading).not.toEqual([rule])
})

test.each([
  ['반려견 출입 가능 구역은 잔디마당, 산책로입니다', ['assignedArea(잔디마당, 산책로만)', 'outdoor']],
  ['반려견 출입 가능 구역은 1층입니다', ['assignedArea(1층만)', 'some']],
  ['반려견 동반이 가능한 공간은 테라스예요', ['assignedArea(테라스만)', 'outdoor']],
])('Truth: where dogs may be is all there is: %s', (text, expected) => {
  expect(shown(readRestriction(text))).toEqual(expected)
})

test('Truth: that there is no such place stays open', () => {
  expect(readRestriction('반려견 출입이 가능한 구역은 없습니다').unparsed).toHaveLength(1)
})
