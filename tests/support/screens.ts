import { expect, type Page } from '@playwright/test'

export interface Screen {
  path: string
  /** Title of the document, before ' | 댕댕로드'. */
  title: RegExp
  /** Waits for what must be visible before the screen is checked. */
  ready: (page: Page) => Promise<void>
}

const listed = (page: Page) =>
  expect(page.getByRole('feed', { name: '장소 목록' }).getByRole('article').first()).toBeVisible()
const heading = (name: RegExp) => (page: Page) => expect(page.getByRole('heading', { name }).first()).toBeVisible()

/** Every public screen, on the demo content. */
export const SCREENS: Record<string, Screen> = {
  home: { path: '/', title: /^우리 강아지/, ready: heading(/많이 찜한 곳/) },
  list: { path: '/place', title: /^장소/, ready: listed },
  'list that is empty': { path: '/place?g=grooming', title: /^미용/, ready: heading(/없어요/) },
  'filtered list': { path: '/place?g=cafe&sido=서울', title: /^서울 카페/, ready: listed },
  map: {
    path: '/map?at=37.55,126.98,11',
    title: /^지도/,
    ready: (page) => expect(page.getByRole('button', { name: /^연남동 발자국 카페, / })).toBeVisible(),
  },
  'map as a list': {
    path: '/map/list?at=37.55,126.98,11',
    title: /^지도 목록/,
    ready: (page) =>
      expect(page.getByRole('list', { name: '지도에 보이는 장소' }).getByRole('article').first()).toBeVisible(),
  },
  search: { path: '/search', title: /^검색/, ready: (page) => expect(page.getByRole('combobox')).toBeVisible() },
  'search results': { path: '/search/list?q=카페', title: /카페/, ready: listed },
  'search results among posts': {
    path: '/search/list?q=산책&tab=post',
    title: /산책/,
    ready: (page) => expect(page.getByRole('list', { name: '찾은 글' }).getByRole('listitem').first()).toBeVisible(),
  },
  place: { path: '/place/1', title: /^연남동 발자국 카페/, ready: heading(/영업시간/) },
  guide: { path: '/place/1/guide', title: /이용 안내/, ready: heading(/이용 안내/) },
  'correction of a place': {
    path: '/place/1/info-edit',
    title: /정보 수정 제안/,
    ready: heading(/^정보 수정 제안$/),
  },
  reviews: {
    path: '/place/1/review',
    title: /^연남동 발자국 카페 후기/,
    ready: (page) => expect(page.getByRole('article', { name: /님의 후기$/ }).first()).toBeVisible(),
  },
  'a visitor’s review': {
    path: '/place/1/review/create',
    title: /^연남동 발자국 카페 후기 쓰기/,
    ready: heading(/^후기 쓰기$/),
  },
  community: {
    path: '/community',
    title: /^커뮤니티/,
    ready: (page) => expect(page.getByRole('feed', { name: '글 목록' }).getByRole('article').first()).toBeVisible(),
  },
  'hot posts of a board': {
    path: '/community?board=travel&order=hot',
    title: /^커뮤니티/,
    ready: async (page) => {
      await heading(/^여행 이야기$/)(page)
      await expect(page.getByRole('link', { name: '인기' })).toHaveAttribute('aria-current')
      await expect(page.getByRole('link', { name: '최신' })).not.toHaveAttribute('aria-current')
      await expect(page.getByRole('link', { name: '전체' })).not.toHaveAttribute('aria-current')
    },
  },
  post: {
    path: '/community/60/comments',
    title: /^을왕리에서 실컷 뛰고 왔어요/,
    ready: heading(/^을왕리에서 실컷 뛰고 왔어요$/),
  },
  sources: { path: '/sources', title: /^공공데이터 출처/, ready: heading(/^공공데이터 출처$/) },
  'nothing saved': { path: '/my/like', title: /^찜한 곳/, ready: heading(/찜한 곳이 없어요/) },
  'settings of a visitor': {
    path: '/my/setting',
    title: /^설정/,
    ready: async (page) => {
      await heading(/^이 기기의 내 기록$/)(page)
      await expect(page.getByText(/^쓰고 있는 공간: /)).toBeVisible()
    },
  },
  notices: { path: '/notice', title: /^공지사항/, ready: heading(/공지사항/) },
  mentoring: { path: '/mentoring', title: /^멘토링/, ready: heading(/차멀미를 하는 강아지/) },
  'answer of a mentor': {
    path: '/mentoring/1',
    title: /^차멀미를 하는 강아지/,
    ready: heading(/^차멀미를 하는 강아지/),
  },
  terms: { path: '/terms', title: /^이용약관/, ready: heading(/^이용약관$/) },
  privacy: { path: '/privacy', title: /^개인정보 처리방침/, ready: heading(/^개인정보 처리방침$/) },
  login: { path: '/auth/login', title: /^로그인/, ready: heading(/^로그인$/) },
  'sign-up': { path: '/auth/signup', title: /^약관 동의/, ready: heading(/환영해요/) },
  'sign-up by a provider': {
    path: '/auth/signup/social-form',
    title: /^간편 가입/,
    ready: heading(/^간편 가입$/),
  },
  'forgotten password': { path: '/auth/find-password', title: /^비밀번호 찾기/, ready: heading(/비밀번호 찾기/) },
  'new password': {
    path: '/auth/find-password#token=x',
    title: /^비밀번호 찾기/,
    ready: heading(/새 비밀번호 정하기/),
  },
  'unknown route': {
    path: '/no/such/page',
    title: /페이지를 찾을 수 없습니다/,
    ready: heading(/404|페이지를 찾을 수 없습니다/),
  },
  'place that is not there': { path: '/place/999999', title: /찾을 수 없/, ready: heading(/404|찾을 수 없/) },
}

