import { expect, test } from 'vitest'
import { readRestriction } from './restriction.ts'
import { summary } from './summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')
/** What a rule says; what is noted beside it may be worded otherwise. */
const ruleOf = (text: string) => summary(readRestriction(text)).filter((fact) => !fact.startsWith('note('))

test.each([
  ['반려견은 두 마리 합쳐 15kg까지 입실 가능합니다.', '<=15 reservation(두 마리 이상 합산 15kg 이하)'],
  ['2마리까지 가능하며 합산 무게 20kg을 넘지 않으면 됩니다', '<=20 max2 reservation(두 마리 이상 합산 20kg 이하)'],
  ['총 3마리, 합산 체중 15kg 이하', '?[총 3마리] reservation(두 마리 이상 합산 15kg 이하)'],
  ['세 마리 합쳐 20kg까지 가능합니다', '?[세 마리 합쳐 20kg까지 가능합니다]'],
  ['두 마리 합쳐 15kg 이상은 불가합니다', '?[두 마리 합쳐 15kg 이상은 불가합니다]'],
  ['합산 20kg 초과', '?[합산 20kg 초과]'],
  [
    '10kg 미만 1마리 또는 5kg 미만 2마리만 투숙 가능합니다.',
    '<10 max2 reservation@>=5(5kg 이상 10kg 미만은 1마리까지 입실 가능합니다)',
  ],
  [
    '객실당 소형견 2마리 또는 중형견 1마리까지 가능',
    'max2/room reservation@medium(중형견은 객실당 1마리까지 입실 가능합니다) small+medium',
  ],
  ['소형견 2마리 또는 대형견 1마리', '?[소형견 2마리 또는 대형견 1마리]'],
  ['소형견 2마리 또는 중형견 1마리는 입실 불가', '?[소형견 2마리 또는 중형견 1마리는 입실 불가]'],
  // Of some fewer than of all.
  ['최대 2마리, 대형견은 1마리까지', 'max2 reservation@large(대형견은 1마리까지)'],
  ['최대 2마리까지 가능하며 대형견은 3마리까지 가능합니다', '?[대형견은 3마리까지 가능합니다]'],
  [
    '8kg 이하는 2마리까지, 8kg 초과 15kg 이하는 1마리만, 15kg 초과는 입실 불가',
    '<=15 max2 reservation@>8(8kg 초과 15kg 이하는 1마리만)',
  ],
  // "그 이상" is of what stands nearest.
  ['2마리까지 가능하며 그 이상은 불가합니다', 'max2'],
  ['1마리 2만원, 2마리 3만원이며 그 이상은 불가합니다', 'max2 note(1마리 2만원, 2마리 3만원)'],
  [
    '8kg 이하 1마리 2만원, 2마리 3만원이며 그 이상은 입실이 불가합니다.',
    '?[2마리 3만원이며 그 이상은 입실이 불가합니다] note(8kg 이하 1마리 2만원)',
  ],
])('Truth: numbers and weights of several dogs together: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['대형견은 평일만 입장 가능하고 주말은 중소형견만 가능합니다', '@067:small+medium @06:small+medium'],
  ['대형견은 수요일만 입장 가능하고 다른 요일은 중소형견만 가능합니다.', '@0124567:small+medium @012456:small+medium'],
  ['일요일은 대형견 전용, 나머지 요일은 소형견 전용', '@0:large @123456:small'],
  // On one day of two groups, or a day among others.
  ['대형견은 평일만 입장 가능하고 금요일은 중소형견만 가능합니다', '?[금요일은]'],
  ['첫째 월요일은 휴무, 다른 요일은 소형견만 가능', '?[첫째 다른 요일은 소형견만 가능]'],
  ['평일과 토요일은 소형견만, 다른 날은 불가', '?[다른 날은 불가]'],
])('Truth: who may come on which days: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['실내는 직원의 허락을 받은 경우에만 들어오실 수 있어요', '실내는 사전 문의 후 입장 가능합니다'],
  ['사장님 승인 후에만 반려견 입장 가능', '사전 문의 후 반려견 입장 가능'],
  ['체중이 12kg을 넘으면 투숙이 어려우니 인근 펫호텔에 맡겨 주세요.', '12kg 초과는 투숙 불가'],
  ['대형견은 받지 않으니 근처 다른 숙소를 이용해 주세요', '대형견은 받지 않습니다'],
  ['15kg이 넘으면 애견호텔에 맡겨 주세요', '15kg 초과는 입장 불가'],
  ['반려견 동반은 사전 예약 고객에 한하며 현장 방문은 불가합니다.', '사전 예약 필수입니다'],
  ['체고 40cm 또는 체중 10kg을 넘는 반려견은 입장할 수 없습니다.', '체고 40cm 초과 불가. 10kg 초과 불가'],
  ['체중 10kg이나 체고 40cm 이상은 입장이 불가합니다', '체고 40cm 이상 불가. 10kg 이상 불가'],
  ['생후 3개월 미만이거나 접종이 끝나지 않은 강아지는 받지 않고 있어요.', '생후 3개월 미만은 불가. 미접종견 입장 불가'],
  ['사납거나 짖음이 심한 친구는 퇴장을 요청드릴 수 있어요', '사나운, 짖음이 심한 반려견은 퇴장될 수 있어요'],
  ['맹견은 입장할 수 없으며 그 밖의 견종은 제한이 없습니다', '맹견은 입장할 수 없습니다'],
  ['1층만 펫존이고 2층은 노펫존이에요', '1층만 반려견 동반 가능하고 2층은 불가'],
  ['대형견은 야외 좌석만 안내해 드리고 있습니다', '대형견은 야외 좌석만 이용 가능합니다'],
  ['실내 홀은 반려견 없이 이용해 주세요', '실내 홀은 반려견 동반 불가'],
  ['외부 테라스석만 착석 가능합니다', '외부 테라스석만 이용 가능합니다'],
  ['애견 동반 시 1견당 1만원의 청소비가 있으며, 10kg 이상 견은 예약을 받지 않습니다.', '10kg 이상 입장 불가'],
  ['10kg 이상은 입장료 1만원이며 20kg 이상은 입장 불가', '20kg 이상은 입장 불가'],
  ['실내석 이용을 원하시면 반려견을 차량에 두고 오셔야 합니다', '실내석은 반려견 동반 불가'],
  ['1층 홀은 일반 손님만 이용하십니다', '1층 홀은 반려견 동반 불가'],
  ['반려견은 개모차 또는 이동가방 안에 있어야 합니다', '개모차 또는 이동가방 이용 필수'],
  [
    '공격성이 있거나 사회화가 덜 된 강아지는 입장을 정중히 거절하겠습니다',
    '공격성 있는 반려견, 사회화 안 된 반려견 입장 불가',
  ],
  ['10kg을 초과하는 아이들은 예약을 도와드리지 못하고 있습니다', '10kg 초과 불가'],
  ['한 가족당 두 마리로 제한하며 모두 소형견이어야 합니다.', '가족당 두 마리까지 가능. 소형견만 가능'],
  ['견종 제한 없이 받지만 20kg 이상은 미리 상담 부탁드려요.', '20kg 이상은 사전 문의'],
  ['대중교통과 마찬가지로 이동장에 넣은 경우에 한해 입장이 허용됩니다', '이동장 이용 시에만 입장 가능'],
  ['등록증 또는 예방접종 수첩 중 하나를 보여 주셔야 합니다', '예방접종 수첩 또는 등록증 지참'],
  ['이용불가: 발정기, 전염병, 사나운 견 / 필수: 목줄·인식표', '발정기, 전염병, 사나운 견 입장 불가. 목줄, 인식표 필수'],
  ['견종 및 크기 제한: 없음 (단, 맹견은 사전 협의)', '맹견은 사전 협의'],
  ['고양이가 상주하고 있어 이동장을 이용해 주세요', '이동장을 이용해 주세요'],
])('Truth: "%s" is read as "%s" is', (text, plain) => {
  const rule = ruleOf(plain)
  expect(rule.filter((fact) => fact.startsWith('?'))).toEqual([])
  expect(ruleOf(text)).toEqual(rule)
})

