import { describe, expect, test } from 'vitest'
import type { LoginResult } from '../../../contract/session/session.ts'
import { REDIRECT } from '../../testing/fake-providers.ts'
import { PASSWORD } from '../../testing/members.ts'
import { form, kakaoUser, socialOnTestDatabase, ticketOf, VOUCHED } from '../../testing/social.ts'

const { accounts, standIns, byKakao, byGoogle } = socialOnTestDatabase()

describe('who is logged in', () => {
  const kakaoCode = (user: object) => ({ code: standIns().agree('kakao', user), redirectUri: REDIRECT })
  const bySocialAlone = async (user: object) => {
    const browser = accounts.browser()
    const { data } = await browser.post('/users/sns', form(ticketOf(await byKakao(browser, user))))
    return { browser, id: (data as LoginResult).id }
  }

  test('can look up another identity without logging in as its owner', async () => {
    const user = kakaoUser()
    await bySocialAlone(user)
    const { browser, id } = await accounts.member()
    expect((await browser.post('/users/me/socials/kakao', kakaoCode(user))).code).toBe('SOCIAL_TAKEN')
    expect((await browser.get('/users/me')).data).toMatchObject({ id })

    const { data } = await browser.post('/users/me/socials/kakao', kakaoCode(kakaoUser()))
    expect((await browser.post('/users/me/socials', data as object)).data).toMatchObject([{ provider: 'kakao' }])
  })

  test('What fell 6: gets a ticket that no other account can use, nor a registration', async () => {
    const [one, other] = [await accounts.member(), await accounts.member()]
    const { data } = await one.browser.post('/users/me/socials/kakao', kakaoCode(kakaoUser()))
    const { socialTicket } = data as { socialTicket: string }
    expect((await other.browser.post('/users/me/socials', { socialTicket })).code).toBe('SOCIAL_TICKET_INVALID')
    expect((await accounts.browser().post('/users/sns', form(socialTicket))).code).toBe('SOCIAL_TICKET_INVALID')
    expect((await one.browser.post('/users/me/socials', { socialTicket })).status).toBe(200)
  })

  test('without a password confirms by their own provider identity only', async () => {
    const user = kakaoUser()
    const { browser } = await bySocialAlone(user)
    expect((await browser.get('/auth/confirm')).data).toEqual({ until: '2026-11-21T03:10:00.000Z' })
    accounts.pass(11 * 60)
    expect((await browser.get('/auth/confirm')).data).toEqual({ until: null })
    const strange = kakaoUser()
    await bySocialAlone(strange)
    for (const other of [strange, kakaoUser()]) {
      expect((await browser.post('/auth/confirm/kakao', kakaoCode(other))).code).toBe('SOCIAL_NOT_LINKED')
    }
    expect((await browser.post('/auth/confirm/kakao', { code: 'made-up' })).code).toBe('SOCIAL_FAILED')
    expect((await browser.post('/auth/withdraw')).code).toBe('CONFIRM_REQUIRED')

    expect((await browser.post('/auth/confirm/kakao', kakaoCode(user))).status).toBe(200)
    expect((await browser.post('/auth/withdraw')).status).toBe(200)
  })
})

describe('an account that is there already', () => {
  test('is linked by its owner only, after logging in to it', async () => {
    const { browser, email, id } = await accounts.member()
    const user = kakaoUser({ email, ...VOUCHED })
    const stranger = accounts.browser()
    const found = await byKakao(stranger, user)
    expect(found.data).toMatchObject({ email, joinable: true })
    expect((await stranger.get('/users/me')).status).toBe(401)
    expect((await stranger.post('/users/sns', form(ticketOf(found)))).code).toBe('SOCIAL_JOINABLE')

    const { data } = await browser.post('/users/me/socials', { socialTicket: ticketOf(found) })
    expect(data).toEqual([{ provider: 'kakao', linkedAt: '2026-11-21T03:00:00.000Z' }])
    expect((await byKakao(accounts.browser(), user)).data).toMatchObject({ id })
  })

  test('is linked within ten minutes of a login or confirmation', async () => {
    const { browser } = await accounts.member()
    accounts.pass(11 * 60)
    const socialTicket = ticketOf(await byKakao(accounts.browser(), kakaoUser()))
    expect((await browser.post('/users/me/socials', { socialTicket })).code).toBe('CONFIRM_REQUIRED')
    await browser.post('/auth/confirm', { password: PASSWORD })
    expect((await browser.post('/users/me/socials', { socialTicket })).status).toBe(200)
  })

  test('an identity belongs to one account, and an account has one of each provider', async () => {
    const [one, other] = [await accounts.member(), await accounts.member()]
    const user = kakaoUser()
    const tickets = [
      ticketOf(await byKakao(accounts.browser(), user)),
      ticketOf(await byKakao(accounts.browser(), user)),
    ]
    await one.browser.post('/users/me/socials', { socialTicket: tickets[0] })
    expect((await other.browser.post('/users/me/socials', { socialTicket: tickets[1] })).code).toBe('SOCIAL_TAKEN')
    const second = ticketOf(await byKakao(accounts.browser(), kakaoUser()))
    expect((await one.browser.post('/users/me/socials', { socialTicket: second })).code).toBe('SOCIAL_TAKEN')
  })

  test('the last login method can’t be removed', async () => {
    const browser = accounts.browser()
    const user = kakaoUser()
    await browser.post('/users/sns', form(ticketOf(await byKakao(browser, user))))
    expect((await browser.delete('/users/me/socials/kakao')).code).toBe('LAST_WAY_IN')
    expect((await browser.delete('/users/me/socials/google')).code).toBe('SOCIAL_NOT_LINKED')
    const google = await byGoogle(accounts.browser(), 'unsure')
    await browser.post('/users/me/socials', { socialTicket: ticketOf(google) })
    const both = ['kakao', 'google'].map((provider) => browser.delete(`/users/me/socials/${provider}`))
    const codes = (await Promise.all(both)).map(({ code }) => code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(codes).toContain('LAST_WAY_IN')
  })

  test('a withdrawn one is restored by its provider within seven days, and purged afterwards', async () => {
    const browser = accounts.browser()
    const user = kakaoUser()
    const { data } = await browser.post('/users/sns', form(ticketOf(await byKakao(browser, user))))
    await browser.post('/auth/withdraw')
    accounts.pass(86_400)
    const back = accounts.browser()
    expect((await byKakao(back, user)).data).toMatchObject({ id: (data as LoginResult).id, restored: true })
    await back.post('/auth/withdraw')
    accounts.pass(7 * 86_400)
    expect((await byKakao(accounts.browser(), user)).code).toBe('SOCIAL_FAILED')
    await accounts.runJobs()
    expect((await byKakao(accounts.browser(), user)).data).toMatchObject({ joinable: false })
  })
})
