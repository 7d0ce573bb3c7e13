import type { Browser } from './browser.ts'
import type { accountsOnTestDatabase } from './accounts.ts'

/** What a visitor does before they are a member, as tests repeat it. */

export const AGREED = { terms: true, privacy: true, age14: true, marketing: false }

let made = 0
export const newEmail = () => `someone${(made += 1)}@dog.example`
export const newNickname = () => `새콩이${(made += 1)}`

/** Asks for codes and links, and reads them from the mails. */
export function signUp(accounts: ReturnType<typeof accountsOnTestDatabase>) {
  async function codeFor(browser: Browser, email: string): Promise<string> {
    await accounts.forgetLimits()
    const { status } = await browser.post('/users/send-email-authcode', { email })
    if (status !== 200) throw new Error(`The code was refused: ${status}`)
    const mail = (await accounts.mails()).findLast(({ to }) => to === email)
    return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
  }

  async function ticketFor(browser: Browser, email: string): Promise<string> {
    const authCode = await codeFor(browser, email)
    const { data } = await browser.post('/users/check-email-authcode', { email, authCode })
    return (data as { emailTicket: string }).emailTicket
  }

  async function linkTokenFor(browser: Browser, email: string): Promise<string> {
    await accounts.forgetLimits()
    await browser.post('/users/reset-password', { email })
    const mail = (await accounts.mails()).findLast(({ to }) => to === email)
    return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  return { codeFor, ticketFor, linkTokenFor }
}
