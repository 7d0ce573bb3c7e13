import { unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { todayInKorea } from '../../contract/time/korea-time.ts'
import { samplePhoto } from '../../server/testing/sample-photo.ts'
import { deviceData } from '../support/device-data.ts'
import { linkIn, mailTo } from '../support/mailbox.ts'
import { asMember, demoServer, logIn, PASSWORD, signUp } from '../support/member.ts'

const url = (path: string) => demoServer().url + path

/** Each test has a network address of its own: the server limits mails by address. */
async function logOut(page: Page): Promise<void> {
  await page.goto(url('/my/setting'))
  await page.getByRole('button', { name: '로그아웃', exact: true }).first().click()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect(page).toHaveURL(url('/auth/login'))
}

test('R1.2 R2.13 R2.15 R2.16 R2.21 sign up by a code, a dog, a like, a review, log out and in, another password by link, export, leave and come back', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const email = 'kong@example.com'
  const nickname = '콩이폰'

  await test.step('sign up; what was typed survives a reload, a wrong code and a weak password are said beside the field', async () => {
    await page.goto(url('/auth/signup/form'))
    await expect(page, 'nobody signs up without having seen the terms').toHaveURL(url('/auth/signup'))
    await expect(page.getByRole('button', { name: '동의하고 계속하기' })).toBeDisabled()
    await signUp(page, demoServer(), email, nickname)
    await page.getByRole('button', { name: '시작하기' }).click()
    await expect(page).toHaveURL(url('/'))
  })

  await test.step('the member’s own page shows their name', async () => {
    await page.goto(url('/my'))
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(nickname) })).toBeVisible()
    await expect(page.getByText(email).first()).toBeVisible()
  })

  await test.step('they add their dog, like a place, and review it with three photos', async () => {
    await page.getByRole('link', { name: /강아지를 등록해 주세요/ }).click()
    await page.getByLabel('이름').fill('뭉치')
    await page.getByRole('radio', { name: /대형견/ }).check()
    await page.getByRole('button', { name: '등록하기' }).click()
    await expect(page.getByRole('region', { name: '우리 강아지' }).getByText('대표')).toBeVisible()

    await page.goto(url('/place/3'))
    await page.getByRole('button', { name: /^찜/ }).first().click()
    await expect(page.getByRole('button', { name: /^찜/ }).first()).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: '후기 쓰기' }).click()
    await page.getByRole('radio', { name: /^5점/ }).check()
    await page.getByLabel('다녀온 날').fill(todayInKorea(new Date()))
    const photos = [60, 70, 80].map(async (width) => ({
      name: `${width}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await samplePhoto({ width, height: 40 })),
    }))
    await page.getByLabel('사진 고르기').setInputFiles(await Promise.all(photos))
    await page.getByLabel('후기', { exact: true }).fill('뭉치가 마당에서 신나게 뛰었어요.')
    await expect(page.getByRole('button', { name: '사진 3 지우기' })).toBeVisible()
    await page.getByRole('button', { name: '후기 올리기' }).click()
    const review = page.getByRole('article', { name: `${nickname}님의 후기` })
    await expect(review.getByRole('list', { name: '후기 사진' }).getByRole('button')).toHaveCount(3)

    await page.goto(url('/my/review'))
    await page.getByRole('link', { name: '고치기' }).click()
    await page.getByLabel('후기', { exact: true }).fill('뭉치가 마당에서 신나게 뛰고 물도 마셨어요.')
    await page.getByRole('button', { name: '고친 후기 올리기' }).click()
    await expect(page).toHaveURL(url('/my/review'))
    await expect(page.getByRole('article').getByText('뭉치가 마당에서 신나게 뛰고 물도 마셨어요.')).toBeVisible()
  })

  await test.step('the profile is stored, and an unsent change survives a reload', async () => {
    await page.goto(url('/my/profile'))
    await page.getByLabel('소개').fill('콩이와 바다를 걸어요.')
    await page.reload()
    await expect(page.getByLabel('소개')).toHaveValue('콩이와 바다를 걸어요.')
    await page.getByRole('button', { name: '저장하기' }).click()
    await expect(page.getByText('프로필을 저장했어요.')).toBeVisible()
  })

  await test.step('another device stands in the list, and is ended from there', async () => {
    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    await elsewhere.goto(url('/my'))
    await logIn(elsewhere, email)
    await expect(elsewhere, 'back to the requested page').toHaveURL(url('/my'))
    await page.goto(url('/my/setting'))
    await expect(page.getByText('지금 이 기기')).toBeVisible()
    const end = page.getByRole('button', { name: /^.+ · .+ 로그아웃$/ })
    await expect(end).toHaveCount(1)
    await end.click()
    await page.getByRole('button', { name: '확인', exact: true }).click()
    await expect(end).toHaveCount(0)
    await elsewhere.goto(url('/my/profile'))
    await expect(elsewhere, 'R2.17 a failed refresh leads there').toHaveURL(url('/auth/login'))
    await other.close()
  })

  await test.step('all data about the member is downloaded with their photos, as a zip', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '내 정보 내려받기' }).click()
    const files = unzipSync(readFileSync(await (await download).path()))
    const data = JSON.parse(new TextDecoder().decode(files['data.json']))
    expect(data.account).toMatchObject({ email, nickname, introduction: '콩이와 바다를 걸어요.' })
    expect(data.dogs).toMatchObject([{ name: '뭉치', size: 'large' }])
    expect(data.likes).toMatchObject([{ kind: 'place', id: 3 }])
    expect(data.reviews).toMatchObject([{ stars: 5, text: '뭉치가 마당에서 신나게 뛰고 물도 마셨어요.' }])
  })

  await test.step('a logout, and a login that returns to the same page', async () => {
    await logOut(page)
    await page.goto(url('/my/profile'))
    await expect(page).toHaveURL(url('/auth/login'))
    await logIn(page, email, 'not the password')
    await expect(page.getByRole('alert').filter({ hasText: '이메일 또는 비밀번호가 맞지 않아요.' })).toBeVisible()
    await logIn(page, email)
    await expect(page).toHaveURL(url('/my/profile'))
  })

  await test.step('they withdraw, confirming the password, and a login within a week restores everything', async () => {
    await page.goto(url('/my/setting/withdraw'))
    await page.getByLabel('비밀번호 확인').fill('not the password')
    await page.getByRole('button', { name: '탈퇴하기' }).click()
    await expect(page.getByText('비밀번호가 맞지 않아요.')).toBeVisible()
    await expect(page.getByLabel('비밀번호 확인')).toBeFocused()
    await page.getByLabel('비밀번호 확인').fill(PASSWORD)
    await page.getByRole('button', { name: '탈퇴하기' }).click()
    await expect(page.getByText(/다시 로그인하면 계정을 되살릴 수 있어요/)).toBeVisible()
    await page.getByRole('button', { name: '확인', exact: true }).click()
    await page.goto(url('/my'))
    await logIn(page, email)
    await expect(page.getByText(/탈퇴 신청을 취소하고/)).toBeVisible()
    await page.getByRole('button', { name: '확인', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(nickname) })).toBeVisible()
    await expect(page.getByText('뭉치').first()).toBeVisible()
  })
})

test(
  'R2.16 a forgotten password is set anew by the link of the mail, which works once',
  { tag: '@once' },
  async ({ page }) => {
    // The demo's admin: a new member was just sent a code, and would have to wait a minute for another mail.
    const email = 'admin@demo.example'
    const changed = '등산은 싫고 낮잠이 좋은 콩이'
    await page.goto(url('/auth/login'))
    await page.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).click()
    await expect(page).toHaveURL(url('/auth/find-password'))
    await expect(page.getByRole('heading', { name: '비밀번호 찾기' })).toBeVisible()
    await page.getByLabel('이메일').fill(email)
    await page.getByRole('button', { name: '링크 받기' }).click()
    await expect(page.getByRole('heading', { name: '메일을 확인해 주세요' })).toBeVisible()
    const link = linkIn(await mailTo(demoServer(), email, /비밀번호 다시/))
    await page.goto(link)
    await page.getByLabel('새 비밀번호', { exact: true }).fill(changed)
    await expect(page.getByRole('meter', { name: '비밀번호 안전도' })).toBeAttached()
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await expect(page).toHaveURL(url('/auth/login'))
    await page.goto(link)
    await page.getByLabel('새 비밀번호', { exact: true }).fill(`${changed} 또`)
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await expect(page.getByRole('alert')).toContainText('이미 사용했어요')
    await page.getByRole('link', { name: '링크 다시 받기' }).click()
    await expect(page.getByRole('button', { name: '링크 받기' })).toBeVisible()
    await page.goto(url('/auth/login'))
    await logIn(page, email, changed)
    await expect(page).toHaveURL(url('/'))
  },
)

test.describe('on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'R4.01 R9.01 after logout nothing of the member is left but the choice of light or dark',
    { tag: '@once' },
    async ({ page }) => {
      test.setTimeout(120_000)
      const { email, nickname } = await asMember(page, demoServer(), '보리')
      await page.goto(url('/my'))
      await expect(page.getByText(email).first()).toBeVisible()
      const flag = (await page.context().cookies(demoServer().url)).find(({ name }) => name === 'login')
      expect(flag).toMatchObject({ value: '1', httpOnly: false, sameSite: 'Lax', secure: false })
      expect(flag!.expires - Date.now() / 1000).toBeGreaterThan(11.9 * 3600)
      expect(flag!.expires - Date.now() / 1000).toBeLessThanOrEqual(12 * 3600 + 5)

      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.goto(url('/place/1'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(url('/my/profile'))
      await page.getByLabel('소개').fill('보리의 비밀스러운 소개')
      await page.goto(url('/my/setting'))
      await page.getByText('어둡게').click()
      await expect(page.getByText('지금 이 기기')).toBeVisible()
      await expect(page.getByText(/^쓰고 있는 공간: /)).toBeVisible()
      await page.getByRole('button', { name: '저장 공간 비우기' }).click()
      await page.getByRole('button', { name: '확인', exact: true }).click()
      await expect(page.getByText('비웠어요.')).toBeVisible()
      await expect
        .poll(() => deviceData(page), 'while they are logged in, their data is stored')
        .toContain(`"nickname":"${nickname}"`)
      expect(await deviceData(page), 'and their draft').toContain('비밀스러운')
      await logOut(page)

      const left = await deviceData(page)
      for (const secret of [
        email,
        nickname,
        '비밀스러운',
        'daengdaeng.',
        'login=1',
        '"member"',
        '/users/',
        '/auth/sessions',
      ])
        expect(left).not.toContain(secret)
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['mantine-color-scheme-value'])
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    },
  )
})

test(
  'R2.18 R4.01 R7.01 R7.02 R8.04 two tabs, and a session that ends in the middle of a form',
  { tag: '@once' },
  async ({ page, context }) => {
    test.setTimeout(120_000)
    const { email, nickname } = await asMember(page, demoServer(), '초코')
    // What the bell asks by itself would notice the end of the session before the form is sent.
    await context.route('**/api/notifications/live', (route) => route.abort())
    const counted = (tab: Page) =>
      tab.waitForResponse((response) => response.url().endsWith('/api/notifications/unread') && response.ok())
    await Promise.all([counted(page), page.goto(url('/my/profile'))])
    await page.getByLabel('소개').fill('쓰다 만 소개')
    const second = await context.newPage()

    await test.step('an old access token is renewed without a word, once for all calls of both tabs', async () => {
      const renewals: string[] = []
      // The bell of a document that is about to go could ask once more.
      await page.goto('about:blank')
      context.on('request', (request) => {
        if (request.url().endsWith('/api/auth/refresh')) renewals.push(request.url())
      })
      await context.clearCookies({ name: 'access' })
      await Promise.all([counted(second), counted(page), second.goto(url('/my/review')), page.goto(url('/my/profile'))])
      await expect(second.getByText('아직 쓴 후기가 없어요')).toBeVisible()
      await expect(page.getByLabel('닉네임')).toHaveValue(nickname)
      await expect(page).toHaveURL(url('/my/profile'))
      expect(renewals.length).toBeGreaterThan(0)
      expect(renewals.length).toBeLessThanOrEqual(2)
    })

    await test.step('the session ends: sending leads to the login page, says so, and nothing typed is lost', async () => {
      await page.getByLabel('소개').fill('쓰다 만 소개, 조금 더')
      // On a slow machine either tab still reads in between, and would lead to the login page before the press.
      await context.route('**/api/**', (route) =>
        route.request().method() === 'GET' ? route.abort() : route.fallback(),
      )
      await context.clearCookies({ name: /access|refresh/ })
      await page.getByRole('button', { name: '저장하기' }).click()
      await expect(page).toHaveURL(url('/auth/login'))
      await context.unroute('**/api/**')
      await expect(page.getByText('토큰 갱신에 실패했습니다.')).toBeVisible()
      await expect(second, 'the other tab follows').toHaveURL(url('/auth/login'))
    })

    await test.step('a login in one tab is one in the other, each back where it was, with what was typed', async () => {
      await logIn(page, email)
      await expect(page).toHaveURL(url('/my/profile'))
      await expect(page.getByLabel('소개')).toHaveValue('쓰다 만 소개, 조금 더')
      await expect(second).toHaveURL(url('/my/review'))
      await expect(second.getByText('아직 쓴 후기가 없어요')).toBeVisible()
    })

    await test.step('a logout in one is one in the other', async () => {
      await logOut(page)
      await expect(second).toHaveURL(url('/auth/login'))
    })
  },
)

test('R3.08 R4.09 the return path after login never leaves the app', { tag: '@once' }, async ({ page }) => {
  const { email } = await asMember(page, demoServer(), '망고')
  // Further cases: model.test.ts of the session.
  for (const evil of ['//evil.example', '/.//evil.example']) {
    await logOut(page)
    await page.evaluate((path) => sessionStorage.setItem('redirectAfterLogin', path), evil)
    await logIn(page, email)
    await expect(page).toHaveURL(url('/'))
  }
})
