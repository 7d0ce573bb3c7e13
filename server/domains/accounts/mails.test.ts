import { expect, test } from 'vitest'
import type { FactorChange, MailOrder } from '../../mail/orders.ts'
import { testDeps } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember } from '../../testing/members.ts'
import { ensureSite } from '../site/store.ts'
import { composeMail } from './mail-texts.ts'

const database = useTestDatabase()

const NOW = new Date('2026-11-25T03:05:00Z')
const AT = '2026-11-24T15:30:00Z'
const FACTOR_CHANGES: readonly FactorChange[] = [
  'totp-added',
  'totp-removed',
  'passkey-added',
  'passkey-removed',
  'codes-renewed',
  'code-used',
  'reset',
]

/** Codes and tokens are drawn anew each time. */
const masked = (text: string) =>
  text.replaceAll(/\b\d{6}\b/g, '<code>').replaceAll(/(token=|\/reset\/|#)[\w-]{20,}/g, '$1<token>')

test('What fell 14: every mail says and links to what is listed', async () => {
  await ensureSite(database.orm)
  const deps = testDeps(database.orm, { origin: 'https://dog.example', clock: () => NOW })
  const { id: userId, email } = await createMember(deps)
  const orders: MailOrder[] = [
    { kind: 'email-code', email: 'new@dog.example', asker: 'a' },
    { kind: 'email-code', email, asker: 'a' },
    { kind: 'reset-password', email, known: true },
    { kind: 'password-changed', userId },
    ...(['kakao', 'naver', 'google'] as const).flatMap((provider): MailOrder[] => [
      { kind: 'social-linked', userId, provider, at: AT },
      { kind: 'social-unlinked', userId, provider, at: AT },
    ]),
    { kind: 'new-device', userId, device: 'Chrome · Windows', at: AT },
    ...FACTOR_CHANGES.map((change): MailOrder => ({ kind: 'second-factor', userId, change, at: AT })),
    { kind: 'withdrawn', userId },
    { kind: 'decision', userId, title: '제목', paragraphs: ['첫째', '둘째'], button: { label: '보기', path: '/my' } },
    { kind: 'account-made', userId },
  ]
  const written: string[] = []
  for (const order of orders) {
    const mail = await composeMail(deps)(order)
    expect(mail, order.kind).not.toBeNull()
    const about = 'change' in order ? order.change : 'provider' in order ? order.provider : ''
    written.push(
      masked(
        `=== ${order.kind} ${about}\nto ${mail?.to === email ? 'the member' : mail?.to}\n${mail?.subject}\n\n${mail?.text}`,
      ),
    )
  }
  await expect(`${written.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/mails.txt')
})
