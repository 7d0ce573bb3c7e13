import { expect, test } from 'vitest'
import { readDescription } from '../description.ts'
import { isSmallTalk } from '../meaning/small-talk.ts'
import { readRestriction } from '../restriction.ts'
import { summary } from '../summary.ts'

const read = (text: string) => summary(readRestriction(text)).join(' ')
const described = (text: string) => summary(readDescription(text)).join(' ')
const withoutNotes = (said: string) => said.replaceAll(/ ?note\((?:[^()]|\([^()]*\))*\)/g, '').trim()

test.each([
  '강아지 사진 찍어주시면 서비스 드려요',
  '네이버 리뷰 작성 시 음료 한 잔 드려요',
  '사장님도 강아지를 키우고 있어요',
  '짖음이 심하면 잠시 산책 다녀와 주세요',
  '소변 실수하면 바로 말씀해 주세요',
  '실수했을 때는 카운터에 말씀해주시면 저희가 치울게요',
  '침대에 올라가는 아이는 커버를 꼭 씌워주세요',
  '개인 방석 챙겨오시면 좋아요',
  '강아지용 수건은 따로 준비되어 있지 않습니다',
  '체크인은 15시 체크아웃은 11시입니다',
  '도착 10분 전에 전화 부탁드려요',
  '체크인 하실 때 연락 주세요',
  '주말에는 웨이팅이 있을 수 있어요',
  '댕댕이와 행복한 추억 만드세요',
  '궁금한 점은 DM 주세요',
  '애견용품은 판매하고 있어요',
  '현금 결제만 가능합니다',
  '상주견 두 마리가 반겨줄 거예요',
  '먹던 사료는 두고 가지 마세요',
  '사람 식기에 강아지 음식을 담지 마세요',
  '매장 입구에서 발 닦고 들어와 주세요',
  '우리 강아지도 신나게 놀았어요',
  '많은 이용 바랍니다',
  '저희는 애견 풀빌라입니다',
  '카페 사장입니다',
  '수건이 없으니 챙겨오시면 좋아요',
])('Truth: what owners say day by day takes no rule along: %s', (remark) => {
  const text = `반려견 동반 가능합니다. 목줄 착용 필수. ${remark}.`
  expect(withoutNotes(read(text))).toBe('leash')
  expect(withoutNotes(described(text))).toBe('leash')
})

test.each([
  '강아지는 매장을 이용하지 마세요',
  '강아지는 다른 카페를 이용해 주세요',
  '강아지와 함께 이용하지 말아 주세요',
  '강아지는 숙소에서 쉬게 해주세요',
  '강아지는 매장 옆에 있어 주세요',
  '강아지와 오시면 꼭 알려주세요',
  '개인 방석을 이용해 주세요',
  '이용할 수 있습니다',
  '강아지 간식',
  '예쁜 강아지만 환영합니다',
  '주말에는 강아지를 환영합니다',
  '강아지는 안 됩니다',
  '강아지는 잠시 주차장에 있으면 됩니다',
  '강아지는 사장님이 있을 때 오세요',
  '반려견은 손님이 많은 시간 후에 오세요',
])('Truth: no small talk, but perhaps a rule: %s', (text) => {
  expect(isSmallTalk(text)).toBe(false)
})

test.each([
  ['강아지 동반가능합니다만 의자에는 담요나 방석 깔고 앉혀주세용ㅎㅎ', ''],
  ['15kg이상 대형견은 안타깝지만 받지 않습니다', '<15'],
  ['강아지는 안 되는 곳이 아니에요. 다만 2층은 안 됩니다', 'assignedArea(2층 불가) some'],
  ['케이지에 들어가지 않는 아이는 입장이 불가합니다', 'carrier'],
  ['맹견이 아니면 크기 제한 없습니다', '-restricted'],
  [
    '대형견이 아닌 경우에 한해 실내 입장이 가능하고 대형견은 테라스만 됩니다',
    'assignedArea@large(실내 불가) outdoorOnly@large(테라스만)',
  ],
  ['반려동물(소형견)은 이동장에 넣은 경우에 한해 탑승이 가능합니다', 'carrier@small small'],
  ['다른 강아지와 못 지내는 친구들은 방문을 삼가주세요', '-unsocialized'],
  ['강쥐들 데려오셔도 되구요, 사료랑 배변패드는 챙겨오세요', 'ownSupplies(사료, 배변패드)'],
  ['애견 전용 식기가 없으니 개인 식기 지참바랍니다', 'ownSupplies(개인 식기)'],
  ['입실은 3시 퇴실은 11시이며 반려동물은 세마리까지 동반하실수 있습니다', 'max3'],
  ['기본 1마리, 추가 시 2만원입니다(최대 2마리)', 'max2'],
  ['미리 말씀 안 해주시면 입실이 거절될 수 있습니다', 'reservation'],
  ['3차 이상 접종견만 입장 가능', 'vaccination(3차 이상)'],
  ['중형견까지 가능, 대형견은 입마개 착용 시 가능', 'muzzle@large'],
  ['대형견은 입마개 착용 목줄 필수', 'leash muzzle@large'],
  ['목줄 착용 및 입마개 필수(대형견)', 'leash muzzle@large'],
  ['소형견은 실내도 가능', 'assignedArea@large(실내 불가) assignedArea@medium(실내 불가)'],
  ['목줄이랑 입마개 꼭 챙겨주세요', 'leash muzzle'],
  ['반려견 동반 가능합니다. 줄은 꼭 채워주세요', 'leash'],
  ['주말은 불가, 평일에만 오세요', 'days=12345'],
])('Truth: owners’ everyday wording: %s', (text, reading) => {
  expect(withoutNotes(read(text))).toBe(reading)
  expect(withoutNotes(described(text))).toBe(reading)
})

test.each([
  '댕댕이랑 같이 먹을 수 있어요 ㅎㅎ 근데 가방 안에 있어야 된대요!',
  '루프탑만 가능',
  '반려견 동반 카페입니다. 상주견이 싫어해서 못 옵니다',
])('Truth: no rule of a description is dropped: %s', (text) => {
  expect(described(text)).not.toBe('')
})