/** Screens of a newly registered member. */
export const MEMBER_SCREENS: Record<string, Screen> = {
  welcome: { path: '/auth/signup/welcome', title: /./, ready: heading(/반가워요/) },
  home: { path: '/my', title: /^마이/, ready: heading(/오늘은 어디로/) },
  'new dog': {
    path: '/my/dog/create',
    title: /^강아지 등록/,
    ready: (page) => expect(page.getByLabel('이름')).toBeVisible(),
  },
  likes: { path: '/my/like', title: /^찜한 곳/, ready: heading(/찜한 곳이 없어요/) },
  'no posts of one’s own': { path: '/my/community', title: /^내 글/, ready: heading(/아직 쓴 글이 없어요/) },
  'no comments of one’s own': {
    path: '/my/community?list=comments',
    title: /^내 글과 댓글/,
    ready: heading(/아직 쓴 댓글이 없어요/),
  },
  'no reports of one’s own': {
    path: '/my/community?list=reports',
    title: /^내 글과 댓글/,
    ready: heading(/신고한 것이 없어요/),
  },
  // With many comments: what stands in their place for visitors must be as high as the form for members.
  'post with comments': {
    path: '/community/60/comments',
    title: /./,
    ready: (page) => expect(page.getByLabel('댓글 쓰기')).toBeVisible(),
  },
  'new post': {
    path: '/community/create',
    title: /^글쓰기/,
    ready: (page) => expect(page.getByRole('textbox', { name: '제목' })).toBeVisible(),
  },
  'missing place': {
    path: '/my/evidence/create?name=연남동 발자국 카페',
    title: /^없는 장소 제보하기/,
    ready: (page) => expect(page.getByText('이미 있는 장소일 수 있어요.')).toBeVisible(),
  },
  'question to a mentor': {
    path: '/mentoring/ask',
    title: /^멘토에게 질문하기/,
    ready: heading(/^멘토에게 질문하기$/),
  },
  questions: { path: '/mentoring/my', title: /^내 질문/, ready: heading(/아직 물어본 것이 없어요/) },
  'no notifications': {
    path: '/my/notification',
    title: /^알림/,
    ready: async (page) => {
      await heading(/아직 알림이 없어요/)(page)
      await expect(page.getByRole('switch', { name: '공지사항' })).toBeChecked()
    },
  },
  profile: { path: '/my/profile', title: /^프로필/, ready: (page) => expect(page.getByLabel('소개')).toBeVisible() },
  settings: {
    path: '/my/setting',
    title: /^설정/,
    ready: async (page) => {
      await expect(page.getByText('지금 이 기기')).toBeVisible()
      await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    },
  },
  'way out': { path: '/my/setting/withdraw', title: /^회원 탈퇴/, ready: heading(/^회원 탈퇴$/) },
}
