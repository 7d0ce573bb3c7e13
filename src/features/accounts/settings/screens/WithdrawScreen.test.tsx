import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { sampleUser } from '../../../../platform/testing/sample-user.ts'
import { showScreen } from '../../../../platform/testing/show-screen.tsx'
import { failure } from '../../../../platform/testing/stub-api.ts'
import { closeDialog, overlays } from '../../../../ui/overlays/state.ts'
import { getSession, markLoggedIn } from '../../../session/state.ts'
import { WithdrawScreen } from './WithdrawScreen.tsx'

const type = userEvent.setup({ delay: null })

beforeEach(() => {
  closeDialog(false)
  markLoggedIn({ id: 7, role: 'member' })
})

async function leave() {
  await type.type(await screen.findByLabelText('비밀번호 확인'), 'secret')
  await type.click(screen.getByRole('button', { name: '탈퇴하기' }))
}

test('What fell: a withdrawal is confirmed by the password, and says until when it can be taken back', async () => {
  const { sent, went } = showScreen(<WithdrawScreen clientIds={{} as never} />, {
    'GET /users/me': sampleUser(),
    'POST /auth/confirm': null,
    'POST /auth/withdraw': { erasedAt: '2026-11-28T03:00:00.000Z' },
  })
  await leave()
  await waitFor(() => expect(overlays().dialog.show).toBe(true))
  const { title, message } = overlays().dialog
  expect([title, message.replaceAll(/\s/g, ' ')]).toEqual([
    '탈퇴를 신청했어요',
    '2026년 11월 28일까지 다시 로그인하면 계정을 되살릴 수 있어요. 그동안 고마웠어요.',
  ])
  expect(went).toHaveBeenCalledWith({ to: '/', replace: true })
  expect(sent().map(([call]) => call)).toEqual(['POST /auth/confirm', 'POST /auth/withdraw'])
  expect(sent()[0]?.[1]).toEqual({ password: 'secret' })
  expect(getSession().loggedIn).toBe(false)
})

test('What fell: with a wrong password nobody is withdrawn', async () => {
  const { sent, went } = showScreen(<WithdrawScreen clientIds={{} as never} />, {
    'GET /users/me': sampleUser(),
    'POST /auth/confirm': failure(422, { code: 'PASSWORD_WRONG', message: '비밀번호가 맞지 않아요.' }),
  })
  await leave()
  expect(await screen.findByText('비밀번호가 맞지 않아요.')).toBeTruthy()
  expect(sent()).toHaveLength(1)
  expect(went).not.toHaveBeenCalled()
  expect(getSession().loggedIn).toBe(true)
})

test('What fell: a member without a password is asked to confirm by their provider', async () => {
  showScreen(<WithdrawScreen clientIds={{} as never} />, { 'GET /users/me': sampleUser({ hasPassword: false }) })
  await screen.findAllByText(/간편|확인/)
  expect(screen.queryByLabelText('비밀번호 확인')).toBeNull()
})
