import { chromium } from 'playwright'
import { findChromium } from '../chromium.mjs'
import { startServer, temporaryFolder } from './server.mjs'
import { median } from './table.mjs'

const RUNS = 5
const SCREENS = { '/': '많이 찜한 곳', '/place/1': '연남동 발자국 카페' }
const LAPS = /** @type {const} */ ([
  { name: '', cpu: 1, fcp: 250, lcp: 600 },
  { name: ' at 4× CPU', cpu: 4, fcp: 700, lcp: 1600 },
])

/** Time until a used app is shown without a server: each time a new browser on the same profile. */
export async function benchOffline() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('The offline start needs a Chromium.')
  const data = temporaryFolder()
  const profile = temporaryFolder()
  const open = () =>
    chromium.launchPersistentContext(profile.folder, {
      executablePath,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      locale: 'ko-KR',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
  try {
    const server = await startServer(data.folder)
    const visited = await open()
    const page = visited.pages()[0] ?? (await visited.newPage())
    for (const screen of ['/', ...Object.keys(SCREENS)]) {
      await page.goto(server.url + screen)
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      // On the second visit answers pass through the worker, which caches them.
      await page.reload({ waitUntil: 'networkidle' })
    }
    await visited.close()
    await server.stop()

    const rows = []
    for (const { name, cpu, fcp, lcp } of LAPS) {
      for (const [screen, heading] of Object.entries(SCREENS)) {
        /** @type {{ fcp: number, lcp: number }[]} */
        const times = []
        for (let run = 0; run < RUNS; run += 1) times.push(await startOnce(open, server.url + screen, heading, cpu))
        const of = (/** @type {'fcp' | 'lcp'} */ what) => median(times.map((time) => time[what]))
        rows.push({ what: `FCP ${screen}${name}`, measured: of('fcp'), budget: fcp, unit: 'ms' })
        rows.push({ what: `LCP ${screen}${name}`, measured: of('lcp'), budget: lcp, unit: 'ms' })
      }
    }
    return rows
  } finally {
    data.remove()
    profile.remove()
  }
}

/**
 * @param {() => Promise<import('playwright').BrowserContext>} open
 * @param {string} url @param {string} heading of the screen, once it is shown
 * @param {number} cpu how many times slower
 */
async function startOnce(open, url, heading, cpu) {
  const context = await open()
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await page.goto(url)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    // Photos below the first screen don't count; whatever paints within it does so almost at once.
    await page.waitForTimeout(1000)
    return await page.evaluate(async () => {
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      const lcp = await new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      })
      return { fcp, lcp: Number(lcp) }
    })
  } finally {
    await context.close()
  }
}
