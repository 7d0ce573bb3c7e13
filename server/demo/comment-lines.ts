import type { DemoPost } from './post-lines.ts'

/** A demo comment, and what the post's author answers. */
type Exchange = readonly [comment: string, answer: string | null]

const VISITED: readonly Exchange[] = [
  ['사진만 봐도 시원하네요. 주차는 편했나요?', '네, 입구 앞에 자리가 넉넉했어요.'],
  ['저희도 다음 주에 가려고요. 물은 따로 챙겨야 할까요?', '물그릇은 있는데 물은 챙기시는 게 편해요.'],
  ['큰 강아지도 눈치 안 보였나요?', '큰 친구들도 많이 왔어요. 다들 반겨 주셨어요.'],
  ['아침 일찍 가면 한적하다니 좋은 정보예요.', null],
  ['저장해 두었어요. 고맙습니다!', null],
  ['표정에서 즐거운 게 다 보여요.', '집에 와서 바로 곯아떨어졌어요.'],
]
const PLAN: readonly Exchange[] = [
  ['하루에 한 곳만 정하고 나머지는 쉬는 게 좋았어요.', '조언 고마워요. 일정을 조금 줄여 볼게요.'],
  ['근처 동물병원을 미리 알아 두시면 마음이 놓여요.', '그 생각을 못 했네요. 저장해 둘게요.'],
  ['다녀오시면 후기 들려주세요.', null],
]
const TIP: readonly Exchange[] = [
  ['이건 정말 도움이 됐어요. 바로 챙겼습니다.', null],
  ['하나 더하자면 물티슈도 넉넉히요.', '맞아요, 늘 모자라더라고요.'],
  ['처음 가는 분들께 꼭 보여 드리고 싶어요.', null],
]
const QUESTION: readonly Exchange[] = [
  ['저희는 조금씩 익숙해지게 했더니 괜찮아졌어요. 서두르지 않는 게 중요했어요.', '얼마나 걸렸는지 여쭤봐도 될까요?'],
  ['가기 전에 전화로 한 번 더 물어보시면 확실해요.', '네, 전화해 볼게요. 고맙습니다.'],
  ['다니시는 병원에 먼저 여쭤보시는 걸 추천해요.', '내일 물어보려고요.'],
  ['저도 궁금했는데 같이 기다릴게요.', null],
]
const DAILY: readonly Exchange[] = [
  ['너무 귀여워서 한참 봤어요.', '고마워요, 전해 줄게요.'],
  ['우리 집이랑 똑같아요.', '다들 그렇군요, 안심이 돼요.'],
  ['오늘 하루도 행복하길!', null],
]
const WORRY: readonly Exchange[] = [
  ['저도 같은 고민을 했어요. 시간이 지나니 나아지더라고요.', '말씀만으로도 힘이 돼요.'],
  ['너무 걱정하지 마세요. 이미 잘하고 계세요.', '고맙습니다.'],
  ['가까운 곳부터 짧게 다녀 보시면 어떨까요?', '이번 주말에 해 볼게요.'],
]

const LOUNGE: readonly Exchange[] = [
  ['반가워요! 산책길에서 만나면 인사해요.', '네, 먼저 인사드릴게요.'],
  ['저희도 갈게요. 몇 시쯤 모이나요?', '열 시쯤 생각하고 있어요.'],
  ['우리 동네네요. 반갑습니다.', null],
]

const OF_TRAVEL: Record<string, readonly Exchange[]> = { visited: VISITED, plan: PLAN, tip: TIP }
const OF_BOARD: Record<DemoPost['board'], readonly Exchange[]> = {
  travel: VISITED,
  question: QUESTION,
  daily: DAILY,
  worry: WORRY,
  lounge: LOUNGE,
}

/** What others say about the nth post; the same on every machine. */
export function exchangesOf({ board, category }: DemoPost, nth: number): Exchange[] {
  const lines = (board === 'travel' && category && OF_TRAVEL[category]) || OF_BOARD[board]
  const count = nth % 4
  return Array.from(
    { length: Math.min(count, lines.length) },
    (_, one) => lines[(nth + one) % lines.length] as Exchange,
  )
}
