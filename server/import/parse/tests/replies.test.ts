import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['8kg 이하 아이들만 와주세요! 그 이상은 죄송해요', '<=8'],
  ['12kg 이상은 어렵고 그 이하는 캐리어 필수', '<12 carrier'],
  ['주말은 혼잡하므로 대형견은 피해주세요', '@06:small+medium'],
  ['견주가 없는 반려견 입장 불가', 'note(견주가 없는 반려견 입장 불가)'],
  ['예방접종을 하지 않았거나 질병이 있으면 입장 불가', '-ill vaccination'],
  ['이동장 사용 시에만 입장 가능하며 좌석에 올려놓기 금지', 'carrier note(좌석에 올려놓기 금지)'],
  ['두 마리 이상이거나 10kg가 넘는 경우에는 미리 전화 주셔야 합니다', 'reservation(두 마리 이상) reservation@>10'],
  ['반려견 환영합니다. 단 대형견은 평일에만 방문 가능해요', '@067:small+medium'],
  ['애견 동반은 어렵습니다. 안고 계셔도 안돼요ㅠㅠ', 'none'],
  ['캐리어에 넣어서 들어오셔야하고 바닥에 내려놓으시면 안됩니당', 'carrier'],
  ['강아지 동반 가능해요ㅎㅎ 근데 15키로 넘는 친구들은 테라스로 안내해드리고 있어요', 'outdoorOnly@>15(테라스만)'],
  ['야외 정원은 목줄 하시면 자유롭게, 실내는 안고 계시면 가능해요', 'all held!in leash(야외 정원)'],
  ['생후 6개월 안된 강아지는 입장 불가', 'age>=6'],
  ['반려견 동반 객실에 한하여 가능, 객실당 1마리', 'assignedArea(지정된 객실만) max1/room some'],
  ['대형견이라도 입마개를 착용하면 입장할 수 있습니다', 'muzzle@large'],
  ['월요일~목요일만 중형견 이상 가능, 금토일은 소형견만', '@0567:small @056:small'],
  ['맹견이 아니라면 무게 제한 없이 가능', '-restricted'],
  ['실내는 안 되지만 안고 있으면 괜찮습니다', 'all held!in'],
  ['저희는 대형견 전문 카페라 소형견은 안전상 입장이 안됩니다', 'medium+large'],
  ['예약할때 견종이랑 몸무게 남겨주시면 확인후 가능여부 안내드려요', 'reservation'],
  ['수목은 훼손하지 마세요', 'note(수목은 훼손하지 마세요)'],
])('Truth: how owners answer: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['10kg 이하만 실내 가능, 그 이상은 불가'],
  ['실내는 5kg 이하, 야외는 15kg 이하'],
  ['실내 불가. 단 대형견은 평일에만 가능'],
  ['반려동물은 별도 공간에서만 대기'],
  ['대형견 불가. 그런데 리트리버는 가능'],
])('Truth: what can’t be told stays open: %s', (text) => {
  expect(read(text)).toContain('?[')
})
