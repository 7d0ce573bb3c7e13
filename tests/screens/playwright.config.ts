import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'

const phone = (width: number, height: number) => ({
  viewport: { width, height },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1,
})

/** `npm run screens`: no test, but a walk past every screen that leaves a picture of each. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: 'every-screen.capture.ts',
  outputDir: '../../test-results/screens-failures',
  reporter: 'line',
  globalSetup: './start-server.ts',
  // A machine that does much else at once must not be taken for a broken screen.
  expect: { timeout: 30_000 },
  projects: [
    { name: 'phone', use: phone(390, 844) },
    { name: 'phone-320', use: phone(320, 640) },
    { name: 'phone-360', use: phone(360, 740) },
    // Text of 200 %: by the browser's own setting, since `Page.setFontSizes` is undone while a picture is taken.
    {
      name: 'large-text',
      use: {
        ...phone(390, 844),
        launchOptions: {
          ...shared.use?.launchOptions,
          args: [...(shared.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
        },
      },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'desktop-1280', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'desktop-2560', use: { viewport: { width: 2560, height: 1440 } } },
  ],
})
