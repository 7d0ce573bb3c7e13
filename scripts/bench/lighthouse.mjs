import { chromium } from 'playwright'
import { findChromium } from '../chromium.mjs'
import { freePort, startServer, temporaryFolder } from './server.mjs'
import { median } from './table.mjs'

const RUNS = 3

/** Lighthouse mobile scores of the first screens, on the demo content. */
export async function benchLighthouse() {
  const chromiumPath = findChromium()
  if (!chromiumPath) throw new Error('Lighthouse needs a Chromium.')
  const { default: lighthouse } = await import('lighthouse')
  const { folder, remove } = temporaryFolder()
  const server = await startServer(folder)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const rows = []
    /** @type {Set<string>} */
    const reasons = new Set()
    for (const screen of ['/', '/place', '/place/1']) {
      /** @type {Record<string, number[]>} */
      const values = {}
      const note = (/** @type {string} */ name, /** @type {number | null | undefined} */ value) =>
        (values[name] ??= []).push(value ?? Number.NaN)
      for (const throttlingMethod of /** @type {const} */ (['simulate', 'devtools'])) {
        for (let run = 0; run < RUNS; run += 1) {
          const result = await lighthouse(`${server.url}${screen}`, {
            port,
            throttlingMethod,
            output: 'json',
            logLevel: 'error',
          })
          const report = result?.lhr
          if (!report) throw new Error(`Lighthouse gave no report of ${screen}`)
          if (throttlingMethod === 'devtools') {
            note('LCP', report.audits['largest-contentful-paint']?.numericValue)
            continue
          }
          note('TBT', report.audits['total-blocking-time']?.numericValue)
          note('CLS', report.audits['cumulative-layout-shift']?.numericValue)
          for (const category of ['performance', 'accessibility', 'best-practices', 'seo']) {
            note(category, (report.categories[category]?.score ?? 0) * 100)
          }
          for (const category of ['accessibility', 'best-practices', 'seo'])
            for (const failed of failedAudits(report, category)) reasons.add(`${screen} ${failed}`)
        }
      }
      const row = (
        /** @type {string} */ what,
        /** @type {string} */ name,
        /** @type {number} */ budget,
        unit = '',
        atLeast = false,
      ) => ({
        what: `${what} ${screen}`,
        measured: median(values[name] ?? []),
        budget,
        unit,
        atLeast,
      })
      rows.push(
        row('performance', 'performance', 97, '', true),
        row('accessibility', 'accessibility', 100, '', true),
        row('best practices', 'best-practices', 100, '', true),
        row('SEO', 'seo', 100, '', true),
        row('LCP, applied throttling', 'LCP', 1200, 'ms'),
        row('TBT, simulated', 'TBT', 150, 'ms'),
        row('CLS', 'CLS', 0.02),
      )
    }
    for (const reason of reasons) console.log(`failed ${reason}`)
    return rows
  } finally {
    await browser.close()
    await server.stop()
    remove()
  }
}

/**
 * What keeps a category below 100, with the first thing that it names.
 * @param {import('lighthouse').Result} report
 * @param {string} category
 */
function failedAudits({ categories, audits }, category) {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => {
      const details = /** @type {{ items?: unknown[] } | undefined} */ (audits[id]?.details)
      return `${id}: ${JSON.stringify(details?.items?.[0] ?? null).slice(0, 300)}`
    })
}
