const TOWNS =
  '강릉 속초 양양 고성 삼척 동해 춘천 홍천 평창 정선 제주 서귀포 부산 기장 경주 포항 울진 통영 거제 남해 여수 순천 담양 전주 군산 부안 태안 서산 공주 단양 가평 양평 파주 강화 인천 수원 용인 이천 여주 서울'.split(
    ' ',
  )
const THINGS =
  '바닷가 숲길 카페 펜션 캠핑장 공원 계곡 호수 전망대 시장 수목원 해변 산책로 운동장 식당 미용실 병원 호텔 글램핑 둘레길 섬 등대 폭포 사찰 마을'.split(
    ' ',
  )
const DEEDS =
  '다녀왔어요 추천해요 어떤가요 궁금해요 후기예요 정보 나눠요 같이 가요 조심하세요 사진이에요 이야기 질문이요'.split(
    ' ',
  )
const SENTENCES = [
  '바다를 보며 한참 걸었어요.',
  '유모차를 밀고 가기에도 길이 넓었어요.',
  '목줄만 하면 안쪽 자리에도 앉을 수 있대요.',
  '주차장이 좁아서 조금 일찍 가는 편이 좋아요.',
  '비가 와서 오래 있지는 못했어요.',
  '물그릇을 먼저 내어 주셔서 고마웠어요.',
  '큰 개는 마당까지만 된다고 들었어요.',
  '평일 오전이라 사람이 거의 없었어요.',
  '간식을 나눠 준 이웃 강아지를 만났어요.',
  '다음에는 하루 묵고 오려고 해요.',
  '진드기가 있으니 다녀와서 꼭 살펴보세요.',
]

/** @template T @param {readonly T[]} list @param {number} at @returns {T} */
const pick = (list, at) => /** @type {T} */ (list[at % list.length])

/**
 * Title and text of the nth of many posts: some words in many of them, others in few.
 * @param {number} n
 */
export function wordsOfPost(n) {
  const sentences = Array.from({ length: 1 + (n % 9) }, (_, index) => pick(SENTENCES, n * 7 + index * 3))
  return {
    title: `${pick(TOWNS, n * 13)} ${pick(THINGS, Math.floor(n / 40))} ${pick(DEEDS, n * 5)} ${n}`,
    text: sentences.join(' '),
  }
}

/** What people type: common and rare words, two of them, 초성, single syllables, typos, and what nobody wrote. */
export function searchedWords() {
  const pairs = TOWNS.flatMap((town, index) => [`${town} ${pick(THINGS, index)}`, `${pick(THINGS, index * 3)} ${town}`])
  const deep = TOWNS.map((town) => `${town} 유모차`)
  const numbers = Array.from({ length: 40 }, (_, index) => String(1 + index * 2477))
  const initials = ['ㄱㄹ', 'ㅅㅊ', 'ㅋㅍ', 'ㅂㄷㄱ', 'ㅈㅈ ㅋㅍ', 'ㄷㄴㅇㅇㅇ', 'ㅅ', 'ㅂ', '속ㅊ', '강릉 ㅂㄷ']
  const typos = ['강능', '바댓가', '속쵸 카페', '산책노', '유모챠', 'thrch', '글렘핑', '둘래길']
  const absent = ['없는이름이야', '뷁뷁', '우주정거장', 'zzzz', '남극 펭귄', '잠수함']
  return [...TOWNS, ...THINGS, ...pairs, ...deep, ...numbers, ...initials, ...typos, ...absent, '진드기', '길', '개']
}