test.each([
  [
    '대형견을 동반하시는 경우 반드시 사전에 연락 주시고, 입마개를 지참해 주시기 바랍니다.',
    'muzzle@large reservation@large',
  ],
  ['대형견은 사전 문의 필수이며 입마개 착용 필수입니다.', 'muzzle@large reservation@large'],
  ['대형견 동반 시 사전 연락 필수, 입마개 착용 필수', '?[입마개 착용 필수] reservation@large'],
  ['대형견 동반 시 사전 연락 필수, 목줄 착용 필수', 'leash reservation@large'],
  ['대형견은 실내 입장이 불가하며 입마개를 착용해 주세요', '?[입마개를 착용해 주세요] assignedArea@large(실내 불가)'],
])('Truth: what is asked next is asked of the same dogs, or open: %s', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  '직원의 허락을 받은 경우에도 입장할 수 없습니다',
  '체고 40cm 이하 또는 체중 10kg 이하만 입장할 수 있습니다',
  '대형견은 인근 펫호텔에 맡겨 주세요',
  '2층은 펫존이 아닙니다',
  '소형견이어야 하는 것은 아닙니다',
  '등록증, 접종 수첩 중 하나는 없어도 됩니다',
  '실내는 반려견 없이 이용하지 않아도 됩니다',
  '직원의 허락 없이도 입장할 수 있나요',
  '직원의 허락을 받은 경우에 한하여 대형견도 실내에 들어올 수 있습니다',
])('Truth: what means something else stays open: %s', (text) => {
  expect(readRestriction(text).unparsed).not.toEqual([])
})

test.each([
  '수건은 반려견이 사용할 수 없습니다',
  '침구와 이불은 강아지에게 사용하지 말아 주세요',
  '샤워는 실내 욕실이 아닌 마당의 전용 샤워실을 이용해 주세요.',
  '정문이 아닌 후문으로 들어와 주세요',
  '반려견 1두당 보호자 1인 이상 필수 동반',
  '반려견이 없는 분은 예약하실 수 없습니다.',
  '헷갈리지 않게 안내판을 확인해 주세요.',
  '음수대 주변 배변 금지',
  '15kg 미만의 반려견은 추가 요금 없이, 15kg 이상은 1박당 3만원을 받습니다.',
])('Truth: what says nothing of coming in is a note: %s', (text) => {
  expect(readRestriction(text)).toMatchObject({ entry: null, limits: [], unparsed: [] })
})

test.each([
  '대형견은 후문으로 들어와 주세요',
  '반려견이 없는 분만 이용할 수 있습니다',
  '출입 가능 구역은 안내판을 확인해 주세요',
  '샤워는 대형견만 전용 샤워실을 이용해 주세요',
  '2층 객실은 반려견이 사용할 수 없습니다',
])('Truth: what may be more than that is no note: %s', (text) => {
  const { entry, unparsed, requirements } = readRestriction(text)
  const said = requirements.some(({ kind }) => kind !== 'note')
  expect([entry === 'none' || unparsed.length > 0 || said, text]).toEqual([true, text])
})
