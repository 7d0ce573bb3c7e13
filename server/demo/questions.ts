import type { MentorHours, MentorKind, Topic } from '../../contract/mentoring/mentors.ts'

/** A fictional mentor, without a login. */
export interface DemoMentor {
  nickname: string
  kind: MentorKind
  topics: Topic[]
  introduction: string
  accepting: boolean
  hours: MentorHours
}

export const DEMO_MENTORS: readonly DemoMentor[] = [
  {
    nickname: '느린산책 훈련사',
    kind: 'trainer',
    topics: ['transport', 'behaviour', 'manners'],
    accepting: true,
    introduction:
      '차를 무서워하는 강아지, 낯선 곳에서 짖는 강아지와 함께 걸어 온 훈련사예요. 서두르지 않는 방법을 알려 드려요.',
    hours: { days: [1, 2, 3, 4, 5], from: 10 * 60, to: 19 * 60 },
  },
  {
    nickname: '초록지붕 수의사',
    kind: 'vet',
    topics: ['transport', 'health', 'food'],
    accepting: true,
    introduction:
      '여행을 앞둔 보호자께 무엇을 챙기고 언제 병원에 가야 하는지 알려 드려요. 진료가 필요하면 그렇다고 말씀드려요.',
    hours: { days: [2, 3, 4, 6], from: 9 * 60, to: 13 * 60 },
  },
  {
    nickname: '캠핑카와 두 마리',
    kind: 'traveller',
    topics: ['planning', 'lodging', 'manners'],
    accepting: false,
    introduction: '대형견 둘과 전국을 여섯 해째 다녀요. 숙소를 고르는 법과 하루 일정을 짜는 법을 나눠요.',
    hours: { days: [0, 6], from: 8 * 60, to: 22 * 60 },
  },
]

export interface DemoQuestion {
  /** Index in `DEMO_MENTORS`. */
  mentor: number
  /** Index in `PEOPLE`: the asker, whose dog it is about. */
  person: number
  topic: Topic
  title: string
  text: string
  answer: string
  /** null: not rated yet. */
  stars: 3 | 4 | 5 | null
  ratingText: string
  /** When it was asked, and how many of the mentor's minutes the answer took. */
  daysAgo: number
  minutes: number
}

