/** Sentences of which demo reviews are composed. `{D}` is the dog: its name, or 우리 강아지; the particle after it fits a final vowel. */

type Lines = readonly [string, ...string[]]

/** First sentence about the visit, by group of places. */
const OUTING: Lines = [
  '아침 일찍 한 바퀴 걸었어요.',
  '해 지기 전에 다녀왔어요.',
  '평일 낮이라 한적했어요.',
  '주말에 가족과 함께 갔어요.',
  '지나가다 들렀는데 한참 있었어요.',
  '벌써 세 번째예요.',
]
const STAY: Lines = [
  '1박 하고 왔어요.',
  '연휴에 2박 3일 있었어요.',
  '{D} 생일이라 하룻밤 다녀왔어요.',
  '친구네 강아지와 같이 묵었어요.',
  '작년에 이어 다시 갔어요.',
]
const TABLE: Lines = [
  '산책하고 들렀어요.',
  '문 여는 시간에 맞춰 갔어요.',
  '비 오는 날이라 조용했어요.',
  '친구네 강아지와 함께 갔어요.',
  '두 번째 방문이에요.',
  '여행 마지막 날에 들렀어요.',
]
const SHOW: Lines = ['비가 와서 실내로 갔어요.', '전시 보러 다녀왔어요.', '평일 오후에 천천히 둘러봤어요.']

export const OPENING_LINES: Record<string, Lines> = {
  cafe: TABLE,
  restaurant: TABLE,
  hotel: STAY,
  pension: STAY,
  camping: STAY,
  gallery: SHOW,
  museum: SHOW,
  culture: SHOW,
  park: OUTING,
  beach: OUTING,
  attraction: OUTING,
}

/** About an option that the place has. */
export const OPTION_LINES: Record<string, Lines> = {
  parking: ['주차장이 넓어서 편했어요.', '주차 자리가 입구 바로 앞이라 짐 옮기기 좋았어요.'],
  yard: ['마당에 울타리가 있어서 마음이 놓였어요.', '운동장이 넓어서 공놀이를 한참 했어요.'],
  offleash: ['목줄을 풀고 실컷 뛰었어요.', '풀어 놓는 자리가 따로 있어서 좋았어요.'],
  'large-ok': ['큰 개도 반겨 주셔서 눈치 볼 일이 없었어요.', '대형견 친구들이 많이 와 있었어요.'],
  terrace: ['테라스 자리에 앉았는데 바람이 좋았어요.', '테라스에 그늘이 있어서 오래 있었어요.'],
  indoor: ['실내에서도 함께 앉을 수 있었어요.', '날이 궂었는데 실내 자리를 내주셨어요.'],
  'dog-menu': ['강아지 메뉴가 있어서 {D}도 신났어요.', '강아지 간식이 짜지 않고 양도 넉넉했어요.'],
  'photo-zone': ['사진 찍을 곳이 많아요.', '{D} 인생 사진을 건졌어요.'],
  trail: ['길이 평평해서 걷기 편했어요.', '산책길이 길어서 한 시간은 걸었어요.'],
  pool: ['강아지 수영장 물이 깨끗했어요.', '{D}가 물놀이를 그렇게 좋아할 줄 몰랐어요.'],
  private: ['독채라 다른 손님 신경을 안 써도 됐어요.', '우리끼리만 쓰니까 짖어도 마음이 편했어요.'],
  reservation: ['예약하고 가니 바로 안내해 주셨어요.'],
  supplies: ['배변봉투와 물그릇이 준비되어 있었어요.', '강아지 수건까지 챙겨 주셨어요.'],
  'dog-only': ['강아지 전용이라 서로 이해해 주는 분위기예요.'],
  'resident-dog': ['상주견이 순해서 금방 친해졌어요.'],
  'resident-cat': ['고양이가 있어서 조심히 앉아 있었어요.'],
  boarding: ['잠깐 맡길 수도 있어서 온천을 느긋하게 했어요.'],
  outdoor: ['바깥 자리가 넉넉했어요.', '탁 트여 있어서 답답하지 않았어요.'],
}

