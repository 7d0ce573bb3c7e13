import { expect, type Page, test } from '@playwright/test'
import { startOidcServer } from '../../server/testing/oidc-server.ts'
import { startFakeProviders } from '../../server/testing/fake-providers.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { logIn, signUp } from '../support/member.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
let oidc: Awaited<ReturnType<typeof startOidcServer>>
let standIns: Awaited<ReturnType<typeof startFakeProviders>>
// In one worker, with one server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  const port = await freePort()
  oidc = await startOidcServer(`http://127.0.0.1:${port}/auth/login`)
  standIns = await startFakeProviders()
  server = await startServer({ port, env: forProcess({ ...oidc.env, ...standIns.env }) })
})
test.afterAll(async () => {
  await server.stop()
  await oidc.stop()
  await standIns.stop()
})

/** googleClientId → GOOGLE_CLIENT_ID */
const forProcess = (env: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name.replaceAll(/[A-Z]/g, '_$&').toUpperCase(), value]),
  )

/** Logs in at the fake google, and consents. */
async function agreeAtGoogle(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('x')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Likes a place as a visitor, and picks a provider in the login dialog that opens. */
async function likeBy(page: Page, path: string, button: string) {
  await page.goto(server.url + path)
  const heart = page.getByRole('button', { name: /^찜/ })
  await heart.click()
  const dialog = page.getByRole('dialog', { name: '로그인이 필요합니다' })
  await dialog.getByRole('button', { name: button }).click()
  return heart
}

/** Everywhere a code might have been left: the tab's history, and the storage of worker and page. */
const traces = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [location.href, JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(url)
    }
    return kept.join(' ')
  })

test('R1.4 R2.14 R2.17 R4.02 R7.10 a visitor who likes a place comes by google: registers on the way, and the like is done', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const codes: string[] = []
  const watch = (watched: Page) =>
    watched.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/auth/login' && searchParams.has('code')) codes.push(searchParams.get('code')!)
    })
  watch(page)
  const heart = await likeBy(page, '/place/2?from=home', '구글 로그인')
  await expect(page).toHaveURL((url) => url.origin !== server.url)
  await agreeAtGoogle(page, 'kong')

  await expect(page).toHaveURL(`${server.url}/auth/signup/social-form`)
  await expect(page.locator('[data-layout]'), 'no layout').toHaveCount(0)
  await expect(page.getByText('아직 가입하지 않은 구글 계정이에요.')).toBeVisible()
  await expect(page.getByLabel('이메일')).toHaveValue('kong@dog.example')
  await expect(page.getByLabel('닉네임')).toHaveValue('콩이아빠')
  expect(await violationsInBothSchemes(page)).toEqual([])
  await page.getByLabel('닉네임').fill('구글로온콩')
  await page.getByLabel('전체 동의').check()
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByRole('heading', { name: '구글로온콩님, 반가워요!' })).toBeVisible()
  await page.getByRole('button', { name: '시작하기' }).click()
  await expect(page).toHaveURL(`${server.url}/place/2?from=home`)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  expect(codes).toHaveLength(1)
  expect(await traces(page)).not.toContain(codes[0])
  expect(server.output()).not.toContain(codes[0])

  // On another device they are recognised, and return to the same place at once.
  const other = await (await browser.newContext({ serviceWorkers: 'allow', locale: 'ko-KR' })).newPage()
  watch(other)
  await other.goto(`${server.url}/`)
  await other.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const otherHeart = await likeBy(other, '/place/3', '구글 로그인')
  await agreeAtGoogle(other, 'kong')
  await expect(other).toHaveURL(`${server.url}/place/3`)
  await expect(otherHeart).toHaveAttribute('aria-pressed', 'true')
  expect(codes).toHaveLength(2)
  const kept = await traces(other)
  expect(kept, 'the worker keeps what it serves').toContain('/assets/')
  expect(kept).not.toContain(codes[1])
  await other.context().close()
})

