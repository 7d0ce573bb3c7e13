import type { Deps } from '../deps.ts'
import { insertSampleNotices, type SampleNotice } from '../domains/notices/sample-store.ts'

const DAY_MS = 86_400_000

/** Old enough that no member is told of them as news. */
const DEMO_NOTICES: readonly (Omit<SampleNotice, 'publishedAt' | 'pinned'> & { daysAgo: number; pinned?: true })[] = [
  {
    title: '[예시] 떠나기 전에 동반 조건을 한 번 더 확인해 주세요',
    category: 'notice',
    html: '<p>동반 조건은 계절과 요일에 따라 바뀔 수 있어요. 출발하기 전에 장소에 전화로 확인해 주세요.</p><h2>달라진 점을 보셨다면</h2><ul><li><p>장소 화면 아래의 <strong>정보 수정 제안</strong>으로 알려 주세요.</p></li><li><p>들어갔는지, 거절당했는지 남겨 주시면 다른 보호자에게 큰 도움이 돼요.</p></li></ul>',
    pinned: true,
    daysAgo: 64,
  },
  {
    title: '[예시] 커뮤니티와 멘토링을 열었어요',
    category: 'update',
    html: '<p>여행 이야기를 나누는 <strong>커뮤니티</strong>와, 훈련사와 수의사에게 묻는 <strong>멘토링</strong>을 열었어요.</p><p>글에 장소를 붙이면 우리 강아지가 갈 수 있는 곳인지 함께 보여요.</p>',
    daysAgo: 31,
  },
  {
    title: '[예시] 가을 산책 사진을 나눠 주세요',
    category: 'event',
    html: '<p>단풍길에서 찍은 강아지 사진을 일상 게시판에 올려 주세요. 좋아요를 많이 받은 사진은 첫 화면에서 소개해요.</p>',
    daysAgo: 18,
  },
  {
    title: '[예시] 새벽 서버 점검을 마쳤어요',
    category: 'service',
    html: '<p>새벽 3시부터 4시까지 서버를 점검했어요. 지금은 모두 정상이에요. 점검하는 동안에도 찜한 곳은 기기에서 볼 수 있었어요.</p>',
    daysAgo: 7,
  },
]

/** Writes fictional notices, one of each category. */
export const seedNotices = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  insertSampleNotices(
    db,
    DEMO_NOTICES.map(({ daysAgo, pinned = false, ...notice }) => ({
      ...notice,
      pinned,
      publishedAt: new Date(clock().getTime() - daysAgo * DAY_MS),
    })),
  )
