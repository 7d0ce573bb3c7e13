import { expect, test } from 'vitest'
import { shown } from '../../fixture/reading.ts'
import { readDescription } from '../description.ts'
import { readRestriction } from '../restriction.ts'

const FRAMES = [
  '애견 동반 카페로 마당이 넓습니다. ',
  '애견 동반 카페, 넓은 마당, ',
  '강아지도 환영하는 곳! 주차 넉넉. ',
]
const rulesIn = (parts: readonly string[]) => parts.filter((part) => !part.startsWith('note('))

/** The texts of which a description says less than the same words as a rule, and isn't open either. */
const dropped = (texts: readonly string[]) =>
  texts.flatMap((text) => {
    const rules = rulesIn(shown(readRestriction(text)))
    return FRAMES.map((frame) => frame + text).filter((description) => {
      const read = rulesIn(shown(readDescription(description)))
      const all = rules.filter((part) => !part.startsWith('?['))
      const lost = all.length < rules.length || all.some((part) => !read.includes(part))
      return lost && !read.some((part) => part.startsWith('?['))
    })
  })
const each = (subjects: readonly string[], verbs: readonly string[]) =>
  subjects.flatMap((subject) => verbs.map((verb) => `${subject} ${verb}`))

const REFUSED = [
  '안 됩니다',
  '안 돼요',
  '아직 안 돼요',
  '어렵습니다',
  '힘들어요',
  '곤란해요',
  '받지 않아요',
  '안 받아요',
  '모시지 않아요',
  '사양해요',
  '정중히 거절합니다',
  '삼가 주세요',
  '자제해 주세요',
  '출입을 막고 있어요',
  '불가해요',
]

test('Truth: a description drops nobody, no part and no time that is refused by the verb alone', () => {
  const subjects = [
    '실내는',
    '2층은',
    '객실은',
    '안쪽 자리는',
    '방 안에는',
    '침실에는',
    '매장 안까지는',
    '음식 코너는',
    '풀장은',
    '대형견은',
    '진돗개는',
    '믹스견은',
    '수컷은',
    '나이 많은 아이는',
    '낯가리는 아이는',
    '훈련 안 된 아이는',
    '낮에는',
    '영업시간 이후에는',
    '당일 방문은',
    '예약 없이는',
    '가방 없이는',
    '전화 없이 오시면',
    '1층 외에는',
  ]
  expect(dropped(each(subjects, REFUSED))).toEqual([])
})

test('Truth: a description drops no season, hour or weather in which something is refused or granted', () => {
  const times = [
    '성수기에는',
    '겨울에는',
    '7~8월에는',
    '우천 시',
    '연휴에는',
    '점심시간에는',
    '일몰 후',
    '어린이날에는',
    '해수욕장 개장 중에는',
    '단체 손님이 있는 날에는',
    '2026년 5월부터',
    '눈 오는 날은',
    '정원이 차면',
  ]
  const rules = [
    '동반이 안 됩니다',
    '실내 동반이 안 됩니다',
    '실내도 가능해요',
    '테라스만 가능해요',
    '입장이 제한됩니다',
  ]
  expect(dropped(each(times, rules))).toEqual([])
})

test('Truth: a description drops nothing that owners ask for in a few words', () => {
  const asked = [
    '가방에 넣어 오세요',
    '가방에 넣어야 해요',
    '전화 주시고 오세요',
    '예약하고 오세요',
    '예약 손님만 받아요',
    '단골만 받아요',
    '회원만 이용 가능해요',
    '크면 안 돼요',
    '수첩 챙겨 오세요',
    '등록번호 적어 주세요',
    '낮에만 돼요',
    '저녁 7시 이후 안 돼요',
    '별채만 같이 묵을 수 있어요',
    '식당은 따로 계셔야 해요',
    '편의점은 안고 들어가요',
    '짖으면 나가셔야 해요',
    '문제 있으면 퇴실이에요',
    '주말에는 예약이 필요해요',
  ]
  expect(dropped(asked)).toEqual([])
})

test('Truth: a description drops no sentence whose verb refuses, demands or limits, whatever it is said of', () => {
  const when = [
    '덩치가 크면',
    '털이 많이 빠지면',
    '서류가 없으면',
    '산책줄이 풀리면',
    '침을 흘리면',
    '얌전하지 않으면',
    '머리가 큰 아이는',
    '목욕 안 한 아이는',
    '손님 많은 시간대에는',
    '물림 사고가 있던 아이는',
    '구충 안 했으면',
  ]
  const refused = ['안 돼요', '못 들어와요', '곤란해요', '어렵습니다', '돌아가셔야 해요', '들어올 수 없어요']
  const alone = [
    '키가 50cm보다 작아야 합니다',
    '어깨높이 40cm를 넘지 않으면 됩니다',
    '좌식은 어렵고 입식만 돼요',
    '서명하셔야 들어가요',
    '대관 시에만 가능해요',
    '안내해 드리는 자리로만 가능해요',
    '회원만 데려올 수 있어요',
    '등록된 아이만 받아요',
    '방문 전 디엠 주세요',
    '네이버로 예약하고 오세요',
    '몸무게 재고 들어와요',
    '줄 풀어 놓으시면 안 돼요',
    '뒤뜰만 열어 두었어요',
    '독채만 가능해요',
    '슬링백에 들어가야 돼요',
    '침실 출입은 막아 두었습니다',
    '승무원이 거부할 수 있어요',
    '매표소에 맡기고 들어오세요',
    '관람하는 동안 보관함에 두셔야 해요',
    '관광안내소, 매점 등 실내시설은 이동장에 넣으면 출입 가능',
  ]
  expect(dropped([...each(when, refused), ...alone])).toEqual([])
})

test.each([
  '편히 쉬었다 가세요',
  '정원을 둘러보세요',
  '예약은 홈페이지에서 하실 수 있습니다',
  '욕조 사용은 삼가 주세요',
])('Truth: what hosts wish their guests, and how the house is used, adds nothing to a description: %s', (text) => {
  expect(rulesIn(shown(readDescription(`강아지와 오기 좋은 카페입니다. ${text}`)))).toEqual([])
})

test.each(['주차는 어려워요', '흡연은 삼가 주세요', '포장은 안 돼요', '촬영은 자제해 주세요', '외부 음식은 안 받아요'])(
  'Truth: what is refused of other matters adds nothing to a description: %s',
  (text) => {
    expect(rulesIn(shown(readDescription(`애견 동반 카페로 마당이 넓습니다. ${text}`)))).toEqual([])
  },
)
