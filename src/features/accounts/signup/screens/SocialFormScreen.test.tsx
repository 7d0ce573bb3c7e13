import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { failure, stubApi } from '../../../../platform/testing/stub-api.ts'
import type { UnregisteredIdentity } from '../../../session/social/model.ts'
import { storeUnregistered } from '../../../session/social/mutations.ts'
import { getSession, markLoggedOut } from '../../../session/state.ts'
import { SocialFormScreen } from './SocialFormScreen.tsx'

const NEWCOMER: UnregisteredIdentity = {
  socialTicket: 'ticket',
  provider: 'kakao',
  email: '',
  emailHint: '',
  phoneHint: '',
  nickname: '콩이♥ 엄마',
  joinable: false,
  linking: false,
}

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  markLoggedOut()
})

function show(changes: Partial<UnregisteredIdentity> | null = {}) {
  if (changes) storeUnregistered({ ...NEWCOMER, ...changes })
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/auth/signup/social-form'] }),
  })
  const went = vi.spyOn(router, 'navigate').mockResolvedValue()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <SocialFormScreen brand="댕댕로드" />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  return went
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const agree = () => userEvent.click(screen.getByLabelText(/전체 동의/))

/** Accepts every registration and records what was sent. */
function register(answer?: Response) {
  const sent: object[] = []
  stubApi({
    'GET /users/nickname-availability': { available: true },
    'POST /users/sns': ({ body }: { body: object }) => {
      sent.push(body)
      return answer ?? { id: 9, email: null, nickname: '콩이엄마', role: 'member' }
    },
  })
  return sent
}

test('R1.3 R2.14 someone identified by a provider registers with the suggested nickname and agreements; an address is optional', async () => {
  const sent = register()
  const went = show()
  expect(screen.getByText(/아직 가입하지 않은 카카오 계정이에요/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('닉네임').value).toBe('콩이엄마')
  expect(button('가입하기').disabled).toBe(true)
  await agree()
  await userEvent.dblClick(button('가입하기'))
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith({ to: '/auth/signup/welcome', replace: true }))
  expect(sent).toEqual([
    {
      socialTicket: 'ticket',
      nickname: '콩이엄마',
      terms: true,
      privacy: true,
      age14: true,
      marketing: true,
      versions: { terms: expect.any(Number), privacy: expect.any(Number), marketing: expect.any(Number) },
    },
  ])
  expect(getSession()).toMatchObject({ loggedIn: true, userId: 9 })
  await vi.waitFor(() => expect(localStorage.getItem('daengdaeng.draft.social')).toBeNull())
})

test('an address confirmed by the provider is shown, not asked for', async () => {
  register()
  show({ provider: 'google', email: 'kong@dog.example' })
  const email = screen.getByLabelText<HTMLInputElement>('이메일')
  expect([email.value, email.readOnly]).toEqual(['kong@dog.example', true])
  expect(screen.queryByRole('button', { name: /이메일 등록하기/ })).toBeNull()
})

test('the member can log in to an existing account with that address and link it, or use another address', async () => {
  register()
  const went = show({ provider: 'google', email: 'kong@dog.example', joinable: true })
  expect(screen.getByText(/kong@dog.example로 가입한 계정이 이미 있어요/)).toBeDefined()
  await userEvent.click(button('다른 이메일로 새로 가입하기'))
  await agree()
  expect(button('가입하기').disabled, 'only with an address of his own').toBe(true)
  expect(button('인증번호 받기')).toBeDefined()
  expect(went).not.toHaveBeenCalled()
})

test('the choice to link is passed to the login page', async () => {
  const went = show({ provider: 'google', email: 'kong@dog.example', joinable: true })
  await userEvent.click(button('로그인하고 연결하기'))
  expect(went).toHaveBeenCalledWith({ to: '/auth/login' })
  expect(localStorage.getItem('daengdaeng.draft.social')).toContain('"linking":true')
})

test('an expired ticket shows a message, and the form stays', async () => {
  register(failure(422, { code: 'SOCIAL_TICKET_INVALID', message: '시간이 지났어요. 간편 로그인부터 다시 해 주세요.' }))
  const went = show()
  await agree()
  await userEvent.click(button('가입하기'))
  expect((await screen.findByRole('alert')).textContent).toBe('시간이 지났어요. 간편 로그인부터 다시 해 주세요.')
  expect(went).not.toHaveBeenCalled()
})

test('opening it without a ticket redirects to the login', () => {
  show(null)
  expect(screen.getByRole('link', { name: '로그인 화면으로 가기' })).toBeDefined()
})

test('What fell 6: R7.10 the masked phone number says which account registers, and is left out where there is none', () => {
  show({ provider: 'naver', phoneHint: '010-****-5678' })
  expect(screen.getByText(/010-\*\*\*\*-5678로 등록한 네이버 계정이에요. 번호는 저장하지 않아요./)).toBeTruthy()
  cleanup()
  show({ provider: 'naver' })
  expect(screen.queryByText(/휴대전화/)).toBeNull()
})
