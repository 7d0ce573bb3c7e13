import { expect, type Page } from '@playwright/test'

interface AdminScreen {
  /** Below `/adm`. */
  path: string
  ready: (page: Page) => Promise<void>
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' })).toBeVisible()

/** A list with rows. */
const listed = (page: Page) => expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible()

/** What a link of a list opens: the first, or the first of that name. */
const opened = (name: string | RegExp) => async (page: Page) => {
  const link = page.getByRole('main').locator('tbody').getByRole('link', { name }).first()
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL((url) => url.pathname === address.split('?')[0])
  await heading(/./)(page)
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
}
const first = opened(/./)

/** An editor with its fields. */
const editor = (field: string) => (page: Page) =>
  expect(page.getByRole('main').getByRole('textbox', { name: field, exact: true }).first()).toBeVisible()

/** Screens of the back office, with the content of `admin-data.ts`. */
export const ADMIN_SCREENS: Record<string, AdminScreen> = {
  dashboard: { path: '', ready: heading('한눈에 보기') },
  settings: { path: '/settings', ready: heading('환경설정') },
  'log of changes': { path: '/audit', ready: listed },
  'places to check': { path: '/verify', ready: listed },
  'place to check': { path: '/verify/1', ready: heading(/./) },
  proposals: { path: '/proposal', ready: listed },
  proposal: { path: '/proposal', ready: first },
  reports: { path: '/report', ready: listed },
  'report of a review': { path: '/report?kind=review', ready: first },
  'report of a nickname': { path: '/report?kind=nickname', ready: first },
  'report of a post': { path: '/report?kind=post', ready: first },
  reviews: { path: '/review', ready: listed },
  'entry reports': { path: '/entry', ready: listed },
  members: { path: '/users', ready: listed },
  member: { path: '/users', ready: first },
  mentors: { path: '/mentor', ready: heading('멘토') },
  questions: { path: '/mentor/question', ready: listed },
  places: { path: '/place', ready: listed },
  place: { path: '/place/1', ready: editor('이름') },
  'new place': { path: '/place/create', ready: editor('이름') },
  imports: { path: '/import', ready: listed },
  import: { path: '/import', ready: opened('반려동물 동반 장소.csv') },
  'files of an import': { path: '/import/create', ready: heading(/./) },
  groups: { path: '/group', ready: listed },
  group: { path: '/group', ready: first },
  facilities: { path: '/option', ready: listed },
  facility: { path: '/option', ready: first },
  'main banners': { path: '/main-banner', ready: listed },
  'main banner': { path: '/main-banner/create', ready: editor('제목') },
  banners: { path: '/banner', ready: heading('배너') },
  popups: { path: '/popup', ready: heading('팝업') },
  popup: { path: '/popup/create', ready: editor('제목') },
  boards: { path: '/master/board', ready: listed },
  board: { path: '/master/board', ready: first },
  notices: { path: '/notice', ready: listed },
  notice: { path: '/notice', ready: first },
}
