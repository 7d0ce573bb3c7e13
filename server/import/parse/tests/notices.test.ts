import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['입마개(맹견), 목줄 2m 이내', 'leash(2m 이내) muzzle@restricted'],
  ['입마개(대형견만), 목줄(전 견종)', 'leash muzzle@large'],
  ['목줄(소형견 제외) 필수', 'leash@large leash@medium'],
  ['입마개(소형견 제외 없음)', '?[입마개(소형견 제외 없음)]'],
  ['성인 1인당 1마리', '?[성인 1인당 1마리]'],
  ['보호자 1명당 2마리 동반 가능', 'max2/person'],
  ['몸무게 제한은 12키로입니다', '<=12'],
  ['15kg 넘는 큰 강아지는 힘들 것 같아요', '<=15'],
  ['6개월은 지나야 들어올 수 있어요', 'age>=6'],
])('Truth: how public lists shorten what they ask: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['소형견은 언제나 가능, 중형견 이상은 평일만 가능', '@067:small'],
  ['소형견은 언제나 환영, 대형견은 평일만 가능', '?[소형견은 언제나 환영]'],
  ['소형견만 가능하지만 예약 시 중형견도 가능', 'reservation@medium small+medium'],
  ['크기 상관없이 다 되는데 맹견은 입마개 해주세요', 'muzzle@restricted'],
  ['중형견까지만 모실게요', 'small+medium'],
  ['발정 난 강아지는 못 와요', '-inHeat'],
  ['진돗개 같은 맹견류는 예약이 안돼요', '-breed:진돗개 -restricted'],
  ['중성화 안 된 남자아이들은 매너벨트 꼭이요', 'mannerBelt@unneutered(수컷)'],
  ['예약제라 미리 전화 주셔야 해요', 'reservation'],
  ['동물등록이 된 아이만 출입할 수 있습니다', 'registration'],
  ['신분증 맡기셔야 해요', 'guardianId'],
  ['이불은 꼭 챙겨오세요', 'ownBedding'],
  ['실내에서는 내려놓으면 안 돼요', 'carrier|stroller|held!in'],
  ['실내는 7키로까지만 가능합니당', 'assignedArea@>7(실내 불가)'],
  ['강아지랑 같이 갈수있는 카페예요 ㅎㅎ 야외만 가능해용', 'outdoor'],
])('Truth: how owners put who may come and what they ask: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['18시 이후 실내 불가', '?[18시 이후 실내 불가]'],
  ['7~8월 성수기에는 입장 불가', '?[7~8월 성수기에는 입장 불가]'],
  ['오후 6시부터 반려견 동반 가능', '?[오후 6시부터 반려견 동반 가능]'],
  [
    '부정기 휴무(인스타 공지) 애견동반 가능 대형견은 미리 연락주세요',
    'note(부정기 휴무(인스타 공지)) reservation@large',
  ],
])('Truth: seasons and hours stay open, days off at no fixed time are a remark: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test('Truth: a description does not drop that dogs may not get on beds', () => {
  const reading = readDescription('강아지 동반 펜션이에요. 침구 위에 올라가는 것을 금합니다.')
  expect(summary(reading)).toEqual(['note(침구 위에 올라가는 것을 금합니다)'])
})
