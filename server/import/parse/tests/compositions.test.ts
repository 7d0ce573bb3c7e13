import { expect, test } from 'vitest'
import { formsOf } from '../grammar/inflection.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['들어가', '들어갈 들어가실 들어가 들어가셔 들어가면 들어가시면 들어가지 들어가시지'],
  ['데려오', '데려올 데려오실 데려와 데려오셔 데려오면 데려오시면 데려오지 데려오시지'],
  ['앉', '앉을 앉으실 앉아 앉으셔 앉으면 앉으시면 앉지 앉으시지'],
  ['걷', '걸을 걸으실 걸어 걸으셔 걸으면 걸으시면 걷지 걸으시지'],
  ['다니', '다닐 다니실 다녀 다니셔 다니면 다니시면 다니지 다니시지'],
  ['이용하', '이용할 이용하실 이용해 이용하셔 이용하면 이용하시면 이용하지 이용하시지'],
])('Truth: the forms of a verb are made from its stem: %s', (stem, forms) => {
  expect(Object.values(formsOf(stem)).flat().join(' ')).toBe(forms)
})

test('Truth: verbs without a rule of their own take their infinitive from the table', () => {
  expect(formsOf('들르', '들러').infinitive).toEqual(['들러', '들르셔'])
  expect(formsOf('머물', '머물러').conditional).toEqual(['머물면', '머무시면'])
})

test.each([
  // "나머지" and "그 외" are the dogs or the parts that the text didn't name.
  ['소형견은 가능하지만 나머지는 불가합니다', 'small'],
  [
    '대형견은 마당에만 머물 수 있고 나머지는 실내도 가능해요',
    'note(나머지는 실내도 가능해요) outdoorOnly@large(마당만)',
  ],
  ['10kg 이하는 목줄, 그 외 견종은 입마개 착용', 'leash@<=10 muzzle@>10'],
  ['평일은 소형견만, 그 외는 불가', '?[그 외는 불가] ?[평일은 소형견만]'],
  // Between two bounds of weight, where none heavier comes.
  ['5kg 초과 10kg 이하는 이동장 필수, 10kg 초과는 입장 불가', '<=10 carrier@>5'],
  ['5kg 초과 10kg 이하는 이동장 필수, 10kg 초과는 이동장 필수', 'carrier@>10 carrier@>5'],
  ['5kg 초과 10kg 이하는 이동장 필수', '?[5kg 초과 10kg 이하] '],
  ['5kg 이하는 안고 입장 가능, 5kg 초과는 이동장 필수', 'carrier@>5 held@<=5'],
  // Numbers by group and by day.
  [
    '소형견은 3마리, 중형견은 2마리, 대형견은 1마리까지 입장 가능',
    'max3 reservation@large(대형견은 1마리까지 입장 가능) reservation@medium(중형견은 2마리)',
  ],
  ['평일은 2마리까지, 주말은 1마리만 동반 가능', 'max2 reservation(주말은 1마리만 동반 가능)'],
  // Which dogs and where, with one predicate or none.
  ['12kg 이하는 실내, 12kg 초과는 야외석', 'note(12kg 이하는 실내) outdoorOnly@>12(야외석만)'],
  [
    '중·대형견은 야외 데크, 소형견은 실내도 가능합니다',
    'note(소형견은 실내도 가능합니다) outdoorOnly@large(야외 데크만) outdoorOnly@medium(야외 데크만)',
  ],
  [
    '대형견은 야외 데크, 소형견은 실내도 가능합니다',
    '?[소형견은 실내도 가능합니다] note(소형견은 실내도 가능합니다) outdoorOnly@large(야외 데크만)',
  ],
  ['반려견은 1층 로비까지만', 'assignedArea(1층 로비만) some'],
  ['실내는 5kg 이하만 안고 입장할 수 있습니다', 'assignedArea@>5(실내 불가) held@<=5!in'],
  // Some may although a part is refused: there, or at all.
  [
    '실내 동반 불가 (단, 5kg 미만은 이동장에 넣은 경우 가능)',
    '?[실내 동반 불가 (단, 5kg 미만은 이동장에 넣은 경우 가능)] outdoor',
  ],
  ['실내 동반 불가. 소형견은 이동장 이용 시 가능', '?[소형견은 이동장 이용 시 가능] outdoor'],
  ['대형견이 아니면 입장할 수 있고 대형견은 예약하셔야 합니다', '?[대형견 예약] reservation@large'],
  ['잔디밭에는 들어가지 않도록 주의해 주시기 바랍니다', 'assignedArea(잔디밭 불가) some'],
  // What a dog is turned away for lacking it must have.
  ['미접종견 입장 불가', 'vaccination'],
  ['미등록견 입장 불가', 'registration'],
  [
    '7kg 이하만 입실할 수 있으며, 초과 시 당일 입실이 거절될 수 있습니다',
    '<=7 note(초과 시 당일 입실이 거절될 수 있습니다)',
  ],
  // Where guests are led.
  ['반려견과 함께 오신 분은 2층 홀을 이용해 주세요', 'assignedArea(2층 홀만) some'],
  ['반려견은 입구에서 함께 들어와 주세요', '?[반려견은 입구에서 함께 들어와 주세요]'],
])('Truth: dogs, weights and numbers are told of each other: %s', (text, reading) => {
  expect(read(text)).toBe(reading.trim())
})

test.each([
  ['송림 구역은 반려견 출입 불가', 'assignedArea(송림 구역 불가) some'],
  ['문화재로 지정된 고택에는 반려견 입장 불가', 'assignedArea(문화재로 지정된 고택 불가) some'],
  ['포메 테라스 불가', '?[포메 테라스 불가]'],
  ['이웃 구역은 반려견 출입 불가', '?[이웃 구역은 반려견 출입 불가]'],
])('Truth: unknown words are of a name before a word for a part, unless they may be more: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  '의자나 테이블 위에는 올리지 말아 주세요',
  '다른 손님께 다가가지 않게 줄을 짧게 잡아 주세요',
  '배변은 보호자님이 바로 치워 주시기 바랍니다',
  '물그릇이 필요하시면 말씀해 주세요',
])('Truth: what is asked of guests while they are there is a note: %s', (text) => {
  expect(readRestriction(text)).toMatchObject({ entry: null, limits: [], unparsed: [] })
})

test.each([
  '카펫이 깔린 공간은 피해 주세요',
  '큰 아이는 다른 손님께 다가가지 않게 집에 두고 와 주세요',
  '의자에 올리지 말고 바닥에 내려놓지 마시고 안아 주세요',
  '이동장이 필요하시면 입장 전에 말씀해 주세요',
  '레일바이크는 안거나 캐리어에 넣어 탑승 (10kg 이하)',
])('Truth: what may bear on coming in is no note: %s', (text) => {
  expect(readRestriction(text).unparsed).not.toEqual([])
})
