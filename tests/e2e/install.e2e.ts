import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { COLORS } from '../../src/ui/kit/theme.ts'
import { violations, violationsInBothSchemes } from '../support/axe.ts'
import { offerInstall, openWhenIdle, promptCount, USER_AGENTS } from '../support/installing.ts'
import { SCREENS } from '../support/screens.ts'

const base = () => process.env['DEMO_URL']!
const DAY = 86_400_000

interface ManifestImage {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: string
  label?: string
}
interface Manifest extends Record<string, unknown> {
  icons: ManifestImage[]
  screenshots: ManifestImage[]
  shortcuts: { name: string; url: string; icons: ManifestImage[] }[]
}
const readManifest = async (page: Page) =>
  (await (await page.request.get(`${base()}/manifest.webmanifest`)).json()) as Manifest

test('C1 Chromium finds nothing amiss: the page can be installed, and its manifest has no errors', async ({
  launchOptions,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'daengdaengroad-profile-'))
  // A private window can't install anything, and Playwright's usual contexts are private ones.
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    viewport,
    ...(isMobile && { isMobile, hasTouch }),
    serviceWorkers: 'allow',
  })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(base())
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    const browser = await context.newCDPSession(page)
    const { url, errors, manifest } = await browser.send('Page.getAppManifest')
    expect(url).toBe(`${base()}/manifest.webmanifest`)
    expect(errors).toEqual([])
    expect(manifest).toMatchObject({ id: `${base()}/`, startUrl: `${base()}/`, scope: `${base()}/` })
    await expect.poll(async () => (await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

test(
  'C1 the manifest says what it is, and every picture in it is there in the size that it claims',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(base())
    const { icons, screenshots, shortcuts, ...rest } = await readManifest(page)
    expect(rest).toMatchObject({
      name: '댕댕로드',
      short_name: '댕댕로드',
      lang: 'ko',
      dir: 'ltr',
      display: 'standalone',
      theme_color: COLORS.paper[0],
      background_color: COLORS.paper[0],
    })
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap(({ icons }) => icons)]
    for (const { src, sizes, type } of pictures) {
      const response = await page.request.get(base() + src)
      expect(response.headers()['content-type'], src).toContain(type)
      const size = await page.evaluate(async (src) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      if (sizes !== 'any') expect(size, src).toBe(sizes)
    }
    const iconSizes = (purpose: string) => icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)
    expect(iconSizes('any')).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(iconSizes('maskable')).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(iconSizes('monochrome')).toEqual(['512x512'])
    // Chromium's requirements: within a form factor one aspect ratio, at most 2.3:1, each with a label.
    for (const form of ['narrow', 'wide']) {
      const shots = screenshots.filter(({ form_factor }) => form_factor === form)
      expect(shots.length, form).toBeGreaterThanOrEqual(2)
      expect(new Set(shots.map(({ sizes }) => sizes)).size, form).toBe(1)
      const [width = 0, height = 0] = (shots[0]?.sizes ?? '').split('x').map(Number)
      expect(Math.max(width, height) / Math.min(width, height), form).toBeLessThanOrEqual(2.3)
      for (const { label } of shots) expect(label).toMatch(/[가-힣]/)
    }
    await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute('href', '/icons/apple-180.png')
    await expect(page.locator('meta[name="apple-mobile-web-app-title"]')).toHaveAttribute('content', '댕댕로드')
    const schemes = await page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => metas.map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')]))
    expect(schemes).toEqual([
      ['(prefers-color-scheme: light)', COLORS.paper[0]],
      ['(prefers-color-scheme: dark)', COLORS.paper[1]],
    ])
  },
)

