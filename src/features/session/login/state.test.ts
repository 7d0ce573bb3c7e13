import { isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PageError } from '../../../lib/page-error.ts'
import type { GuardName } from '../model.ts'
import { guard } from '../guard-hooks.ts'
import { cancelLoginDialog, getLoginDialog, goToLogin, openLoginDialog } from './state.ts'
import { beginSession, checkOfSession, getSession, markLoggedIn, markLoggedOut } from '../state.ts'

const MEMBER = { id: 7, role: 'member' } as const

beforeEach(() => {
  markLoggedOut()
  if (getLoginDialog().show) cancelLoginDialog()
  sessionStorage.clear()
})

/** What a guard does with a visit of /my?tab=1: admits it (undefined), or where it redirects. */
function meet(name: GuardName): string {
  try {
    void guard(name)({ location: { href: '/my?tab=1' } })
    return 'in'
  } catch (thrown) {
    if (thrown instanceof PageError) return `error ${thrown.status}`
    if (isRedirect(thrown)) return `to ${thrown.options.href ?? thrown.options.to}`
    throw thrown
  }
}

describe('guards', () => {
  test('R6.01 auth admits members, and takes others to the login page and back', () => {
    expect(meet('auth')).toBe('to /auth/login')
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/my?tab=1')
    markLoggedIn(MEMBER)
    expect(meet('auth')).toBe('in')
  })

  test('R6.01 auth waits until it is known which member it is, and admits a known one at once', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    document.cookie = 'login=1'
    beginSession(() => asked.then(() => markLoggedIn(MEMBER)))
    const seen: (number | null)[] = []
    const admitted = Promise.resolve(guard('auth')({ location: { href: '/my' } })).then(() =>
      seen.push(getSession().userId),
    )
    await Promise.resolve()
    expect(seen).toEqual([])
    answer()
    await admitted
    expect(seen).toEqual([MEMBER.id])
    await vi.waitFor(() => expect(checkOfSession()).toBeNull())
    beginSession(() => new Promise<void>((resolve) => (answer = resolve)))
    expect(guard('auth')({ location: { href: '/my' } })).toBeUndefined()
    answer()
    await vi.waitFor(() => expect(checkOfSession()).toBeNull())
  })

  test('R6.01 admin admits admins only: members get a 403, visitors log in first', () => {
    expect(meet('admin')).toBe('to /auth/login')
    markLoggedIn({ id: 7, role: 'member' })
    expect(meet('admin')).toBe('error 403')
    markLoggedIn({ id: 7, role: 'mentor' })
    expect(meet('admin')).toBe('error 403')
    markLoggedIn({ id: 7, role: 'admin' })
    expect(meet('admin')).toBe('in')
  })

  test('R6.01 R1.7 mentor admits mentors and admins: members get a 403, visitors log in first', () => {
    expect(meet('mentor')).toBe('to /auth/login')
    markLoggedIn({ id: 7, role: 'member' })
    expect(meet('mentor')).toBe('error 403')
    for (const role of ['mentor', 'admin'] as const) {
      markLoggedIn({ id: 7, role })
      expect(meet('mentor')).toBe('in')
    }
  })

  test('R6.01 guest admits visitors, and takes members home', () => {
    expect(meet('guest')).toBe('in')
    markLoggedIn(MEMBER)
    expect(meet('guest')).toBe('to /')
  })

  test('R6.01 a guard of an unknown name is an error as soon as its route is made', () => {
    for (const name of ['owner', 'toString', '']) {
      expect(() => guard(name as GuardName)).toThrow(`Unknown guard: ${name}`)
    }
  })
})

describe('the login dialog', () => {
  test('R3.04 opens with its default texts, or those of its opener', () => {
    openLoginDialog()
    expect(getLoginDialog()).toEqual({
      show: true,
      title: '로그인이 필요합니다',
      message: '로그인이 필요한 서비스입니다.',
    })
    openLoginDialog({ title: '찜하기', message: '찜하려면 로그인해 주세요.' })
    expect(getLoginDialog()).toEqual({ show: true, title: '찜하기', message: '찜하려면 로그인해 주세요.' })
  })

  test('R3.04 R4.08 its close button runs the cancel callback', () => {
    const onSuccess = vi.fn<() => void>()
    const onCancel = vi.fn<() => void>()
    openLoginDialog({ onSuccess, onCancel })
    cancelLoginDialog()
    expect(getLoginDialog().show).toBe(false)
    expect(onCancel).toHaveBeenCalledOnce()
    expect(onSuccess).not.toHaveBeenCalled()
  })

  test('R3.04 R4.08 a login while it is open runs the success callback, then closes it', () => {
    const shown: boolean[] = []
    const onCancel = vi.fn<() => void>()
    openLoginDialog({ onSuccess: () => shown.push(getLoginDialog().show), onCancel })
    markLoggedIn(MEMBER)
    expect(shown, 'still open when the callback ran').toEqual([true])
    expect(getLoginDialog().show).toBe(false)
    expect(onCancel).not.toHaveBeenCalled()
    markLoggedIn(MEMBER)
    expect(shown, 'once').toHaveLength(1)
  })

  test('going to the login page stores the return path, and does not cancel', () => {
    const onCancel = vi.fn<() => void>()
    openLoginDialog({ onCancel })
    goToLogin('/place/3?from=list#map')
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/place/3?from=list#map')
    expect(getLoginDialog().show).toBe(false)
    expect(onCancel).not.toHaveBeenCalled()
  })

  test('reopening it replaces the previous callbacks', () => {
    const first = vi.fn<() => void>()
    openLoginDialog({ onSuccess: first })
    openLoginDialog()
    markLoggedIn({ id: 7, role: 'admin' })
    expect(first).not.toHaveBeenCalled()
    expect(getSession()).toEqual({ loggedIn: true, role: 'admin', userId: 7 })
  })
})

describe('a press on HTML of the server, which is a visitor’s', () => {
  test('What fell 15: does for a member what they wanted, without a dialog', () => {
    markLoggedIn(MEMBER)
    const wanted = vi.fn()
    openLoginDialog({ onSuccess: wanted })
    expect(wanted).toHaveBeenCalledOnce()
    openLoginDialog()
    expect(getLoginDialog().show).toBe(false)
  })

  test('What fell 15: asks a member to log in again where the server refused their call', () => {
    markLoggedIn(MEMBER)
    openLoginDialog({ pending: { kind: 'like', payload: {}, id: 'key', author: MEMBER.id, at: 0 } })
    expect(getLoginDialog().show).toBe(true)
  })
})
