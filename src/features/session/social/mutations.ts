import { josa } from '../../../../contract/text/josa.ts'
import { socialApi } from '../../../../contract/social/social-api.ts'
import type { LinkedSocial } from '../../../../contract/social/social.ts'
import type { SocialProvider } from '../../../../contract/users/social-providers.ts'
import type { QueryClient } from '@tanstack/react-query'
import { calculatePKCECodeChallenge, generateRandomCodeVerifier, generateRandomState } from 'oauth4webapi'
import type { User } from '../../../../contract/users/users.ts'
import type { BodyOf, DataOf } from '../../../../contract/api/endpoint.ts'
import { ApiError } from '../../../platform/api/api.ts'
import type { Command, CommandContext } from '../../../platform/commands/command.ts'
import { runCommand, submitCommand } from '../../../platform/commands/run-command.ts'
import { deleteDraft, writeDraft } from '../../../platform/forms/drafts.ts'
import { storeInSession } from '../../../platform/device/storage.ts'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { admit } from '../mutations.ts'
import {
  REAUTHENTICATE_INTENTS,
  authorizeAddress,
  type Intent,
  SOCIAL_REQUEST_KEY,
  type Left,
  type UnregisteredIdentity,
  UNREGISTERED_DRAFT,
  redirectUri,
  SOCIAL_MESSAGES,
  SOCIALS,
  stateFor,
} from './model.ts'
import { askProviders, socialsQuery } from './queries.ts'
import { setSocialState, markRedirecting, consumeCallback } from './state.ts'

type Outcome = { success: true } | { success: false; message: string }

/** Redirects to the provider. `clientId`: null = not configured; `onLeave`: called last before the page is left. */
export async function goTo(
  provider: SocialProvider,
  { clientId, intent, onLeave }: { clientId: string | null; intent: Intent; onLeave?: (() => void) | undefined },
): Promise<Outcome> {
  if (clientId === null) return { success: false, message: SOCIAL_MESSAGES.notConfigured(provider) }
  if (!markRedirecting(provider)) return { success: true }
  try {
    const address = await prepare(provider, intent)
    if (address === null) {
      setSocialState({ leaving: null })
      return { success: false, message: SOCIAL_MESSAGES.noAddress(provider) }
    }
    onLeave?.()
    location.assign(address)
    return { success: true }
  } catch (error) {
    setSocialState({ leaving: null })
    const answered = error instanceof ApiError && error.status > 0
    if (!answered) return { success: false, message: SOCIAL_MESSAGES.broken(provider) }
    return { success: false, message: error.told ? error.message : SOCIAL_MESSAGES.failed(provider) }
  }
}

/** The authorize address for one request. Null if none can be built: not configured, no secure random numbers, no storage. */
async function prepare(provider: SocialProvider, intent: Intent): Promise<string | null> {
  const to = (await askProviders()).find((one) => one.provider === provider)
  if (!to) return null
  try {
    const state = stateFor(provider, generateRandomState())
    const verifier = to.pkce ? generateRandomCodeVerifier() : null
    const challenge = verifier && (await calculatePKCECodeChallenge(verifier))
    const more = REAUTHENTICATE_INTENTS.includes(intent) ? to.again : {}
    const address = authorizeAddress(to, { state, challenge, origin: location.origin }, more)
    const left: Left = { provider, state, verifier, intent, at: Date.now() }
    return storeInSession(SOCIAL_REQUEST_KEY, left) ? address : null
  } catch {
    return null
  }
}

/** The result of a callback; null if there is nothing more to do. */
export type SocialLoginResult = { restored: boolean } | 'newcomer' | null

/** A callback's code with what proves that it was asked for here. It is used once and expires soon: never resumed or persisted. */
interface CodeInput {
  provider: SocialProvider
  body: BodyOf<typeof socialApi.kakaoCallback>
}

const logInByCode: Command<CodeInput, DataOf<typeof socialApi.kakaoCallback>> = {
  name: 'social.log-in',
  shows: { waiting: 'screen', failure: 'screen' },
  public: true,
  send: (call, { provider, body }) =>
    provider === 'kakao'
      ? call(socialApi.kakaoCallback, { body })
      : call(socialApi.socialCallback, { body: { provider, ...body } }),
  settle: ({ queryClient }, _, result) => {
    if (!result || !('id' in result)) return
    const { restored: _restored, ...user } = result
    admit(queryClient, user)
  },
}

/** Exchanges the code for a ticket that links the identity. */
const showByCode: Command<CodeInput, DataOf<typeof socialApi.showSocial>> = {
  name: 'social.show',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { provider, body }) => call(socialApi.showSocial, { params: { provider }, body }),
}

const confirmByCode: Command<CodeInput, unknown> = {
  name: 'social.confirm',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { provider, body }) => call(socialApi.confirmBySocial, { params: { provider }, body }),
}