test(
  'C1 the mark survives every mask: all of it lies within 80 % of a maskable icon, and a monochrome one is a shape',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(base())
    const { icons } = await readManifest(page)
    const pixelsOf = (purpose: string) =>
      page.evaluate(
        async (src) => {
          const picture = await createImageBitmap(await (await fetch(src)).blob())
          const canvas = new OffscreenCanvas(picture.width, picture.height)
          const context = canvas.getContext('2d')!
          context.drawImage(picture, 0, 0)
          const { data } = context.getImageData(0, 0, picture.width, picture.height)
          const middle = (picture.width - 1) / 2
          const outside = new Set<string>()
          const colours = new Set<string>()
          let clear = 0
          for (let at = 0; at < data.length; at += 4) {
            const pixel = at / 4
            const [x, y] = [pixel % picture.width, Math.floor(pixel / picture.width)]
            const [red = 0, green = 0, blue = 0, alpha = 0] = data.slice(at, at + 4)
            if (Math.hypot(x - middle, y - middle) > 0.4 * picture.width)
              outside.add(`${red},${green},${blue},${alpha}`)
            if (alpha === 255) colours.add(`${red},${green},${blue}`)
            if (alpha === 0) clear += 1
          }
          return { outside: [...outside], colours: [...colours], clear: clear / (data.length / 4) }
        },
        icons.findLast((icon) => icon.purpose === purpose)?.src ?? '',
      )

    expect((await pixelsOf('maskable')).outside).toEqual(['228,87,46,255'])
    const shape = await pixelsOf('monochrome')
    expect(shape.colours).toEqual(['0,0,0'])
    expect(shape.outside).toEqual(['0,0,0,0'])
    expect(shape.clear).toBeGreaterThan(0.5)
  },
)

test('C1 every shortcut opens its screen', { tag: '@once' }, async ({ page }) => {
  await page.goto(base())
  for (const { url } of (await readManifest(page)).shortcuts) {
    await page.goto(base() + url)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page).not.toHaveTitle(/페이지를 찾을 수 없습니다|오류/)
  }
})

const banner = (page: Page) => page.getByRole('complementary', { name: '앱 설치 안내' })
const tab = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true }).first()

/** From the list into a place and back, as often as is required before the proposal. */
async function openPlaces(page: Page, places: number): Promise<void> {
  for (let nth = 0; nth < places; nth += 1) {
    await page.getByRole('feed').getByRole('article').nth(nth).getByRole('link').first().click()
    await SCREENS['place']?.ready(page)
    await page.goBack()
    await SCREENS['list']?.ready(page)
  }
}

test('C1 installing is proposed after enough use, and the browser’s prompt is shown once', async ({ page }) => {
  await openWhenIdle(page, `${base()}/`)
  await SCREENS['home']?.ready(page)
  expect(await offerInstall(page, 'dismissed'), 'the browser’s own bar is kept back').toBe(true)
  await tab(page, '장소').click()
  await SCREENS['list']?.ready(page)
  await openPlaces(page, 2)
  await expect(banner(page)).toBeHidden()
  await openPlaces(page, 3)
  await expect(banner(page)).toBeVisible()

  // Never over anything else.
  await page.getByRole('button', { name: '우리 강아지', exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  expect(await violations(page, '[aria-label="앱 설치 안내"]')).toEqual([])

  await banner(page).getByRole('button', { name: '설치', exact: true }).click()
  await expect(banner(page)).toBeHidden()
  expect(await promptCount(page)).toBe(1)
  await offerInstall(page, 'dismissed')
  await tab(page, '홈').click()
  await SCREENS['home']?.ready(page)
  await expect(banner(page)).toBeHidden()
})

test('C1 an installed app is confirmed, and not proposed again', { tag: '@once' }, async ({ page }) => {
  await openWhenIdle(page, `${base()}/`)
  await SCREENS['home']?.ready(page)
  await offerInstall(page, 'accepted')
  await page.getByRole('contentinfo').getByRole('button', { name: '앱으로 설치' }).click()
  await expect(page.getByText('설치했어요.')).toBeVisible()
  await tab(page, '장소').click()
  await SCREENS['list']?.ready(page)
  await openPlaces(page, 3)
  await expect(banner(page)).toBeHidden()
})

test('C1 a dismissed proposal stays away for 30 days on this device', { tag: '@once' }, async ({ context, page }) => {
  const start = new Date('2026-11-21T10:00:00+09:00').getTime()
  /** A later visit: home, then the list. */
  const visit = async (page: Page, at: number) => {
    await page.clock.install({ time: at })
    await openWhenIdle(page, `${base()}/`)
    await SCREENS['home']?.ready(page)
    await offerInstall(page, 'dismissed')
    await tab(page, '장소').click()
    await SCREENS['list']?.ready(page)
  }
  await visit(page, start)
  await openPlaces(page, 3)
  await banner(page).getByRole('button', { name: '닫기' }).click()
  await expect(banner(page)).toBeHidden()
  await page.close()

  const soon = await context.newPage()
  await visit(soon, start + 29 * DAY)
  await openPlaces(soon, 1)
  await expect(banner(soon)).toBeHidden()
  await soon.close()

  const late = await context.newPage()
  await visit(late, start + 31 * DAY)
  await expect(banner(late)).toBeVisible()
})

test.describe('on a desktop’s Chrome', () => {
  test.use({ userAgent: USER_AGENTS.chrome })

  test(
    'C1 without an offer of the browser’s it is told where that has its menu',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(`${base()}/`)
      await SCREENS['home']?.ready(page)
      // At once, before the part that handles it has loaded.
      await page.getByRole('contentinfo').getByRole('button', { name: '앱으로 설치' }).click()
      const sheet = page.getByRole('dialog', { name: '앱으로 설치' })
      await expect(sheet.getByText('주소창 오른쪽 끝의 설치 아이콘')).toBeVisible()
      await page.goBack()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(`${base()}/`)
    },
  )
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: USER_AGENTS.safari })

  test('C1 the way through Safari’s menus is drawn, light and dark', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWhenIdle(page, `${base()}/`)
    await SCREENS['home']?.ready(page)
    await tab(page, '장소').click()
    await SCREENS['list']?.ready(page)
    await openPlaces(page, 3)
    await banner(page).getByRole('button', { name: '설치', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: '앱으로 설치' })
    await expect(sheet.getByRole('listitem')).toHaveText([/공유 버튼/, /‘홈 화면에 추가’/, /‘추가’/])
    await expect(sheet.locator('li svg')).toHaveCount(3)
    expect(await violationsInBothSchemes(page, '[role=dialog]')).toEqual([])
    await sheet.getByRole('button', { name: '닫기' }).click()
    await expect(sheet).toBeHidden()
    await expect(banner(page)).toBeHidden()
  })
})

