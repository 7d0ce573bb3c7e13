import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { expect, test, vi } from 'vitest'
import { create, get } from './passkeys.ts'

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: vi.fn(), startRegistration: vi.fn() }))

const named = (name: string, cause?: Error) => Object.assign(new Error('in English', { cause }), { name })
const CANCELLED = '그만두었거나 시간이 지났어요'

test.each([
  [named('NotAllowedError'), CANCELLED],
  [named('InvalidStateError'), '이미 추가했어요'],
  [named('SecurityError'), '원래 주소에서'],
  [named('WebAuthnError', named('NotAllowedError')), CANCELLED],
  [named('NotAllowedError', named('UnknownError')), CANCELLED],
  [named('NotSupportedError'), '인증 앱을 써 주세요'],
])('What fell: what the browser refuses by %s is said in Korean, with a way out: %s', async (error, words) => {
  vi.mocked(startRegistration).mockRejectedValue(error)
  vi.mocked(startAuthentication).mockRejectedValue(error)
  for (const asked of [create({} as never), get({} as never)])
    await expect(asked).rejects.toMatchObject({ name: 'PasskeyFailed', message: expect.stringContaining(words) })
})

test('What fell: what the browser answers is passed on, for the options that it was asked with', async () => {
  vi.mocked(startRegistration).mockResolvedValue('made' as never)
  vi.mocked(startAuthentication).mockResolvedValue('proved' as never)
  expect([await create({ challenge: 'a' } as never), await get({ challenge: 'b' } as never)]).toEqual([
    'made',
    'proved',
  ])
  expect(startRegistration).toHaveBeenLastCalledWith({ optionsJSON: { challenge: 'a' } })
  expect(startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: { challenge: 'b' } })
})
