import type { Board } from '../../../contract/boards/boards.ts'

/** A board that is read once one is logged in, for the demo. */
export const MEMBERS_BOARD: Omit<Board, 'id'> = {
  slug: 'lounge',
  name: '회원 사랑방',
  description: '회원끼리 편하게 나누는 이야기',
  categories: [],
  writers: 'member',
  readers: 'member',
  photos: true,
  places: true,
  anonymous: false,
}

/** The boards of a new deployment, in display order; an admin may change everything but the slug. */
export const BOARDS: readonly Omit<Board, 'id'>[] = [
  {
    slug: 'travel',
    name: '여행 이야기',
    description: '강아지와 다녀온 곳, 다녀올 곳 이야기',
    categories: [
      { key: 'visited', name: '다녀왔어요' },
      { key: 'plan', name: '계획 중이에요' },
      { key: 'tip', name: '알아 두면 좋아요' },
    ],
    writers: 'member',
    photos: true,
    places: true,
    anonymous: false,
  },
  {
    slug: 'question',
    name: '질문',
    description: '여행과 생활, 무엇이든 물어보세요',
    categories: [
      { key: 'place', name: '장소' },
      { key: 'transport', name: '이동' },
      { key: 'health', name: '건강' },
      { key: 'training', name: '훈련' },
      { key: 'supplies', name: '용품' },
    ],
    writers: 'member',
    photos: true,
    places: true,
    anonymous: false,
  },
  {
    slug: 'daily',
    name: '일상',
    description: '우리 강아지 자랑과 소소한 하루',
    categories: [],
    writers: 'member',
    photos: true,
    places: true,
    anonymous: false,
  },
  {
    slug: 'worry',
    name: '고민',
    description: '이름을 숨기고 털어놓는 곳',
    categories: [],
    writers: 'member',
    photos: false,
    places: false,
    anonymous: true,
  },
]