const inAppBar = (page: Page) => page.getByRole('complementary', { name: '다른 브라우저 안내' })

test.describe('inside KakaoTalk', () => {
  test.use({ userAgent: USER_AGENTS.kakaotalk })

  test(
    'C1 a link opened in a chat offers the way out, and says how where it does not open',
    { tag: '@once' },
    async ({ page }) => {
      await openWhenIdle(page, `${base()}/place/1`)
      await SCREENS['place']?.ready(page)
      await expect(inAppBar(page)).toContainText('카카오톡에서는 앱 설치와 구글 로그인이 안 돼요.')
      expect(await violations(page, '[aria-label="다른 브라우저 안내"]')).toEqual([])

      const browser = await page.context().newCDPSession(page)
      await browser.send('Page.enable')
      const asked = new Promise<string>((resolve) => {
        browser.on('Page.frameRequestedNavigation', ({ url }) => resolve(url))
      })
      await inAppBar(page).getByRole('button', { name: '다른 브라우저로 열기' }).click()
      expect(await asked).toBe(`kakaotalk://web/openExternal?url=${encodeURIComponent(`${base()}/place/1`)}`)
      // No app here handles that address.
      const sheet = page.getByRole('dialog', { name: '다른 브라우저로 열기' })
      await expect(sheet.getByRole('button', { name: '주소 복사' })).toBeVisible()
    },
  )

  test('C1 the bar can be dismissed, and stays away', { tag: '@once' }, async ({ page }) => {
    await openWhenIdle(page, `${base()}/place/1`)
    await inAppBar(page).getByRole('button', { name: '닫기' }).click()
    await expect(inAppBar(page)).toBeHidden()
    await openWhenIdle(page, `${base()}/place`)
    await SCREENS['list']?.ready(page)
    await expect(page.getByRole('complementary', { name: /안내/ })).toHaveCount(0)
  })
})

test.describe('inside an app without a way out', () => {
  test.use({ userAgent: USER_AGENTS.instagram, permissions: ['clipboard-read', 'clipboard-write'] })

  test('C1 its menu is described, and the address can be copied', { tag: '@once' }, async ({ page }) => {
    await openWhenIdle(page, `${base()}/place/1`)
    await inAppBar(page).getByRole('button', { name: '다른 브라우저로 열기' }).click()
    const sheet = page.getByRole('dialog', { name: '다른 브라우저로 열기' })
    await expect(sheet.getByText('‘Safari로 열기’')).toBeVisible()
    await sheet.getByRole('button', { name: '주소 복사' }).click()
    await expect(page.getByText('링크를 복사했어요.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${base()}/place/1`)
  })
})

test('a regular browser shows no bar', { tag: '@once' }, async ({ page }) => {
  await openWhenIdle(page, `${base()}/place/1`)
  await SCREENS['place']?.ready(page)
  await expect(page.getByRole('complementary', { name: /안내/ })).toHaveCount(0)
})
