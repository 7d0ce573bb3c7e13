import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  PasskeyCreation,
  PasskeyProof,
  PasskeyRegistration,
  PasskeyRequest,
} from '../../../contract/second-factor/passkeys.ts'

/** The browser made no passkey, or showed none; the message is for the user. */
class PasskeyFailed extends Error {
  override name = 'PasskeyFailed'
}

/** Makes a passkey in this browser, or on a phone or key that it offers. */
export const create = (optionsJSON: PasskeyCreation): Promise<PasskeyRegistration> =>
  explained(() => startRegistration({ optionsJSON }) as Promise<PasskeyRegistration>)

export const get = (optionsJSON: PasskeyRequest): Promise<PasskeyProof> =>
  explained(() => startAuthentication({ optionsJSON }) as Promise<PasskeyProof>)

const REASONS: Record<string, string> = {
  NotAllowedError: '패스키 확인을 그만두었거나 시간이 지났어요. 다시 해 주세요.',
  InvalidStateError: '이 기기의 패스키는 이미 추가했어요.',
  SecurityError: '이 주소에서는 패스키를 쓸 수 없어요. 사이트의 원래 주소에서 열어 주세요.',
}
const UNKNOWN = '이 브라우저에서는 패스키를 쓸 수 없어요. 인증 앱을 써 주세요.'

/** The browser's refusals are in English, and name no way out. */
async function explained<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const { name, cause } = error as Error
    const from = cause instanceof Error && cause.name in REASONS ? cause.name : name
    throw new PasskeyFailed(REASONS[from] ?? UNKNOWN)
  }
}
