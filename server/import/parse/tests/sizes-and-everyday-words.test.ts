import { expect, test } from 'vitest'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')

test.each([
  '소형견은 실내외 모두 가능, 중형견은 실외만 가능, 대형견은 불가',
  '소형견은 전 구역 가능, 중형견은 실외만 가능, 대형견은 불가',
  '소형견은 실내 가능, 중형견은 실외만 가능, 대형견은 불가',
])('Truth: a text that tells of each size is read whole: %s', (text) => {
  expect(read(text)).toMatch(/^note\([^)]*\) outdoorOnly@medium small\+medium$/)
})

test.each([
  ['소형견은 모두 가능, 중형견은 실외만 가능, 대형견은 불가', 'outdoorOnly@medium small+medium'],
  [
    '테라스는 크기 제한 없이, 실내는 5kg 이하 이동장 이용 시 가능해요',
    'assignedArea@>5(실내 불가) carrier@<=5!in note(테라스는 크기 제한 없이, 실내는 5kg 이하 이동장 이용 시 가능해요)',
  ],
  ['견종 무관 10kg까지, 그 이상은 입장 불가', '<=10'],
  ['반려견 무게는 최대 12kg까지 허용되며 그보다 무거우면 숙박이 불가합니다', '<=12'],
  ['성견만 입장 가능 (생후 1년 이상)', 'age>=12'],
  ['주중에는 자유롭게 오셔도 되지만 주말에는 예약하신 분만 가능해요', 'reservation(주말)'],
  ['반려견 동반 시 체크인은 4시부터 가능하고, 최대 두 마리, 각 8kg 이하만 가능합니다.', '<=8 max2'],
  [
    '1층은 소형견, 2층은 중·대형견 이용 공간입니다',
    'assignedArea@large(2층만) assignedArea@medium(2층만) assignedArea@small(1층만)',
  ],
  ['관람 중에는 반려견을 안거나 유모차에 태워 주세요', 'stroller|held'],
  ['8kg까지만 받고 있고 그 이상은 애견호텔을 이용해 주세요', '<=8'],
  ['산책은 가능하나 매표소 뒤쪽 정원과 온실은 들어갈 수 없어요', 'assignedArea(매표소 뒤쪽 정원, 온실 불가) some'],
  ['목줄을 하지 않은 반려견 발견 시 즉시 퇴장 조치합니다', 'leash'],
  ['대형견 동반은 사전 예약제로만 운영됩니다', 'reservation@large'],
  ['소형견 전용 카페라 중대형견은 입장하실 수 없어요', 'small'],
  ['온순한 중소형견만 동반 가능', '-aggressive small+medium'],
  ['얌전한 강아지만 가능합니다', '-aggressive'],
  ['피크닉존만 가능하며 그 외에는 불가합니다', 'assignedArea(피크닉존만) some'],
  ['피크닉존에서만 강아지와 함께할 수 있어요. 나머지는 노펫존이에요.', 'assignedArea(피크닉존만) some'],
  ['1층은 반려견 없이만 이용하실 수 있습니다.', 'assignedArea(1층 불가) some'],
  ['습지원과 어린이 놀이터는 출입이 제한되니 우회해 주세요', 'assignedArea(습지원, 어린이 놀이터 불가) some'],
  ['반려견 동반 객실은 101호부터 105호까지이며 그 외 객실은 동반이 안 됩니다', 'assignedArea(101호~105호 객실만) some'],
  ['광견병 예방접종을 하지 않은 반려견과 발정기의 암컷은 입장할 수 없습니다.', '-inHeat vaccination(광견병)'],
  ['애견 등록증과 예방접종 확인서를 꼭 가져오셔야 입장이 됩니다', 'registration vaccination(확인서)'],
  ['물림 사고 이력이 있는 반려견은 이용할 수 없어요', '-aggressive'],
  ['사람을 무는 강아지, 계속 짖는 강아지는 퇴장해 주셔야 해요', '-barking -biting'],
  ['리드줄 없이는 어디에도 들어가실 수 없습니다', 'leash'],
  ['강아지는 안고 계시는 조건으로 입장 가능하며 내려놓으실 경우 퇴장을 요청드릴 수 있습니다.', 'held'],
  ['알리지 않으시면 당일 입실이 거절될 수 있습니다', 'reservation'],
  ['성인 보호자 동반 필수', 'note(성인 보호자 동반 필수)'],
  ['견주 만 19세 이상 동반', 'note(견주 만 19세 이상 동반)'],
  ['미성년자만 동반한 반려견은 입장할 수 없습니다', 'note(미성년자만 동반한 반려견은 입장할 수 없습니다)'],
  ['침구류 위로 올라가지 않게 해 주세요.', 'note(침구류 위로 올라가지 않게 해 주세요)'],
])('Truth: who comes, where, and what else is asked of whom is read in everyday words: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  '소형견은 실내외 모두 가능',
  'A동은 소형견, B동은 대형견 이용 공간입니다',
  '소형견은 실내외 모두 가능, 대형견은 불가',
  '소형견은 실내외 모두 가능, 중형견은 실외만 가능',
  '소형견은 마당 가능, 중형견은 실외만 가능, 대형견은 불가',
  '소형견은 실내 가능, 대형견은 야외만',
  '테라스만 소형견이 가능하고 나머지 자리는 안 됩니다',
  '저녁 6시 이후에는 안고 계신 경우에만 입장 가능합니다',
  '실내는 5kg 이하 이동장 이용 시 가능',
])('Truth: a size of which nothing is said, or not where, stays open: %s', (text) => {
  expect(read(text)).toContain('?[')
})

test.each([
  [
    '마당이 있는 객실 두 곳만 반려견 동반 가능, 나머지 객실은 불가',
    'assignedArea(마당이 있는 객실 두 곳만) note(나머지 객실은 불가) some',
  ],
  ['A동만 동반 가능, 나머지 객실 입장 불가', 'assignedArea(A동만) note(나머지 객실 불가) some'],
  ['반려동물은 승강기를 이용할 수 없습니다', 'note(승강기를 이용할 수 없습니다)'],
  ['반려견은 엘리베이터에 탑승할 수 없습니다. 목줄 필수', 'leash note(엘리베이터에 탑승할 수 없습니다)'],
])('Truth: a note about other parts says what of them: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})
