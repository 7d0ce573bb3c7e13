import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { linkIn, mailTo } from '../support/mailbox.ts'
import { logIn, PASSWORD, signUp } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** Each test has an address of its own: the server counts mails by address. */
const addressOf = (name: string, project: string) => `${name}-${project}@example.com`

async function logOut(page: Page): Promise<void> {
  await page.goto(`${server.url}/my/setting`)
  await page.getByRole('button', { name: '로그아웃', exact: true }).first().click()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/auth/login`)
}

/** All that the device holds, as one text. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const texts = [...Object.entries(localStorage), ...Object.entries(sessionStorage), document.cookie].map(String)
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname.startsWith('/api/'))
          texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
      }
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error!))
      })
      for (const store of database.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll()
          reading.addEventListener('success', () => resolve(reading.result))
          reading.addEventListener('error', () => reject(reading.error!))
        })
        texts.push(JSON.stringify(values))
      }
      database.close()
    }
    return texts.join('\n')
  })

test('R1.2 R2.13 R2.15 R2.16 R2.21 sign up by a code, log out and in, another password by link, export, leave and come back', async ({
  page,
  browser,
}, { project }) => {
  test.setTimeout(240_000)
  const email = addressOf('kong', project.name)
  const nickname = `콩이${project.name === 'phone' ? '폰' : '컴'}`

  await test.step('sign up; what was typed survives a reload, a wrong code and a weak password are said beside the field', async () => {
    await page.goto(`${server.url}/auth/signup/form`)
    await expect(page, 'nobody signs up without having seen the terms').toHaveURL(`${server.url}/auth/signup`)
    await expect(page.getByRole('button', { name: '동의하고 계속하기' })).toBeDisabled()
    await signUp(page, server, email, nickname)
    await page.getByRole('button', { name: '시작하기' }).click()
    await expect(page).toHaveURL(`${server.url}/`)
  })

  await test.step('his own page says who he is', async () => {
    await page.goto(`${server.url}/my`)
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(nickname) })).toBeVisible()
    await expect(page.getByText(email).first()).toBeVisible()
  })

  await test.step('his profile is kept, also half-typed over a reload', async () => {
    await page.goto(`${server.url}/my/profile`)
    await page.getByLabel('소개').fill('콩이와 바다를 걸어요.')
    await page.reload()
    await expect(page.getByLabel('소개')).toHaveValue('콩이와 바다를 걸어요.')
    await page.getByRole('button', { name: '저장하기' }).click()
    await expect(page.getByText('프로필을 저장했어요.')).toBeVisible()
  })

  await test.step('another device stands in the list, and is ended from there', async () => {
    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    await elsewhere.goto(`${server.url}/my`)
    await logIn(elsewhere, email)
    await expect(elsewhere, 'back to where he wanted to be').toHaveURL(`${server.url}/my`)
    await page.goto(`${server.url}/my/setting`)
    await expect(page.getByText('지금 이 기기')).toBeVisible()
    const end = page.getByRole('button', { name: /^.+ · .+ 로그아웃$/ })
    await expect(end).toHaveCount(1)
    await end.click()
    await page.getByRole('button', { name: '확인', exact: true }).click()
    await expect(end).toHaveCount(0)
    await elsewhere.goto(`${server.url}/my/setting`)
    await expect(elsewhere, 'R2.17 a failed refresh leads there').toHaveURL(`${server.url}/auth/login`)
    await other.close()
  })

  await test.step('all that is known of him comes as a file', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '내 정보 내려받기' }).click()
    const data = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
    expect(data.account).toMatchObject({ email, nickname, introduction: '콩이와 바다를 걸어요.' })
  })

  await test.step('out, and in again, to where he was', async () => {
    await logOut(page)
    await page.goto(`${server.url}/my/profile`)
    await expect(page).toHaveURL(`${server.url}/auth/login`)
    await logIn(page, email, 'not his password')
    await expect(page.getByRole('alert').filter({ hasText: '이메일 또는 비밀번호가 맞지 않아요.' })).toBeVisible()
    await logIn(page, email)
    await expect(page).toHaveURL(`${server.url}/my/profile`)
  })

  const changed = '등산은 싫고 낮잠이 좋은 콩이'
  await test.step('a forgotten password is set anew by the link of the mail, which works once', async () => {
    await logOut(page)
    await page.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).click()
    await page.getByLabel('이메일').fill(email)
    // Whoever was sent a code within the last minute is asked to wait.
    await expect(async () => {
      await page.getByRole('button', { name: '링크 받기' }).click()
      await expect(page.getByRole('heading', { name: '메일을 확인해 주세요' })).toBeVisible()
    }).toPass({ timeout: 80_000, intervals: [5_000] })
    const link = linkIn(await mailTo(server, email, /비밀번호 다시/))
    await page.goto(link)
    await page.getByLabel('새 비밀번호', { exact: true }).fill(changed)
    await expect(page.getByRole('meter', { name: '비밀번호 안전도' })).toBeAttached()
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await expect(page).toHaveURL(`${server.url}/auth/login`)
    await page.goto(link)
    await page.getByLabel('새 비밀번호', { exact: true }).fill(`${changed} 또`)
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await expect(page.getByRole('alert')).toContainText('이미 사용했어요')
    await page.getByRole('link', { name: '링크 다시 받기' }).click()
    await expect(page.getByRole('button', { name: '링크 받기' })).toBeVisible()
  })

  await test.step('he leaves, saying his password again, and coming back within a week restores all', async () => {
    await page.goto(`${server.url}/my/setting/withdraw`)
    await logIn(page, email, changed)
    await expect(page).toHaveURL(`${server.url}/my/setting/withdraw`)
    await page.getByLabel('비밀번호 확인').fill(PASSWORD)
    await page.getByRole('button', { name: '탈퇴하기' }).click()
    await expect(page.getByText('비밀번호가 맞지 않아요.')).toBeVisible()
    await expect(page.getByLabel('비밀번호 확인')).toBeFocused()
    await page.getByLabel('비밀번호 확인').fill(changed)
    await page.getByRole('button', { name: '탈퇴하기' }).click()
    await expect(page.getByText(/다시 로그인하면 계정을 되살릴 수 있어요/)).toBeVisible()
    await page.getByRole('button', { name: '확인', exact: true }).click()
    await page.goto(`${server.url}/my`)
    await logIn(page, email, changed)
    await expect(page.getByText(/탈퇴 신청을 취소하고/)).toBeVisible()
    await page.getByRole('button', { name: '확인', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(nickname) })).toBeVisible()
  })
})

test.describe('on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test('R4.01 R9.01 after logout nothing of the member is left but the choice of light or dark', async ({ page }, {
    project,
  }) => {
    test.setTimeout(120_000)
    const email = addressOf('bori', project.name)
    const nickname = `보리${project.name === 'phone' ? '폰' : '컴'}`
    await signUp(page, server, email, nickname)
    const flag = (await page.context().cookies(server.url)).find(({ name }) => name === 'login')
    expect(flag).toMatchObject({ value: '1', httpOnly: false, sameSite: 'Lax', secure: false })
    expect(flag!.expires - Date.now() / 1000).toBeGreaterThan(11.9 * 3600)
    expect(flag!.expires - Date.now() / 1000).toBeLessThanOrEqual(12 * 3600 + 5)

    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(`${server.url}/place/1`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${server.url}/my/profile`)
    await page.getByLabel('소개').fill('보리의 비밀스러운 소개')
    await page.goto(`${server.url}/my/setting`)
    await page.getByText('어둡게').click()
    await expect(page.getByText('지금 이 기기')).toBeVisible()
    expect(await held(page), 'while he is here, his draft is').toContain('비밀스러운')
    await logOut(page)

    const left = await held(page)
    for (const his of [email, nickname, '비밀스러운', 'daengdaeng.', 'login=1', '/users/', '/auth/sessions'])
      expect(left).not.toContain(his)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['mantine-color-scheme-value'])
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })
})

