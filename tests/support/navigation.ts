import type { Locator, Page } from '@playwright/test'

export const home = (page: Page): Locator => page.getByRole('heading', { name: '많이 찜한 곳' })

/** Navigates by one of the app's own links. */
export const goTo = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).locator('visible=true').first().click()

/** Paths that are loaded in full from now on. */
export function watchLoads(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}
