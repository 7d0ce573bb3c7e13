import { defineConfig } from '@playwright/test'

// Each context opens a window, whose address bar loads screens of its own (docs/decisions/0191). The flag replaces Playwright's (its
// chromiumSwitches.ts), whose names come first.
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Most tests need no windows: the headless shell takes three quarters of the processor time (docs/decisions/0191). */
const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']

const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
  ],
}

/** The back office, and journeys that people make at a desk. */
const DESKTOP_ONLY = ['**/e2e/{back-office*,banners,merge-places}.e2e.ts', '**/journeys/{boards,imports}.e2e.ts']
/** The back office's journeys, which are run at both sizes for which it is made. */
const SMALL_DESKTOP = [
  '**/e2e/{back-office-people,back-office-places,banners,merge-places}.e2e.ts',
  '**/journeys/imports.e2e.ts',
]
/** Where people have their phone. What a worker caches and which engine draws a map don't depend on the size. */
const PHONE_ONLY = [
  '**/journeys/{dogs,evidence,likes,members,missing-place,offline,social,travel}.e2e.ts',
  '**/offline/**',
  '**/e2e/{map-kakao,map-tiles,strips}.e2e.ts',
]

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  fullyParallel: true,
  workers: 2,
  // A test that passes only at its second try counts as passed and is listed by name at the end of `npm test`.
  retries: 1,
  // For waits that prove nothing about time: as long as a busy machine may need.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  globalSetup: './tests/support/demo-server.ts',
  use: {
    launchOptions,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    serviceWorkers: 'block',
    // A trace costs a third of a test's time: pass `--trace retain-on-failure` if one is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: DESKTOP_ONLY,
      // Tests of what is made for desktops, in files that run at both sizes.
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testIgnore: PHONE_ONLY,
      // Tests tagged as independent of the size.
      grepInvert: /@once/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'small desktop',
      testMatch: SMALL_DESKTOP,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