test('R2.18 R4.01 R7.01 R7.02 R8.04 two tabs, and a session that ends in the middle of a form', async ({
  page,
  context,
}, { project }) => {
  test.setTimeout(120_000)
  const email = addressOf('choco', project.name)
  const nickname = `초코${project.name === 'phone' ? '폰' : '컴'}`
  await signUp(page, server, email, nickname)
  await page.goto(`${server.url}/my/profile`)
  await page.getByLabel('소개').fill('쓰다 만 소개')
  const second = await context.newPage()

  await test.step('an old access token is renewed without a word, once for all calls of both tabs', async () => {
    const renewals: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) renewals.push(request.url())
    })
    await context.clearCookies({ name: 'access' })
    await Promise.all([second.goto(`${server.url}/my/setting`), page.reload()])
    await expect(second.getByText('지금 이 기기')).toBeVisible()
    await expect(page.getByLabel('닉네임')).toHaveValue(nickname)
    await expect(page).toHaveURL(`${server.url}/my/profile`)
    expect(renewals.length).toBeGreaterThan(0)
    expect(renewals.length).toBeLessThanOrEqual(2)
  })

  await test.step('the session ends: sending leads to the login page, says so, and nothing typed is lost', async () => {
    await page.getByLabel('소개').fill('쓰다 만 소개, 조금 더')
    await context.clearCookies({ name: /access|refresh/ })
    await page.getByRole('button', { name: '저장하기' }).click()
    await expect(page).toHaveURL(`${server.url}/auth/login`)
    await expect(page.getByText('토큰 갱신에 실패했습니다.')).toBeVisible()
    await expect(second, 'the other tab follows').toHaveURL(`${server.url}/auth/login`)
  })

  await test.step('a login in one tab is one in the other, each back where it was, with what was typed', async () => {
    await logIn(page, email)
    await expect(page).toHaveURL(`${server.url}/my/profile`)
    await expect(page.getByLabel('소개')).toHaveValue('쓰다 만 소개, 조금 더')
    await expect(second).toHaveURL(`${server.url}/my/setting`)
    await expect(second.getByText('지금 이 기기')).toBeVisible()
  })

  await test.step('a logout in one is one in the other', async () => {
    await logOut(page)
    await expect(second).toHaveURL(`${server.url}/auth/login`)
  })
})

