// Takes the pictures that a browser shows in its install dialog (public/screenshots): `node scripts/screenshots.mjs`,
// on the built page with demo content. The results are checked in; public/manifest.webmanifest names them with their sizes.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { startServer, temporaryFolder } from './bench/server.mjs'
import { findChromium } from './chromium.mjs'

const target = path.resolve(import.meta.dirname, '../public/screenshots')
const QUALITY = 0.75

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
/** @type {[file: string, form: typeof PHONE | typeof DESKTOP, address: string][]} */
const SHOTS = [
  ['narrow-home', PHONE, '/'],
  ['narrow-list', PHONE, '/place'],
  ['narrow-place', PHONE, '/place/1'],
  ['narrow-map', PHONE, '/map?at=36.35,127.35,10'],
  ['wide-list', DESKTOP, '/place'],
  ['wide-place', DESKTOP, '/place/1'],
]
const DOG = {
  version: 1,
  dog: { name: '콩이', weightKg: 14, size: 'medium', breed: null, restricted: false, guide: false, count: 1 },
}

const executablePath = findChromium()
if (!executablePath) throw new Error('Pictures need a Chromium.')
const { folder, remove } = temporaryFolder()
const server = await startServer(folder)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
mkdirSync(target, { recursive: true })
try {
  for (const [file, form, address] of SHOTS) {
    const context = await browser.newContext({
      ...form,
      locale: 'ko-KR',
      colorScheme: 'light',
      serviceWorkers: 'block',
    })
    await context.addInitScript((dog) => localStorage.setItem('daengdaeng.dog', dog), JSON.stringify(DOG))
    const page = await context.newPage()
    await page.goto(server.url + address)
    await page.waitForLoadState('networkidle')
    const png = await page.screenshot({ animations: 'disabled' })
    writeFileSync(path.join(target, `${file}.webp`), await webp(page, png))
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
  remove()
}

/** @param {import('playwright').Page} page @param {Buffer} png */
async function webp(page, png) {
  const address = await page.evaluate(
    async ([source, quality]) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes]))
      const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    /** @type {const} */ ([png.toString('base64'), QUALITY]),
  )
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
