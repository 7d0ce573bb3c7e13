import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { showScreen } from '../../../platform/testing/show-screen.tsx'
import { failure } from '../../../platform/testing/stub-api.ts'
import { closeDialog, overlays } from '../../../ui/overlays/state.ts'
import { markLoggedIn } from '../../session/state.ts'
import { AppSetup } from './AppSetup.tsx'
import { Factors } from './Factors.tsx'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const type = userEvent.setup({ delay: null })
const press = (name: string) => type.click(screen.getByRole('button', { name }))
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const PASSKEY = { id: 4, name: '전화기', createdAt: '2026-11-01T00:00:00.000Z', lastUsedAt: null }
const factor = (own: object = {}) =>
  ({
    required: true,
    proved: false,
    totpSince: '2026-11-01T00:00:00.000Z',
    passkeys: [],
    recoveryCodesLeft: 10,
    ...own,
  }) as never
const PROOF = 'POST /auth/second-factor/proof'

beforeEach(() => {
  closeDialog(false)
  markLoggedIn({ id: 7, role: 'admin' })
})

test('What fell: a second factor is proved by the digits of the app, or by a recovery code', async () => {
  const proved = vi.fn<() => void>()
  const { sent } = showScreen(<ProofForm factor={factor()} onProved={proved} />, { [PROOF]: null })
  const digits = screen.getByLabelText('인증 앱의 숫자 6자리')
  expect(document.activeElement).toBe(digits)
  await type.type(digits, '123456')
  await press('확인')
  await waitFor(() => expect(proved).toHaveBeenCalledOnce())
  await press('복구 코드로 확인')
  expect(screen.queryByLabelText('인증 앱의 숫자 6자리')).toBeNull()
  expect(names()).toEqual(['확인', '인증 앱으로 확인'])
  await type.type(screen.getByLabelText('복구 코드 16자'), 'abcd-efgh-jkmn-pqrs')
  await press('확인')
  await waitFor(() => expect(proved).toHaveBeenCalledTimes(2))
  expect(sent()).toEqual([
    [PROOF, { by: 'totp', code: '123456' }],
    [PROOF, { by: 'recovery-code', code: expect.stringMatching(/^abcd-?efgh-?jkmn-?pqrs$/i) }],
  ])
  await press('인증 앱으로 확인')
  expect(screen.getByLabelText('인증 앱의 숫자 6자리')).toBeTruthy()
})

test('What fell: wrong digits are said at their field, and prove nothing', async () => {
  const proved = vi.fn<() => void>()
  showScreen(<ProofForm factor={factor()} onProved={proved} />, {
    [PROOF]: failure(422, { code: 'PROOF_WRONG', message: '숫자가 맞지 않아요.' }),
  })
  await type.type(screen.getByLabelText('인증 앱의 숫자 6자리'), '123456')
  await press('확인')
  await screen.findByText('숫자가 맞지 않아요.')
  expect(screen.getByLabelText('인증 앱의 숫자 6자리').getAttribute('aria-invalid')).toBe('true')
  expect(proved).not.toHaveBeenCalled()
})

test.each([
  ['an app alone', { recoveryCodesLeft: 0 }, ['확인']],
  ['an app and codes', {}, ['확인', '복구 코드로 확인']],
  ['a passkey and codes', { totpSince: null, passkeys: [PASSKEY] }, ['패스키로 확인', '복구 코드로 확인']],
  ['both', { passkeys: [PASSKEY], recoveryCodesLeft: 0 }, ['패스키로 확인', '확인']],
])('What fell: who has %s is offered those ways alone', (_what, own, ways) => {
  showScreen(<ProofForm factor={factor(own)} onProved={() => undefined} />)
  expect(names()).toEqual(ways)
  const field = screen.queryByLabelText('인증 앱의 숫자 6자리')
  expect(field !== null && document.activeElement === field, 'has the focus').toBe(ways[0] === '확인')
})