export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    mentor: 1,
    person: 0,
    topic: 'transport',
    daysAgo: 21,
    minutes: 70,
    stars: 5,
    title: '차멀미를 하는 강아지, 강릉까지 가도 될까요?',
    text: '차를 타면 삼십 분쯤 지나 침을 흘리고 토해요. 강릉까지 세 시간이 걸리는데 그냥 가도 괜찮을지 걱정이에요.',
    answer:
      '떠나기 서너 시간 전부터는 밥을 주지 마시고 물만 조금씩 주세요.\n\n이동장은 앞을 보게 두고 흔들리지 않도록 안전띠로 묶어 주세요. 한 시간에 한 번은 휴게소에서 내려 십 분쯤 걷게 해 주세요.\n\n그래도 토한다면 멀미약을 쓸 수 있는데, 몸무게와 지병에 따라 달라지니 떠나기 며칠 전에 다니는 병원에서 처방을 받아 주세요. 사람 약은 먹이지 마세요.',
    ratingText: '시키신 대로 했더니 한 번도 안 토했어요. 고맙습니다!',
  },
  {
    mentor: 0,
    person: 7,
    topic: 'behaviour',
    daysAgo: 17,
    minutes: 160,
    stars: 5,
    title: '카페에서 다른 강아지만 보면 짖어요',
    text: '집에서는 얌전한데 카페에 가면 다른 강아지를 보고 계속 짖어요. 자리를 옮겨도 소용이 없어요.',
    answer:
      '짖기 시작한 뒤에 달래면 늦어요. 짖지 않는 거리에서 시작해 주세요.\n\n처음에는 카페 안이 아니라 건너편 길에서, 다른 강아지를 보고도 조용할 때마다 간식을 주세요. 며칠에 한 번씩 조금 더 가까이 가면 돼요.\n\n카페에서는 문과 통로에서 먼 구석 자리가 좋아요. 방석을 가져가 익숙한 냄새가 나게 해 주시고, 첫날은 십 분만 머물다 조용할 때 나와 주세요.',
    ratingText: '거리를 두는 게 먼저였네요.',
  },
  {
    mentor: 2,
    person: 27,
    topic: 'lodging',
    daysAgo: 15,
    minutes: 240,
    stars: 4,
    title: '대형견과 묵을 숙소는 무엇을 보고 고르나요?',
    text: '20kg 가까운 강아지와 처음으로 하룻밤 묵으려고 해요. 반려견 동반이라고 적혀 있어도 전화하면 안 된다는 곳이 많아요.',
    answer:
      '예약하기 전에 세 가지를 꼭 물어보세요. 몸무게를 얼마까지 받는지, 한 마리마다 얼마를 더 받는지, 침대와 마당을 함께 쓸 수 있는지예요.\n\n마당은 울타리 높이와 문틈을 사진으로 받아 보세요. 1m가 안 되는 울타리는 뛰어넘는 아이가 많아요.\n\n여기 장소 화면에서 조건을 확인한 날짜도 보세요. 반년이 넘었다면 전화로 다시 확인하는 편이 마음이 놓여요.',
    ratingText: '',
  },
  {
    mentor: 1,
    person: 20,
    topic: 'health',
    daysAgo: 12,
    minutes: 45,
    stars: 5,
    title: '바닷가에서 놀고 나서 무엇을 해 줘야 하나요?',
    text: '처음으로 바닷가에 가요. 바닷물을 마셔도 되는지, 다녀와서 씻기는 방법도 궁금해요.',
    answer:
      '바닷물은 마시지 못하게 해 주세요. 많이 마시면 토하거나 설사를 하고, 심하면 위험할 수 있어요. 마실 물을 넉넉히 가져가 자주 주세요.\n\n놀고 나서는 민물로 헹구고 발가락 사이와 귀 뒤를 말려 주세요. 모래를 삼키지 않게 공은 털어 주시고요.\n\n토하기를 되풀이하거나 비틀거리면 바로 가까운 병원으로 가 주세요.',
    ratingText: '물통부터 챙겼어요.',
  },
  {
    mentor: 0,
    person: 23,
    topic: 'transport',
    daysAgo: 9,
    minutes: 95,
    stars: 4,
    title: '이동장에 안 들어가려고 해요',
    text: '기차를 타려면 이동장에 들어가야 하는데 문만 닫으면 긁고 울어요. 여행까지 두 주 남았어요.',
    answer:
      '문을 닫는 연습은 맨 나중이에요.\n\n처음 사흘은 문을 떼어 놓고 그 안에서 밥을 주세요. 다음 사흘은 안에서 간식을 오래 먹는 동안만 문을 닫았다가 다 먹기 전에 열어 주세요. 그 뒤로 몇 분씩 늘리고, 들고 집 안을 한 바퀴 도는 연습을 해 주세요.\n\n기차를 타기 전날에는 가까운 역까지 다녀와 보세요.',
    ratingText: '아직 연습하고 있어요.',
  },
  {
    mentor: 2,
    person: 25,
    topic: 'planning',
    daysAgo: 6,
    minutes: 60,
    stars: 5,
    title: '강아지와 당일치기, 몇 군데까지 갈 수 있을까요?',
    text: '아침에 떠나 저녁에 돌아오려고 해요. 욕심내서 다섯 곳을 골랐는데 너무 많을까요?',
    answer:
      '세 곳이면 넉넉해요. 아침에 걷는 곳 하나, 점심을 먹을 곳 하나, 쉬는 곳 하나로 짜 보세요.\n\n옮겨 다니는 시간은 한 번에 사십 분을 넘기지 않는 게 좋아요. 가운데에 한 시간은 비워 두세요. 강아지가 자는 시간이 있어야 저녁까지 기분이 좋아요.',
    ratingText: '세 곳으로 줄였더니 다 같이 편했어요.',
  },
  {
    mentor: 0,
    person: 3,
    topic: 'manners',
    daysAgo: 4,
    minutes: 120,
    stars: null,
    title: '식당에서 강아지를 어디에 두는 게 예의인가요?',
    text: '동반 식당에 가면 무릎에 앉혀도 되는지, 바닥에 두어야 하는지 늘 헷갈려요.',
    answer:
      '식당마다 다르니 먼저 물어보시는 게 가장 좋아요.\n\n정해진 말이 없다면 의자나 식탁에는 올리지 말고, 벽 쪽 바닥에 방석을 깔고 목줄을 짧게 잡아 주세요. 통로로 나오지 않게 하는 것이 가장 큰 예의예요. 이동가방이 있으면 작은 강아지는 그 안이 서로 편해요.',
    ratingText: '',
  },
  {
    mentor: 1,
    person: 10,
    topic: 'food',
    daysAgo: 2,
    minutes: 30,
    stars: null,
    title: '여행 갈 때 사료는 어떻게 챙기나요?',
    text: '이틀 동안 다녀와요. 간식만 주어도 되는지, 사료를 덜어 가도 되는지 궁금해요.',
    answer:
      '먹던 사료를 그대로 가져가 주세요. 여행지에서 갑자기 바꾸면 배탈이 나기 쉬워요.\n\n한 끼씩 나누어 밀봉하고, 하루치를 더 챙기면 길이 막혀도 걱정이 없어요. 물그릇은 집에서 쓰던 것이 좋아요. 간식은 평소 양의 절반만 주세요.',
    ratingText: '',
  },
]
