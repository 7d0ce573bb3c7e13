import type { Page } from '@playwright/test'

/** A visitor's first heart on a device asks to log in; they stay a visitor. */
export const declineLogin = (page: Page) =>
  page.getByRole('dialog', { name: '로그인이 필요합니다' }).getByRole('button', { name: '닫기' }).click()
