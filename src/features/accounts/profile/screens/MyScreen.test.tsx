import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sampleDog } from '../../../../platform/testing/sample-dog.ts'
import { showScreen } from '../../../../platform/testing/show-screen.tsx'
import { failure } from '../../../../platform/testing/stub-api.ts'
import { setVisitorDog } from '../../../dogs/state.ts'
import { markLoggedIn } from '../../../session/state.ts'
import { MyScreen } from './MyScreen.tsx'

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  setVisitorDog(null)
  markLoggedIn({ id: 7, role: 'member' })
})

test.each([
  ['are loaded', [sampleDog({ id: 3, name: '콩이', main: true })], '콩이'],
  ['can’t be loaded', failure(500, { code: 'INTERNAL', message: '잠시 문제가 생겼어요.' }), '잠시 문제가 생겼어요.'],
])(
  'First view R2.18 the account stands below the dogs once these %s, so that it is not moved',
  async (_how, dogs, shown) => {
    let answer: (data: unknown) => void = () => {}
    showScreen(<MyScreen />, { 'GET /dogs': () => new Promise((resolve) => (answer = resolve)) })
    expect(await screen.findByText('불러오는 중이에요')).toBeDefined()
    expect(screen.queryByRole('heading', { name: '계정' })).toBeNull()
    answer(dogs)
    expect(await screen.findByText(shown)).toBeDefined()
    expect(screen.getByRole('button', { name: '로그아웃' })).toBeDefined()
  },
)
