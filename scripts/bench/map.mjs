import { chromium } from 'playwright'
import { findChromium } from '../chromium.mjs'
import { benchClusters } from './clusters.mjs'
import { fillWithPlaces } from './places.mjs'
import { startServer, temporaryFolder } from './server.mjs'
import { median } from './table.mjs'

/**
 * Records, in the page, when frames were drawn, when the map stopped moving (the address is updated then) and when markers
 * were added to it.
 */
const NOTES = () => {
  const notes = { frames: [0], rests: [0], marks: [0], recording: false }
  Object.assign(window, { notes })
  let last = 0
  const frame = (/** @type {number} */ now) => {
    if (notes.recording && last) notes.frames.push(now - last)
    last = notes.recording ? now : 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const replace = history.replaceState.bind(history)
  history.replaceState = (...args) => {
    notes.rests.push(performance.now())
    replace(...args)
  }
  const isMark = (/** @type {Node} */ node) =>
    node instanceof Element && node.querySelector('button[tabindex="-1"]') !== null
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isMark))) notes.marks.push(performance.now())
  }).observe(document, { childList: true, subtree: true })
}

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/** A drag across the map, one step per frame. @param {import('playwright').Page} page @param {[number, number]} by */
async function swipe(page, [dx, dy]) {
  const touch = await page.context().newCDPSession(page)
  const at = (/** @type {number} */ share) => [{ x: 195 + dx * (share - 0.5), y: 330 + dy * (share - 0.5) }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= 24; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 24) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

/** Waits until no request is open and the markers had a frame to be drawn. @param {import('playwright').Page} page */
async function settle(page) {
  await page.waitForTimeout(900)
  await page.waitForLoadState('networkidle')
}

/**
 * Pans and zooms from the country down to a street and back.
 * @param {import('playwright').Browser} browser @param {string} url @param {string} filter
 */
async function travel(browser, url, filter) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(NOTES)
    await page.goto(`${url}/map?at=36.3,127.6,6${filter}`)
    await page.getByRole('region', { name: '지도', exact: true }).waitFor()
    await settle(page)
    await page.evaluate('notes.recording = true; notes.rests.length = notes.marks.length = 0')
    for (let level = 0; level < 8; level += 1) {
      await swipe(page, level % 2 ? [180, -120] : [-160, 140])
      await settle(page)
      await page.getByRole('button', { name: level < 7 ? '확대' : '축소' }).click()
      await settle(page)
    }
    return await page.evaluate(() => {
      /** @type {{ frames: number[], rests: number[], marks: number[] }} */
      const { frames, rests, marks } = Reflect.get(window, 'notes')
      const asked = performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes('/places/clusters'))
        .map((entry) => /** @type {PerformanceResourceTiming} */ (entry))
      const waits = asked.flatMap(({ startTime, responseEnd }) => {
        const rest = rests.findLast((time) => time <= startTime)
        const mark = marks.find((time) => time >= responseEnd)
        return rest === undefined || mark === undefined ? [] : [mark - rest]
      })
      return { frames: frames.slice(1), waits, nodes: document.querySelectorAll('main *').length }
    })
  } finally {
    await context.close()
  }
}

/** The map over 100,000 places at a phone's size; frames also without markers, because there is no GPU here. */
export async function benchMap() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('The map needs a Chromium.')
  const { folder, remove } = temporaryFolder()
  try {
    await fillWithPlaces(folder)
    const server = await startServer(folder, ['--empty'])
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      const full = await travel(browser, server.url, '')
      const empty = await travel(browser, server.url, '&g=none-of-this-kind')
      const smooth = (/** @type {number[]} */ frames) =>
        (100 * frames.filter((time) => time <= 20).length) / frames.length
      const frames = [
        { what: 'frame while panning and zooming, p50', measured: median(full.frames), budget: 20, unit: 'ms' },
        { what: 'frame, p95', measured: quantile(full.frames, 0.95), budget: 50, unit: 'ms' },
        { what: 'frames of 20 ms or less', measured: smooth(full.frames), budget: 95, unit: '%', atLeast: true },
        { what: 'the same without marks, p50', measured: median(empty.frames), budget: 20, unit: 'ms' },
        { what: 'the same without marks, p95', measured: quantile(empty.frames, 0.95), budget: 50, unit: 'ms' },
        {
          what: 'the same without marks, frames of 20 ms or less',
          measured: smooth(empty.frames),
          budget: 95,
          unit: '%',
          atLeast: true,
        },
        { what: 'from rest to new marks, median', measured: median(full.waits), budget: 300, unit: 'ms' },
        { what: 'from rest to new marks, p95', measured: quantile(full.waits, 0.95), budget: 300, unit: 'ms' },
      ]
      await browser.close()
      return [...frames, ...(await benchClusters(server.url))]
    } finally {
      await browser.close()
      await server.stop()
    }
  } finally {
    remove()
  }
}
