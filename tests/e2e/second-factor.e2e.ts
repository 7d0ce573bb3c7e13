import { expect, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { asAdmin } from '../support/admin.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { PASSWORD } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1', SECOND_FACTOR: 'required' } })
})
test.afterAll(() => server.stop())

test(
  'C7 the first change of an admin leads to a passkey, and each later session is asked for it; the change goes on by itself',
  { tag: '@desktop' },
  async ({ page }) => {
    // A passkey belongs to a name: an address such as 127.0.0.1 may have none.
    const here = { ...server, url: server.url.replace('127.0.0.1', 'localhost') }
    const { email } = await asAdmin(page, here)
    const authenticator = await page.context().newCDPSession(page)
    await authenticator.send('WebAuthn.enable')
    await authenticator.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await page.setViewportSize({ width: 1280, height: 800 })
    const sheet = (name: string) => page.getByRole('dialog', { name })

    await test.step('saving asks to set one up, shows ten codes, and saves', async () => {
      await page.goto(`${here.url}/adm/notice/create`)
      await page.getByRole('textbox', { name: '제목' }).fill('두 단계로 지켜요')
      await page.getByRole('textbox', { name: '내용' }).click()
      await page.keyboard.type('관리자의 일은 두 번 확인해요.')
      await page.keyboard.press('Control+s')
      const setUp = sheet('2단계 인증을 설정해 주세요')
      await expect(setUp.getByRole('button', { name: '인증 앱 연결' })).toBeVisible()
      expect.soft(await violationsInBothSchemes(page), 'setting up').toEqual([])
      await setUp.getByRole('button', { name: /^패스키 추가/ }).click()
      await expect(setUp.getByRole('region', { name: '복구 코드' }).getByRole('listitem')).toHaveCount(10)
      expect.soft(await violationsInBothSchemes(page), 'recovery codes').toEqual([])
      await setUp.getByRole('button', { name: '안전한 곳에 두었어요' }).click()
      await expect(page).toHaveURL(/\/adm\/notice\/\d+$/)
      await expect(setUp).toBeHidden()
    })

    await test.step('another session is asked once, with what was typed kept', async () => {
      const login = await page.request.post(`${here.url}/api/auth/login`, { data: { email, password: PASSWORD } })
      expect(login.ok()).toBe(true)
      const title = page.getByRole('textbox', { name: '제목' })
      await title.fill('두 단계로 지켜요 (2판)')
      await page.keyboard.press('Control+s')
      const proof = sheet('2단계 인증으로 확인해 주세요')
      await expect(proof.getByRole('button', { name: '복구 코드로 확인' })).toBeVisible()
      expect.soft(await violationsInBothSchemes(page), 'the question').toEqual([])
      await proof.getByRole('button', { name: '닫기' }).click()
      await expect(page.getByText('안전을 위해 2단계 인증으로 확인할게요.')).toBeVisible()
      await expect(title).toHaveValue('두 단계로 지켜요 (2판)')
      await page.keyboard.press('Control+s')
      await proof.getByRole('button', { name: '패스키로 확인' }).click()
      await expect(page.getByRole('heading', { level: 1, name: '두 단계로 지켜요 (2판)' })).toBeVisible()
      await expect(proof).toBeHidden()
    })
  },
)

test(
  'C7 an authenticator app is connected in the settings, and disconnected again',
  { tag: '@once' },
  async ({ page }) => {
    await asAdmin(page, server)
    await page.goto(`${server.url}/my/setting`)
    await page.getByRole('button', { name: '인증 앱 연결' }).click()
    const code = page.getByLabel('인증 앱의 숫자 6자리')
    await expect(page.getByRole('img', { name: /QR 코드/ })).toBeVisible()
    await code.fill('12')
    await page.getByRole('button', { name: '인증 앱 연결' }).click()
    await expect(page.getByText('앱에 보이는 숫자 6자리를 적어 주세요.')).toBeVisible()
    expect.soft(await violationsInBothSchemes(page), 'the picture').toEqual([])
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    await code.fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await page.getByRole('button', { name: '인증 앱 연결' }).click()
    await page.getByRole('button', { name: '안전한 곳에 두었어요' }).click()
    await expect(page.getByText('쓰지 않은 코드 10개')).toBeVisible()
    await page.getByRole('button', { name: '인증 앱 연결 끊기' }).click()
    await page.getByRole('button', { name: '확인', exact: true }).click()
    await expect(page.getByText('인증 앱 연결을 끊었어요.')).toBeVisible()
    await expect(page.getByText('쓰지 않은 코드 10개')).toBeHidden()
  },
)
