import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'

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
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
})
