import { accountsApi } from '../../../contract/accounts/accounts-api.ts'
import type { User } from '../../../contract/users/users.ts'
import { sessionApi } from '../../../contract/session/session-api.ts'
import type { BodyOf, DataOf } from '../../../contract/api/endpoint.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { memberKey } from '../session/model.ts'
import { admit, dismiss, forget } from '../session/mutations.ts'
import { meQuery } from '../session/queries.ts'
import { consentsQuery } from './queries.ts'

/** Inputs contain passwords here: none of these may be resumed or persisted. */

/** Registers, which logs in too. */
export const signUp: Command<BodyOf<typeof accountsApi.registerUser>, User> = {
  name: 'accounts.sign-up',
  shows: { waiting: 'screen', failure: 'screen' },
  public: true,
  send: (call, body) => call(accountsApi.registerUser, { body }),
  settle: ({ queryClient }, _, user) => user && admit(queryClient, user),
}

export const sendCode: Command<{ email: string }, DataOf<typeof accountsApi.sendEmailAuthcode>> = {
  name: 'accounts.send-code',
  shows: { waiting: 'screen', failure: 'screen' },
  public: true,
  send: (call, body) => call(accountsApi.sendEmailAuthcode, { body }),
}

/** Sends another code to the same address, by a button. */
export const sendCodeAgain: typeof sendCode = {
  ...sendCode,
  shows: { waiting: 'overlay', failure: 'toast' },
  words: { done: () => ({ text: '인증번호를 다시 보냈어요. 이전 번호는 쓸 수 없어요.', tone: 'success' }) },
}

export const checkCode: Command<{ email: string; authCode: string }, DataOf<typeof accountsApi.checkEmailAuthcode>> = {
  name: 'accounts.check-code',
  shows: { waiting: 'screen', failure: 'screen' },
  public: true,
  send: (call, body) => call(accountsApi.checkEmailAuthcode, { body }),
}

export const sendResetLink: Command<{ email: string }, unknown> = {
  name: 'accounts.send-reset-link',
  shows: { waiting: 'screen', failure: 'screen' },
  public: true,
  send: (call, body) => call(accountsApi.resetPassword, { body }),
}

/** Ends all sessions, including the one of this device. */
export const setNewPassword: Command<BodyOf<typeof accountsApi.completePasswordReset>, unknown> = {
  name: 'accounts.set-new-password',
  shows: { waiting: 'screen', failure: 'screen' },
  public: true,
  send: (call, body) => call(accountsApi.completePasswordReset, { body }),
  settle: ({ queryClient }) => dismiss(queryClient),
  words: { done: () => ({ text: '비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.', tone: 'success' }) },
}

const showMe = ({ queryClient, author }: CommandContext, user: User | undefined) =>
  queryClient.setQueryData(meQuery(author).queryKey, user)

export const saveProfile: Command<BodyOf<typeof accountsApi.updateMe>, User> = {
  name: 'accounts.save-profile',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, body) => call(accountsApi.updateMe, { body }),
  settle: (context, _, user) => showMe(context, user),
  words: { done: () => ({ text: '프로필을 저장했어요.', tone: 'success' }) },
}

/** The same call; the switch itself shows the result, so there is no message. */
export const setMarketing: typeof saveProfile = {
  ...saveProfile,
  name: 'accounts.set-marketing',
  shows: { waiting: 'screen', failure: 'toast' },
  words: {},
  touches: (author) => [memberKey(author, 'consents')],
}

/** Agrees to new versions of the terms and the privacy policy. */
export const agree: Command<BodyOf<typeof accountsApi.agree>, DataOf<typeof accountsApi.agree>> = {
  name: 'accounts.agree',
  shows: { waiting: 'screen', failure: 'toast' },
  send: (call, body) => call(accountsApi.agree, { body }),
  settle: ({ queryClient, author }, _, consents) => queryClient.setQueryData(consentsQuery(author).queryKey, consents),
  words: { done: () => ({ text: '동의해 주셔서 고마워요.', tone: 'success' }) },
}

/** Sets a chosen photo, or none. */
export const saveProfilePhoto: Command<{ photoId: string | null }, User> = {
  name: 'accounts.save-photo',
  shows: { waiting: 'overlay', failure: 'toast' },
  photos: ({ photoId }, idOf) => ({ photoId: photoId && idOf(photoId) }),
  // The server stores an unused upload for a day, so a retry can still use it.
  retry: '다시 시도',
  send: (call, body) => call(accountsApi.setMyPhoto, { body }),
  settle: (context, _, user) => showMe(context, user),
  words: {
    done: ({ photoId }) => ({
      text: photoId ? '프로필 사진을 바꿨어요.' : '프로필 사진을 지웠어요.',
      tone: 'success',
    }),
  },
}

/** Changes the password and ends all other sessions. */
export const savePassword: Command<BodyOf<typeof accountsApi.changePassword>, unknown> = {
  name: 'accounts.save-password',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, body) => call(accountsApi.changePassword, { body }),
  touches: (author) => [memberKey(author, 'sessions')],
  words: { done: () => ({ text: '비밀번호를 바꿨어요. 다른 기기는 모두 로그아웃했어요.', tone: 'success' }) },
}

export const endOtherSession: Command<{ id: number }, unknown> = {
  name: 'accounts.end-device',
  shows: { waiting: 'overlay', failure: 'toast' },
  send: (call, params) => call(sessionApi.endSession, { params }),
  settle: ({ queryClient, author }) => queryClient.invalidateQueries({ queryKey: memberKey(author, 'sessions') }),
}

/** Withdraws a member whose identity is confirmed; the answer holds the instant until which the account can be restored. */
export const withdraw: Command<null, { erasedAt: string }> = {
  name: 'accounts.withdraw',
  shows: { waiting: 'screen', failure: 'toast' },
  send: (call) => call(sessionApi.withdraw),
  settle: ({ queryClient }) => forget(queryClient),
}
