import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { BrowserDialog } from './BrowserDialog.tsx'
import { focusOnceShown } from './focus.ts'
import { Overlays } from './Overlays.tsx'
import {
  askConfirm,
  closeDialog,
  hideSnackbar,
  overlays,
  setLoading,
  showAlert,
  showSnackbar,
  showToast,
  SNACKBAR_MS,
} from './state.ts'

// Loaded before the fake clock starts: on a busy machine that alone takes longer than a test waits.
beforeAll(() => Promise.all([import('./DialogHost.tsx'), import('./MessageHost.tsx'), import('./LoadingOverlay.tsx')]))
beforeEach(() => {
  render(<Overlays />, {
    container: document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' })),
  })
})
afterEach(() => {
  act(() => {
    closeDialog(false)
    setLoading(false)
    hideSnackbar()
  })
  document.body.replaceChildren()
})

const ask = (message: string) => {
  let answer!: Promise<boolean>
  act(() => void (answer = askConfirm(message)))
  return answer
}

describe('dialogs', () => {
  test('R2.35 R4.07 a confirm yields true on 확인', async () => {
    const answer = ask('지울까요?')
    const dialog = await screen.findByRole('dialog', { name: '확인' })
    expect(dialog.textContent).toContain('지울까요?')
    await userEvent.click(within(dialog).getByRole('button', { name: '확인' }))
    expect(await answer).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('R4.07 a confirm yields false on 취소, and on Escape', async () => {
    const cancelled = ask('지울까요?')
    await userEvent.click(await screen.findByRole('button', { name: '취소' }))
    expect(await cancelled).toBe(false)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const escaped = ask('정말요?')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    expect(await escaped).toBe(false)
  })

  test('R4.07 R9.07 an alert is titled 알림 and has no 취소: it yields true', async () => {
    let answer!: Promise<boolean>
    act(() => void (answer = showAlert('저장했어요.')))
    const dialog = await screen.findByRole('dialog', { name: '알림' })
    const seen = within(dialog)
      .getAllByRole('button')
      .filter((button) => button.style.display !== 'none')
    expect(seen.map((button) => button.textContent)).toEqual(['확인'])
    await userEvent.keyboard('{Escape}')
    expect(await answer).toBe(true)
  })

  test('R3.05 its state holds show, message, title, type and color, primary by default', async () => {
    void ask('지울까요?')
    await waitFor(() =>
      expect(overlays().dialog).toEqual({
        show: true,
        type: 'confirm',
        title: '확인',
        message: '지울까요?',
        color: 'primary',
      }),
    )
  })

  test('R9.07 it is at most 250 wide', async () => {
    void ask('지울까요?')
    await screen.findByRole('dialog')
    const root = document.querySelector<HTMLElement>('.mantine-Modal-root')!
    expect(root.style.getPropertyValue('--modal-size')).toBe(`calc(${250 / 16}rem * var(--mantine-scale))`)
  })

  test('a second one waits until the first is answered', async () => {
    const first = ask('하나?')
    const second = ask('둘?')
    expect((await screen.findByRole('dialog')).textContent).toContain('하나?')
    await userEvent.click(screen.getByRole('button', { name: '취소' }))
    expect(await first).toBe(false)
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('둘?'))
    await userEvent.click(screen.getByRole('button', { name: '확인' }))
    expect(await second).toBe(true)
  })
})

describe('messages', () => {
  test('R2.35 R3.06 R9.06 the snackbar is at the bottom right and closes after 3000 ms', async () => {
    const since = performance.now()
    act(() => showSnackbar('주소를 복사했어요', 'success'))
    expect(overlays().snackbar).toMatchObject({ visible: true, message: '주소를 복사했어요', color: 'success' })
    const message = await screen.findByText('주소를 복사했어요')
    expect(message.closest('[data-position]')?.getAttribute('data-position')).toBe('bottom-right')
    await waitFor(() => expect(overlays().snackbar.visible).toBe(false), { timeout: 30_000 })
    expect(performance.now() - since).toBeGreaterThan(2_900)
    // Measured from above, the time would be that of a busy machine.
    expect(SNACKBAR_MS, 'What fell 14').toBe(3000)
  })

  test('R3.06 the next message replaces the snackbar', async () => {
    act(() => showSnackbar('하나'))
    await screen.findByText('하나')
    act(() => showSnackbar('둘'))
    await screen.findByText('둘')
    await waitFor(() => expect(screen.queryByText('하나')).toBeNull())
    expect(overlays().snackbar).toMatchObject({ visible: true, message: '둘' })
  })

  test('a snackbar may offer an action, once', async () => {
    const takeBack = vi.fn()
    act(() => showSnackbar('저장을 해제했어요.', 'info', { label: '되돌리기', act: takeBack }))
    const offer = await screen.findByRole('button', { name: '되돌리기' })
    act(() => offer.click())
    expect(takeBack).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('저장을 해제했어요.')).toBeNull())
  })

  test('its action is done by Ctrl+Z, unless a field has the focus, and once', async () => {
    const takeBack = vi.fn()
    const field = document.body.appendChild(document.createElement('input'))
    act(() => showSnackbar('휴지통으로 옮겼어요.', 'info', { label: '되돌리기', act: takeBack }))
    await screen.findByRole('button', { name: '되돌리기' })
    act(() => field.focus())
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(takeBack, 'that is the field’s own').not.toHaveBeenCalled()
    act(() => field.blur())
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await userEvent.keyboard('{Control>}{Alt>}z{/Alt}{/Control}')
    await userEvent.keyboard('z')
    expect(takeBack, 'those do something else').not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}z{/Control}')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(takeBack).toHaveBeenCalledOnce()
    act(() => showSnackbar('찜했어요.', 'success', { label: '목록에 담기', act: takeBack }))
    await screen.findByRole('button', { name: '목록에 담기' })
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(takeBack, 'nothing is undone by that').toHaveBeenCalledOnce()
  })

  test('a message stays as long as its action has the focus', async () => {
    act(() => showSnackbar('찜을 해제했어요.', 'info', { label: '되돌리기', act: vi.fn() }))
    const offer = await screen.findByRole('button', { name: '되돌리기' })
    act(() => offer.focus())
    // The time is what is proved.
    await new Promise((resolve) => setTimeout(resolve, SNACKBAR_MS + 500))
    expect(overlays().snackbar.visible).toBe(true)
    act(() => offer.blur())
    await waitFor(() => expect(overlays().snackbar.visible).toBe(false), { timeout: 30_000 })
  })

  test('R3.03 a toast has a message and a colour, info by default; several toasts are shown at a time, each once', async () => {
    act(() => {
      showToast({ message: '요청에 실패했습니다.' })
      showToast({ message: '다른 일', color: 'error' })
      showToast({ message: '요청에 실패했습니다.' })
    })
    expect(overlays().toasts.map(({ message, color }) => ({ message, color }))).toEqual([
      { message: '요청에 실패했습니다.', color: 'info' },
      { message: '다른 일', color: 'error' },
    ])
    expect(await screen.findAllByText('요청에 실패했습니다.')).toHaveLength(1)
    expect(screen.getAllByText('다른 일')).toHaveLength(1)
  })
})