test('What fell: a new app shows its picture, its secret in groups and its address, and gives the codes once its digits are right', async () => {
  const added = vi.fn<(codes: string[]) => void>()
  const app = { qr: '<svg id="1"/>', secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x?secret=JBSW' } as never
  const { sent } = showScreen(<AppSetup app={app} onAdded={added} />, {
    'PUT /auth/second-factor/totp': { recoveryCodes: ['one', 'two'] },
  })
  expect(screen.getByRole('img').getAttribute('src')).toBe('data:image/svg+xml,%3Csvg%20id%3D%221%22%2F%3E')
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('otpauth://totp/x?secret=JBSW')
  await type.type(screen.getByLabelText('인증 앱의 숫자 6자리'), '654321')
  await press('인증 앱 연결')
  await waitFor(() => expect(added).toHaveBeenCalledWith(['one', 'two']))
  expect(sent()).toEqual([['PUT /auth/second-factor/totp', { code: '654321' }]])
})

test.each([
  [
    '연결 끊기',
    '인증 앱 연결을 끊을까요?',
    {},
    '마지막 2단계 인증이에요. 복구 코드도 함께 없어져요.',
    'DELETE /auth/second-factor/totp',
  ],
  [
    '없애기',
    '패스키를 없앨까요?',
    { totpSince: null, passkeys: [PASSKEY] },
    '마지막 2단계 인증이에요. 복구 코드도 함께 없어져요.',
    'DELETE /auth/second-factor/passkeys/4',
  ],
  [
    '없애기',
    '패스키를 없앨까요?',
    { passkeys: [PASSKEY] },
    '다른 방법은 그대로 쓸 수 있어요.',
    'DELETE /auth/second-factor/passkeys/4',
  ],
])('What fell: “%s” asks first: %s', async (act, title, own, message, call) => {
  const { sent } = showScreen(<Factors {...(factor(own) as object as Parameters<typeof Factors>[0])} />, {
    [call]: null,
  })
  const row = () =>
    screen.getAllByRole('button').find(({ textContent, ariaLabel }) => `${ariaLabel}${textContent}`.includes(act))!
  await type.click(row())
  expect(overlays().dialog).toMatchObject({ title, message })
  closeDialog(false)
  await type.click(row())
  expect(sent()).toEqual([])
  closeDialog(true)
  await waitFor(() => expect(sent()).toEqual([[call, undefined]]))
})

test('What fell: new recovery codes are shown once they are asked for, until they are put away', async () => {
  const { sent } = showScreen(<Factors {...(factor() as object as Parameters<typeof Factors>[0])} />, {
    'POST /auth/second-factor/recovery-codes': { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] },
  })
  expect(document.body.textContent).toContain('쓰지 않은 코드 10개')
  await type.click(screen.getAllByRole('button').find(({ textContent }) => textContent?.includes('새로 만들기'))!)
  expect(overlays().dialog).toMatchObject({ title: '복구 코드를 새로 만들까요?' })
  expect(sent()).toEqual([])
  closeDialog(true)
  await screen.findByText('복구 코드를 안전한 곳에 두세요')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['aaaa-bbbb', 'cccc-dddd'])
  await press('안전한 곳에 두었어요')
  expect(screen.queryByText('복구 코드를 안전한 곳에 두세요')).toBeNull()
})

test.each([
  [true, '복구 코드를 복사했어요.'],
  [false, '복사하지 못했어요. 파일로 저장하거나 적어 두세요.'],
])('What fell: recovery codes are copied (%s) with what they are, and that is said', async (works, message) => {
  const writeText = vi.fn<(text: string) => Promise<void>>()
  writeText.mockImplementation(() => (works ? Promise.resolve() : Promise.reject(new Error('denied'))))
  showScreen(<RecoveryCodes codes={['aaaa', 'bbbb']} onDone={() => undefined} />)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await press('복사')
  await waitFor(() => expect(overlays().snackbar.message).toBe(message))
  expect(writeText.mock.lastCall?.[0]).toContain('\n\naaaa\nbbbb\n')
  vi.unstubAllGlobals()
})
