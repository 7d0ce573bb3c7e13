import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { markLoggedIn } from '../../features/session/state.ts'
import { sampleUser } from '../../platform/testing/sample-user.ts'
import { failure } from '../../platform/testing/stub-api.ts'
import { answers, logIn, ME, resetPage, visit } from './evidence-page.tsx'

resetPage()

const USER = sampleUser({ id: ME })

test('Everyday use: consents that could not be read aren’t called missing, and a retry brings them', async () => {
  logIn()
  let failing = true
  const consent = { document: 'terms', version: 2, agreedAt: '2026-11-20T03:00:00.000Z', withdrawnAt: null }
  visit(
    '/my/setting',
    answers({
      'GET /users/me': USER,
      'GET /users/me/consents': () =>
        failing ? failure(500, { code: 'INTERNAL', message: '문제가 생겼어요.' }) : [consent],
    }),
  )
  const failed = await screen.findByText('언제 동의했는지 불러오지 못했어요.')
  expect(screen.queryByText('아직 동의하지 않았어요.')).toBeNull()
  failing = false
  await userEvent.click(within(failed.closest<HTMLElement>('[role=alert]')!).getByRole('button', { name: '다시 시도' }))
  expect(await screen.findByText('2026년 11월 20일에 제2판에 동의했어요.')).toBeTruthy()
  expect(screen.getByText('아직 동의하지 않았어요.')).toBeTruthy()
})

test.each([
  ['member', false],
  ['mentor', true],
  ['admin', true],
] as const)('What fell: the settings of a %s have a second factor: %s', async (role, has) => {
  act(() => markLoggedIn({ id: ME, role }))
  const factor = { required: false, proved: false, totpSince: null, passkeys: [], recoveryCodesLeft: 0 }
  visit(
    '/my/setting',
    answers({ 'GET /users/me': { ...USER, role }, 'GET /users/me/consents': [], 'GET /auth/second-factor': factor }),
  )
  await screen.findAllByText('아직 동의하지 않았어요.')
  await vi.dynamicImportSettled()
  await waitFor(() => expect(screen.queryByRole('heading', { name: '2단계 인증' }) !== null).toBe(has))
})