describe('the loading overlay', () => {
  test('R2.35 covers the screen at opacity 0.2 with a picture, holds the page still and can’t be dismissed', async () => {
    act(() => setLoading(true))
    const overlay = await screen.findByRole('status', { name: '처리하고 있어요' })
    expect(overlay.querySelector('svg')).not.toBeNull()
    expect(overlay.querySelector<HTMLElement>('[style*=opacity]')!.style.opacity).toBe('0.2')
    expect(document.getElementById('root')!.hasAttribute('inert')).toBe(true)
    await userEvent.click(overlay)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('status', { name: '처리하고 있어요' })).not.toBeNull()
    act(() => setLoading(false))
    expect(screen.queryByRole('status', { name: '처리하고 있어요' })).toBeNull()
    expect(document.getElementById('root')!.hasAttribute('inert')).toBe(false)
  })

  test.each<[string, (main: HTMLElement, field: HTMLElement) => void, string]>([
    ['gives the focus back to what had it', () => undefined, 'INPUT'],
    ['leaves the focus in the screen that has replaced what had it', (_, field) => field.remove(), 'MAIN'],
    ['focuses at its end what was to be focused meanwhile', (main) => focusOnceShown(main), 'MAIN'],
  ])('%s', async (_, meanwhile, expected) => {
    const main = document.createElement('main')
    main.tabIndex = -1
    const field = document.createElement('input')
    main.append(field)
    document.getElementById('root')!.append(main)
    field.focus()
    act(() => setLoading(true))
    await screen.findByRole('status', { name: '처리하고 있어요' })
    field.blur()
    meanwhile(main, field)
    act(() => setLoading(false))
    expect(document.activeElement?.tagName).toBe(expected)
    main.remove()
  })
})

test('if our dialog can’t be loaded, the browser’s own asks and its answer counts', async () => {
  document.body.replaceChildren()
  cleanup()
  const confirm = vi.fn<(message?: string) => boolean>(() => true)
  vi.stubGlobal('confirm', confirm)
  render(<BrowserDialog />)
  expect(await ask('지울까요?')).toBe(true)
  expect(confirm).toHaveBeenCalledWith('지울까요?')
})