/** Logs in by the callback's code, or stores the unregistered identity. */
export function arrive(queryClient: QueryClient): Promise<SocialLoginResult> {
  return withCallback('login', async (provider, body) => {
    const result = await submitCommand(queryClient, logInByCode, { provider, body })
    if ('id' in result) return { restored: result.restored }
    const { socialTicket, email, emailHint, phoneHint, nickname, joinable } = result
    storeUnregistered({
      socialTicket,
      provider,
      email: email ?? '',
      emailHint: emailHint ?? '',
      phoneHint: phoneHint ?? '',
      nickname: nickname ?? '',
      joinable,
      linking: false,
    })
    return 'newcomer'
  })
}

/** Links the callback's identity with the account, if there is one. */
export const linkFromCallback = (queryClient: QueryClient): Promise<unknown> =>
  withCallback('link', async (provider, body) => {
    const { socialTicket } = await submitCommand(queryClient, showByCode, { provider, body })
    return submitCommand(queryClient, link, { socialTicket, displayName: SOCIALS[provider].displayName })
  })

/** Whether the member has confirmed their identity by their provider. */
export const confirmFromCallback = async (queryClient: QueryClient, intent: 'confirm' | 'leave'): Promise<boolean> =>
  (await withCallback(intent, async (provider, body) => {
    await submitCommand(queryClient, confirmByCode, { provider, body })
    return true
  })) ?? false

const showLinked = ({ queryClient, author }: CommandContext, linked: LinkedSocial[] | undefined) =>
  queryClient.setQueryData(socialsQuery(author).queryKey, linked)

/** Unlinks a provider from the account. The server refuses to remove the last way to log in. */
export const unlink: Command<{ provider: SocialProvider }, LinkedSocial[]> = {
  name: 'social.unlink',
  shows: { waiting: 'overlay', failure: 'toast' },
  send: (call, params) => call(socialApi.unlinkSocial, { params }),
  settle: (context, _, left) => showLinked(context, left),
}

const link: Command<{ socialTicket: string; displayName: string }, LinkedSocial[]> = {
  name: 'social.link',
  shows: { waiting: 'overlay', failure: 'toast' },
  send: (call, { socialTicket }) => call(socialApi.linkSocial, { body: { socialTicket } }),
  settle: (context, _, linked) => showLinked(context, linked),
  words: { done: ({ displayName }) => ({ text: `${displayName} 계정을 연결했어요.`, tone: 'success' }) },
}

/** Acts on the callback's code if its intent is this one; an error is shown on the screen that the callback led to. */
async function withCallback<T>(
  intent: Intent,
  act: (provider: SocialProvider, body: BodyOf<typeof socialApi.kakaoCallback>) => Promise<T>,
): Promise<T | null> {
  const returned = consumeCallback(intent)
  if (!returned) return null
  const { provider, state, verifier } = returned.left
  setSocialState({ checking: provider, message: null })
  try {
    return await act(provider, {
      code: returned.code,
      state,
      redirectUri: redirectUri(location.origin),
      ...(verifier !== null && { codeVerifier: verifier }),
    })
  } catch (error) {
    setSocialState({ message: { intent, text: whyNot(provider, error), calm: false } })
    return null
  } finally {
    setSocialState({ checking: null })
  }
}

/** Refusals whose message needs no introduction. */
const PLAIN = new Set<string>(['SOCIAL_TAKEN', 'SOCIAL_NOT_LINKED', 'SOCIAL_TICKET_INVALID', 'CONFIRM_REQUIRED'])

/** One sentence, as specified. */
function whyNot(provider: SocialProvider, error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return SOCIAL_MESSAGES.returnBroken(provider)
  if (PLAIN.has(error.code)) return error.message
  return SOCIAL_MESSAGES.returnFailed(provider)
}

export const storeUnregistered = (newcomer: UnregisteredIdentity) => writeDraft(UNREGISTERED_DRAFT, newcomer)

/** Registers, which also logs in. */
export const signUpBySocial: Command<BodyOf<typeof socialApi.registerSocial>, User> = {
  name: 'social.sign-up',
  shows: { waiting: 'screen', failure: 'screen' },
  public: true,
  send: (call, body) => call(socialApi.registerSocial, { body }),
  settle: ({ queryClient }, _, user) => user && admit(queryClient, user),
}

/** Links the identity with the account just logged in to, if the user asked for that and confirms it. */
export async function offerToLink(queryClient: QueryClient, newcomer: UnregisteredIdentity | null): Promise<void> {
  if (!newcomer?.linking) return
  const { provider, email, socialTicket } = newcomer
  const { displayName } = SOCIALS[provider]
  const which = email ? `${displayName} 계정(${email})` : `${displayName} 계정`
  const agreed = await askConfirm(
    `${josa(which, '을/를')} 이 계정에 연결할까요? 다음부터 ${displayName} 로그인을 쓸 수 있어요.`,
    {
      title: '계정 연결',
    },
  )
  deleteDraft(UNREGISTERED_DRAFT)
  if (!agreed) return
  await runCommand(queryClient, link, { socialTicket, displayName })
}
