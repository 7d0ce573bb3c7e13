import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  ['소형견을 제외하고는 케이지에 넣어야 입장할 수 있습니다.', 'carrier@large carrier@medium'],
  ['소형견 외에는 케이지 이용 시에만 입장 가능', 'carrier@large carrier@medium'],
  ['15kg 이하에 한정하며 이를 초과하는 경우에는 야외 좌석만 이용하실 수 있습니다.', 'outdoorOnly@>15(야외 좌석만)'],
  ['목줄을 한 반려견에 한하여 산책로 입장을 허용하되, 그렇지 않으면 차량에 두셔야 합니다.', 'leash(산책로)'],
  ['목줄만 했다면 크기는 상관없어요', 'leash'],
  ['견종에 관계없이 8kg까지이며 맹견은 무게와 무관하게 불가합니다.', '-restricted <=8'],
  ['입장이 불가능한 견종은 없으나 15kg 이상은 전화로 먼저 물어봐 주세요.', 'reservation@>=15'],
  ['대형견이라고 해서 무조건 안 되는 건 아니고 미리 연락 주시면 자리를 마련해 드려요.', 'reservation@large'],
  [
    '야외 테이블은 누구나, 실내는 6kg 이하만, 2층은 반려견 없이 오신 분만 이용하실 수 있습니다.',
    'assignedArea(2층 불가) assignedArea@>6(실내 불가) note(야외 테이블은 누구나, 실내는 6kg 이하만, 2층은 반려견 없이 오신 분만 이용하실 수 있습니다) some',
  ],
  ['실내에서는 내려놓지 않는 조건으로, 테라스에서는 목줄만 하시면 됩니다.', 'carrier|stroller|held!in leash(테라스)'],
  ['접종을 마치지 않은 강아지만 아니라면 모두 환영합니다.', 'vaccination'],
  ['중성화하지 않은 수컷은 매너벨트를 차야 하고 중성화한 아이는 안 차도 됩니다.', 'mannerBelt@unneutered(수컷)'],
  ['반려견 동반 객실을 제외한 모든 객실에는 반려견이 들어갈 수 없습니다.', 'assignedArea(전용 객실만) some'],
  ['20kg까지는 되지만 그 이상은 안 되고, 20kg 이하라도 두 마리는 안 됩니다.', '<=20 max1'],
  ['반려견은 세 마리 이상 데려오시면 안 되고 두 마리일 때는 사전에 알려 주세요.', 'max2 reservation(두 마리 이상)'],
  ['대형견은 불가. 단, 별채를 이용하시는 경우는 예외로 합니다.', 'assignedArea@large(별채만)'],
  [
    '보호자와 떨어져 혼자 있게 하시면 안 되고, 침대와 소파 위에는 올라가지 않게 해주세요.',
    'note(보호자와 떨어져 혼자 있게 하시면 안 되고, 침대와 소파 위에는 올라가지 않게 해주세요)',
  ],
  ['체고 60cm를 초과하거나 체중 30kg을 넘는 대형견은 이용하실 수 없습니다.', '<=30 height<=60'],
  ['5kg 미만은 자유롭게, 5kg 이상 10kg 미만은 안고, 10kg 이상은 입장 불가', '<10 held@>=5'],
  ['저희 숙소는 5kg 미만 강아지 두 마리까지만 받고 있어요. 세 마리부터는 죄송하지만 어렵습니다.', '<5 max2'],
  [
    '전시실에는 반려동물을 데리고 들어갈 수 없지만 야외 정원은 목줄을 한 경우 함께 산책할 수 있어요.',
    'assignedArea(전시실 불가) leash(야외 정원) some',
  ],
])('what holds otherwise, and what is said once more, is read: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['대형견이 아니면 예약 없이 오셔도 되고 대형견은 하루 전까지 연락 주세요.', 'reservation@large'],
  ['소형견이든 대형견이든 입마개 없이는 탈 수 없습니다.', 'muzzle'],
  ['주말만 아니면 대형견도 들어오실 수 있어요.', '@06:small+medium'],
  ['반려견 없이 오신 분만 2층을 이용하실 수 있어요.', 'assignedArea(2층 불가) some'],
  ['목줄이 2m를 넘으면 입장하실 수 없어요.', 'leash(2m 이내)'],
  ['접종 기록이 없거나 생후 4개월이 안 된 강아지는 다음에 만나요.', 'age>=4 vaccination'],
  ['모든 견종을 환영하되 진돗개와 맹견만큼은 양해 부탁드립니다.', '-breed:진돗개 -restricted'],
  ['목줄 대신 하네스도 됩니다.', 'leash'],
])('other turns of guests and hosts are read: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['키가 작아도 15kg이 넘으면 들어오실 수 없습니다.', '<=15'],
  ['대형견은 2층만 아니면 어디든 괜찮습니다.', 'assignedArea@large(2층 불가)'],
  ['예약 손님이라도 10kg이 넘는 반려견은 별도 문의가 필요합니다.', 'reservation@>10'],
  ['맹견으로 분류되는 견종만 아니라면 무게는 따지지 않습니다.', '-restricted'],
  ['목줄과 배변봉투 중 하나라도 없으면 입장이 거절될 수 있습니다.', 'leash wasteBags'],
  ['테라스든 실내든 목줄을 푸는 것은 허용되지 않습니다.', 'leash'],
  ['주말 예약은 소형견만 받고 평일은 제한이 없습니다.', '@06:small'],
])('what does not matter is passed over: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})