test.describe('at one size', { tag: '@once' }, () => {
  test('R7.06 R8.07 a refusal at kakao or naver, a wrong or reused state, and an outage show a message', async ({
    page,
  }) => {
    const message = page.getByRole('alert')
    const enter = async (name: string) => {
      await page.goto(`${server.url}/auth/login`)
      await page.getByRole('button', { name: `${name} 로그인` }).click()
    }
    standIns.logIn({ id: 77, kakao_account: { profile: { nickname: '콩이 엄마' } } })
    await enter('카카오')
    await page.getByRole('link', { name: 'refuse' }).click()
    await expect(message).toHaveText('카카오 로그인을 취소했어요.')
    await expect(page).toHaveURL(`${server.url}/auth/login`)

    await enter('네이버')
    const agree = (await page.getByRole('link', { name: 'agree' }).getAttribute('href'))!
    await page.goto(agree.replace(/state=[^&]*/, 'state=naver.made-up'))
    await expect(message).toHaveText('네이버 로그인 처리에 실패했습니다.')
    await page.goto(agree)
    await expect(message, 'asked once, answered once').toHaveText('네이버 로그인 처리에 실패했습니다.')

    standIns.breakDown(true)
    await enter('카카오')
    await page.getByRole('link', { name: 'agree' }).click()
    await expect(message).toHaveText('카카오 로그인 처리에 실패했습니다.')
    standIns.breakDown(false)

    await enter('카카오')
    const good = (await page.getByRole('link', { name: 'agree' }).getAttribute('href'))!
    await page.goto(good)
    await expect(page).toHaveURL(`${server.url}/auth/signup/social-form`)
    await page.goBack()
    await page.goto(good)
    await expect(message, 'a code and its state work once').toHaveText('카카오 로그인 처리에 실패했습니다.')
  })

  test('a member with that address logs in and links the identity; in the settings they unlink it and link it again', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await signUp(page, server, 'bori@dog.example', '바다보리콩')
    await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }))
    await page.goto(`${server.url}/auth/login`)
    await page.getByRole('button', { name: '구글 로그인' }).click()
    await agreeAtGoogle(page, 'bori')
    await page.getByRole('button', { name: '로그인하고 연결하기' }).click()
    await logIn(page, 'bori@dog.example')
    const question = page.getByRole('dialog', { name: '계정 연결' })
    await expect(question).toContainText('구글 계정(bori@dog.example)')
    await question.getByRole('button', { name: '확인' }).click()
    await expect(page.getByText('구글 계정을 연결했어요.')).toBeVisible()

    await page.goto(`${server.url}/my/setting`)
    await page.getByRole('button', { name: '구글 연결 해제' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
    await page.getByRole('button', { name: '구글 연결하기' }).click()
    await expect(page, 'R2.17 by the one way back of all providers').toHaveURL(`${server.url}/my/setting`)
    await expect(page.getByText('구글 계정을 연결했어요.')).toBeVisible()
    await expect(page.getByRole('button', { name: '구글 연결 해제' })).toBeVisible()
  })

  test('a member without a password keeps their last login method, confirms by the provider, withdraws, and is restored by it', async ({
    page,
  }) => {
    standIns.logIn({ id: 501, kakao_account: { profile: { nickname: '떠날이' } } })
    const enter = async () => {
      await page.goto(`${server.url}/auth/login`)
      await page.getByRole('button', { name: '카카오 로그인' }).click()
      await page.getByRole('link', { name: 'agree' }).click()
    }
    await enter()
    await page.getByLabel('전체 동의').check()
    await page.getByRole('button', { name: '가입하기' }).click()
    await expect(page.getByRole('heading', { name: '떠날이님, 반가워요!' })).toBeVisible()

    await page.goto(`${server.url}/my/setting`)
    await page.getByRole('button', { name: '카카오 연결 해제' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
    await expect(page.getByText('로그인할 방법이 하나는 남아 있어야 해요.')).toBeVisible()

    await page.goto(`${server.url}/my/setting/withdraw`)
    await page.getByRole('button', { name: '카카오 로그인으로 확인하기' }).click()
    await page.getByRole('link', { name: 'agree' }).click()
    await expect(page).toHaveURL(`${server.url}/my/setting/withdraw`)
    await page.getByRole('button', { name: '탈퇴하기' }).click()
    await expect(page.getByRole('dialog', { name: '탈퇴를 신청했어요' })).toBeVisible()
    await page.getByRole('button', { name: '확인' }).click()
    await enter()
    await expect(page.getByText('탈퇴 신청을 취소하고 계정을 되살렸어요.')).toBeVisible()
  })
})
