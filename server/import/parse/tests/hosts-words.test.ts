import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['10kg 이상은 예약이 안 됩니다', '<10'],
  ['대형견은 예약이 어렵습니다', 'small+medium'],
  ['10kg 이하는 예약이 안 됩니다', '?[안 됩니다] reservation@<=10'],
  ['맹견은 입장 자체가 제한된다', '-restricted'],
  ['대형견은 처음부터 야외석만 드립니다', 'outdoorOnly@large(야외석만)'],
  ['대형견은 야외석도 드립니다', '?[대형견은 야외석도 드립니다]'],
  ['2층은 노키즈존이자 노펫존입니다', 'assignedArea(2층 불가) some'],
  ['2층은 노키즈존입니다', 'note(2층은 노키즈존입니다)'],
  ['카운터에 말씀하시면 테라스 자리로 안내해 드립니다', 'assignedArea(테라스 자리만) outdoor'],
  ['직원이 확인한 뒤에 들어오실 수 있어요', 'reservation'],
  ['수유실을 뺀 모든 곳에 함께 가실 수 있습니다', 'assignedArea(수유실 불가) some'],
  ['생리 기간이면 방문을 미뤄 주세요', '-inHeat'],
])('Truth: what hosts refuse and where they lead, in their words: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['배변패드는 제공하지 않으니 꼭 챙겨 주세요', 'ownSupplies(배변패드)'],
  ['배변패드는 제공하니 챙겨 오지 않으셔도 돼요', '?[배변패드는 제공하니 챙겨 오지 않으셔도 돼요]'],
  ['배변패드는 넉넉히 챙겨 주세요', 'ownSupplies(배변패드)'],
  ['15kg이 넘는 아이는 미리 상의가 필요하다', 'reservation@>15'],
  ['대형견과 오실 때는 미리 전화 주세요', 'reservation@large'],
  ['이동가방(지퍼 닫힘)에 넣은 5kg 이하 반려동물만 열차 탑승 가능', '<=5 carrier'],
  ['이동가방에 넣은 5kg 이상 반려동물만 탑승 가능', '>=5 carrier'],
  ['실내에 들어오려면 가방에 넣거나 안아야 하고 마당에서는 줄만 잡고 있으면 돼요', 'carrier|held!in leash(마당)'],
  ['대형견 이외에는 목줄만 하면 됩니다', '?[대형견 이외에는 목줄만 하면 됩니다]'],
  ['등록번호를 확인하고 있어요', 'registration'],
])('Truth: what hosts ask for, in their words: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['소형견 8kg 미만 실내 입장 가능, 8kg 이상은 야외 데크 이용', 'outdoorOnly@>=8(야외 데크만)'],
  ['소형견(8kg 미만) 실내 입장 가능, 8kg 이상은 야외 데크만 가능', 'outdoorOnly@>=8(야외 데크만)'],
  ['15kg까지는 방에서 같이 잘 수 있지만 그보다 크면 마당만 가능합니다', 'outdoorOnly@>15(마당만)'],
  ['15kg 이하는 입마개 없이 가능하고 15kg 초과는 입마개를 해야 합니다', 'muzzle@>15'],
  ['20kg 이하 중형견까지 가능합니다', '<=20'],
  ['12kg 미만 중형견까지만 받습니다.', '<12'],
  ['1층 테이블 3개에 한해 가능하므로 자리가 없을 수 있습니다', 'assignedArea(1층 테이블만) some'],
  ['2kg 미만 아기 강아지는 안전을 위해 받지 않고 30kg까지만 입장할 수 있습니다', '<=30 >=2'],
])('Truth: dogs told apart by weight, and what is left for them: %s', (text, reading) => {
  expect(
    summary(readRestriction(text))
      .filter((part) => !part.startsWith('note('))
      .join(' '),
  ).toBe(reading)
})

test('Truth: a remark is quoted with the word that its bracket stands behind', () => {
  expect(read('소형견(7kg 미만)은 실내 동반이 가능하고 7kg 이상은 야외 데크만 이용하실 수 있습니다.')).toContain(
    'note(소형견(7kg 미만)은 실내 동반이 가능하고)',
  )
})

test.each([
  '입마개 착용한 대형견, 소형견은 입장 가능합니다',
  '입마개 착용한 대형견, 소형견·중형견은 목줄만 하면 입장 가능합니다',
])('Truth: whether small dogs wear a muzzle as well stays open: %s', (text) => {
  for (const reading of [readRestriction(text), readDescription(text)]) {
    expect(reading.unparsed).not.toEqual([])
    expect(reading.requirements.filter(({ kind, who }) => kind === 'muzzle' && who !== 'large')).toEqual([])
  }
})

test.each([
  ['테라스에서는 함께할 수 있지만 실내는 이동장에 들어가 있어야 합니다', 'all assignedArea(테라스) carrier!in'],
  ['테라스 동반 가능. 실내에서는 안고 계셔야 합니다', 'all assignedArea(테라스) held!in'],
  ['실내는 케이지, 야외는 자유롭게 이용하세요', 'all carrier!in'],
  ['테라스 동반 가능. 실내 이동 시에는 안아 주세요', 'assignedArea(테라스) held(실내 이동 시) outdoor'],
  ['테라스만 가능. 실내에서는 안고 계셔야 합니다', '?[실내 이용] assignedArea(테라스만) held!in'],
])(
  'Truth: who is carried inside comes inside; where a part outside is all there is it stays open: %s',
  (text, reading) => {
    expect(read(text)).toBe(reading)
  },
)

test.each([
  ['반려견은 10kg 이하로 제한되며 최대 2마리까지 가능하다', '<=10 max2'],
  ['입실 가능 견종은 10kg 미만이며, 객실당 1마리입니다', '<10 max1/room'],
  ['체고 35cm가 넘거나 8kg을 초과하는 강아지는 숙박이 어렵습니다', '<=8 height<=35'],
  ['반려견은 객실당 한 마리로 제한되며 10kg을 초과할 수 없다', '<=10 max1/room'],
  ['소형견만 가능해요(말티즈, 푸들, 포메 등)', 'small'],
  ['소형견만 가능(푸들, 비숑 제외)', '-breed:비숑 -breed:푸들 small'],
  ['목줄 미착용 시 10만원 이하 과태료가 부과될 수 있습니다', 'leash'],
  ['입장 전 리드줄 착용 부탁드려요', 'leash'],
])('Truth: limits and demands in the words of notices: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})