/** About the terms for dogs. */
export const TERM_LINES: Record<string, Lines> = {
  carrier: ['이동가방에 넣고 들어갔어요.', '가방 안에서 얌전히 있어서 끝까지 봤어요.'],
  outdoors: ['안에는 못 들어가고 바깥만 함께했어요.', '야외만 된다고 해서 바깥 자리에 있었어요.'],
  vaccinated: ['접종 기록을 꼼꼼히 보셔서 믿음이 갔어요.'],
  upTo15: ['1층 자리만 함께 앉을 수 있어요.'],
  byWeekday: ['주말에는 작은 강아지만 된다고 미리 알려 주셨어요.'],
  unclear: ['가기 전에 전화로 물어보고 갔어요.'],
  lodging: ['미리 강아지 몸무게를 물어보셨어요.'],
  largeWelcome: ['입장료 5,000원이 아깝지 않았어요.'],
}

export const SETTING_LINES: Record<string, Lines> = {
  sea: ['바닷바람이 시원했어요.', '파도 소리를 들으며 쉬었어요.'],
  mountain: ['공기가 맑았어요.', '산이 가까워서 새소리가 들렸어요.'],
  city: ['역에서 멀지 않아 찾기 쉬웠어요.', '골목이 조용해서 걷기 좋았어요.'],
  field: ['들판이 넓게 보여요.', '흙길이라 발이 편해 보였어요.'],
  lake: ['물가라 시원했어요.', '물에 비친 하늘이 예뻤어요.'],
  island: ['바람이 꽤 불어서 겉옷을 챙기면 좋아요.', '섬이라 그런지 느긋했어요.'],
}

export const DOG_LINES: Lines = [
  '{D}가 집에 와서 바로 곯아떨어졌어요.',
  '{D}가 꼬리를 멈추지 않았어요.',
  '겁이 많은 편인데 {D}가 금방 편해졌어요.',
  '{D}도 저도 푹 쉬었어요.',
  '{D}가 냄새 맡느라 바빴어요.',
  '{D}를 예뻐해 주셔서 고마웠어요.',
]

/** Last sentence, by stars. */
export const CLOSING_LINES: Record<1 | 2 | 3 | 4 | 5, Lines> = {
  5: [
    '다음에도 꼭 올게요.',
    '강아지와 갈 곳을 찾는다면 추천해요.',
    '벌써 또 가고 싶어요.',
    '다른 계절에도 와 보려고요.',
    '',
  ],
  4: [
    '주말에는 붐벼서 평일이 나아요.',
    '조금 멀지만 갈 만해요.',
    '물그릇은 챙겨 가는 게 좋아요.',
    '그늘이 조금 더 있으면 완벽하겠어요.',
  ],
  3: [
    '기대보다 좁았지만 함께라서 괜찮았어요.',
    '사람이 많아서 오래 있지는 못했어요.',
    '나쁘지 않지만 일부러 찾아갈 정도는 아니었어요.',
  ],
  2: ['들은 조건과 조금 달라서 당황했어요. 가기 전에 확인하세요.', '너무 붐벼서 {D}가 힘들어했어요.'],
  1: ['문을 닫은 날이라 헛걸음했어요. 미리 전화해 보세요.'],
}

/** For places that admit guide dogs only: the author came without their dog. */
export const NO_DOG_LINES: Lines = [
  '안내견만 들어갈 수 있어서 강아지는 집에 두고 갔어요. 마당은 담 너머로도 예뻐요.',
  '강아지와는 못 들어가요. 번갈아 보고 나왔어요.',
  '전시는 좋았는데 강아지와 함께라면 다른 곳을 찾아보세요.',
  '안내견 물그릇이 놓여 있었어요. 조용히 보기 좋아요.',
  '한옥이 아담하고 예뻐요. 반려견 동반은 안 되니 참고하세요.',
]