test('R2.18 R2.21 axe finds nothing on a member’s pages, by day and by night, and nothing is wider than the screen', async ({
  page,
}, { project }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signUp(page, server, addressOf('haru', project.name), `하루${project.name === 'phone' ? '폰' : '컴'}`)
  const screens = [
    ['/auth/signup/welcome', /반가워요/],
    ['/my', /오늘은 어디로/],
    ['/my/profile', /^프로필$/],
    ['/my/setting', /^로그인한 기기$/],
    ['/my/setting/withdraw', /^회원 탈퇴$/],
  ] as const
  for (const [path, name] of screens) {
    await page.goto(server.url + path)
    await expect(page.getByRole('heading', { name }).first()).toBeVisible()
    if (path === '/my/setting') {
      await expect(page.getByText('지금 이 기기')).toBeVisible()
      await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    }
    if (path === '/my/profile') await expect(page.getByLabel('소개')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page), `${path} ${colorScheme}`).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
  }
})

test('R3.08 R4.09 the way back after login never leads out of the app', async ({ page }, { project }) => {
  test.setTimeout(120_000)
  const email = addressOf('mango', project.name)
  await signUp(page, server, email, `망고${project.name === 'phone' ? '폰' : '컴'}`)
  for (const evil of ['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example']) {
    await logOut(page)
    await page.evaluate((path) => sessionStorage.setItem('redirectAfterLogin', path), evil)
    await logIn(page, email)
    await expect(page).toHaveURL(`${server.url}/`)
  }
})
