import { expect, type Page } from '@playwright/test'
import { declineLogin } from '../support/decline-login.ts'

interface FilledScreen {
  path: string
  ready: (page: Page) => Promise<void>
}

const seen = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()
const heading = (name: RegExp) => (page: Page) => expect(page.getByRole('heading', { name }).first()).toBeVisible()

/** Presses the first visible button or link of that name, and waits for a dialog. */
const sheet = (name: string | RegExp) => async (page: Page) => {
  const opener = page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }))
  await opener.filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Of the member of `member-data.ts`, and sheets over them. */
export const FILLED_SCREENS: Record<string, FilledScreen> = {
  'my home': { path: '/my', ready: seen('보리') },
  home: { path: '/', ready: heading(/많이 찜한 곳/) },
  list: {
    path: '/place',
    ready: (page) => expect(page.getByRole('feed', { name: '장소 목록' }).getByRole('article').first()).toBeVisible(),
  },
  'a dog': { path: '/my/dog/1', ready: (page) => expect(page.getByLabel('이름')).toBeVisible() },
  'card at the door': { path: '/my/dog/1/card', ready: seen('웰시코기') },
  likes: { path: '/my/like', ready: seen('제주 여행') },
  'order of likes': { path: '/my/like?sort=name', ready: seen('제주 여행') },
  'my reviews': { path: '/my/review', ready: heading(/^내 후기$/) },
  'a review again': {
    path: '/my/review',
    ready: async (page) => {
      await page.getByRole('link', { name: '고치기', exact: true }).first().click()
      await heading(/^후기 고치기$/)(page)
      await expect(page.getByRole('textbox').first()).toHaveValue(/./)
    },
  },
  evidence: { path: '/my/evidence', ready: seen('친절했어요') },
  'evidence, sheet': {
    path: '/my/evidence',
    ready: async (page) => {
      await seen('친절했어요')(page)
      await sheet('고치기')(page)
    },
  },
  place: { path: '/place/1', ready: heading(/영업시간/) },
  'place, lists': {
    path: '/place/1',
    ready: async (page) => {
      await heading(/영업시간/)(page)
      await sheet('목록')(page)
    },
  },
  'place, directions': {
    path: '/place/1',
    ready: async (page) => {
      await heading(/영업시간/)(page)
      await sheet(/^길찾기/)(page)
    },
  },
  review: { path: '/place/2/review/create', ready: heading(/^후기 쓰기$/) },
  reviews: {
    path: '/place/1/review',
    ready: (page) => expect(page.getByRole('article', { name: /님의 후기$/ }).first()).toBeVisible(),
  },
  correction: { path: '/place/1/info-edit', ready: seen('전화해 봤어요') },
  'another correction': {
    path: '/place/2/info-edit',
    ready: async (page) => {
      for (const name of ['전화번호', '영업시간']) {
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByLabel(`바뀐 ${name}`)).toBeVisible()
      }
    },
  },
  settings: { path: '/my/setting', ready: seen('지금 이 기기') },
}

/** Of a visitor: what opens over a screen. */
export const SHEETS: Record<string, FilledScreen> = {
  'dog, sheet': {
    path: '/place',
    ready: async (page) => {
      await FILLED_SCREENS['list']?.ready(page)
      await sheet('우리 강아지')(page)
    },
  },
  'saved places': {
    path: '/place/1',
    ready: async (page) => {
      await page.getByRole('button', { name: /^찜/ }).filter({ visible: true }).first().click()
      await declineLogin(page)
      await page.goto(new URL('/my/like', page.url()).href)
      await heading(/찜한 곳/)(page)
    },
  },
  'login, dialog': {
    path: '/place/1/review',
    ready: async (page) => {
      await page
        .getByRole('article', { name: /님의 후기$/ })
        .first()
        .waitFor()
      await page
        .getByRole('button', { name: /^도움돼요/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  terms: {
    path: '/auth/signup',
    ready: async (page) => {
      await page.getByRole('button', { name: /보기/ }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  searching: {
    path: '/search',
    ready: async (page) => {
      await page.getByRole('combobox').fill('카페')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  'place on the map': {
    path: '/map?at=37.55,126.98,11',
    ready: async (page) => {
      await page.getByRole('button', { name: /^연남동 발자국 카페, / }).click()
      await expect(page.getByRole('region', { name: '고른 장소' })).toBeVisible()
    },
  },
}

/** Of a visitor on a phone. */
export const PHONE_SHEETS: Record<string, FilledScreen> = {
  'filters, sheet': {
    path: '/place',
    ready: async (page) => {
      await FILLED_SCREENS['list']?.ready(page)
      await sheet('조건')(page)
    },
  },
}
