import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { closeDialog, overlays } from '../../ui/overlays/state.ts'

import { HISTORY, note, openRecords, type Thing, thing, title } from './record-page.tsx'

describe('the form of a record', () => {
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /^저장( \(Ctrl|했어요)/ })

  test('is saved with Ctrl+S, with the version that was opened', async () => {
    const sent: unknown[] = []
    stubApi({
      ...HISTORY,
      'GET /admin/notices/3': thing(3, { version: 4 }),
      'PUT /admin/notices/3': ({ body }: { body: object }) => {
        sent.push(body)
        return thing(3, { ...body, version: 5 })
      },
    })
    openRecords('/adm/notice/3')
    await screen.findByLabelText('제목')
    expect(save().disabled, 'nothing to save yet').toBe(true)
    await userEvent.type(title(), '!')
    const press = vi.fn(({ key, defaultPrevented }: KeyboardEvent) => key === 's' && defaultPrevented)
    addEventListener('keydown', press)
    await userEvent.keyboard('{Control>}s{/Control}')
    removeEventListener('keydown', press)
    expect(press.mock.results.at(-1)?.value, 'the browser saves no page').toBe(true)
    await waitFor(() => expect(sent).toEqual([{ title: '것 3!', note: '메모', version: 4 }]))
    await waitFor(() => expect(save().disabled).toBe(true))
  })

  test('Back office: a failure is scrolled into view, since Ctrl+S may be pressed far above it', async () => {
    const shown: (string | null)[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.textContent)
    })
    stubApi({ ...HISTORY, 'GET /admin/notices/3': thing(3), 'PUT /admin/notices/3': () => failure(500) })
    openRecords('/adm/notice/3')
    await screen.findByLabelText('제목')
    await userEvent.type(title(), '!')
    for (const times of [1, 2]) {
      await userEvent.keyboard('{Control>}s{/Control}')
      await waitFor(() => expect(shown).toHaveLength(times))
      expect(shown.at(-1)).toBe(screen.getByRole('alert').textContent)
      await waitFor(() => expect(save().disabled).toBe(false))
    }
  })

  test('keeps what is typed while it is saved, where it is typed, and it is saved next', async () => {
    const sent: unknown[] = []
    const answers: ((record: Thing) => void)[] = []
    stubApi({
      ...HISTORY,
      'GET /admin/notices/3': thing(3),
      'PUT /admin/notices/3': ({ body }: { body: object }) => {
        sent.push(body)
        return new Promise<Thing>((resolve) => answers.push(resolve))
      },
    })
    openRecords('/adm/notice/3')
    await screen.findByLabelText('제목')
    await userEvent.type(title(), ' 하나')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(answers).toHaveLength(1))
    expect(overlays().loading, 'nothing covers the fields').toBe(false)
    await userEvent.keyboard(' 둘')
    await act(async () => answers[0]?.(thing(3, { version: 2, title: '것 3 하나' })))
    await waitFor(() => expect(save().disabled).toBe(false))
    await userEvent.keyboard(' 셋')
    expect(title().value).toBe('것 3 하나 둘 셋')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(answers).toHaveLength(2))
    expect(sent[1]).toEqual({ title: '것 3 하나 둘 셋', note: '메모', version: 2 })
    await act(async () => answers[1]?.(thing(3, { version: 3, title: '것 3 하나 둘 셋' })))
    await waitFor(() => expect(save().disabled, 'all is saved').toBe(true))
  })

  test('merges what another admin changed elsewhere in it, and saves', async () => {
    const sent: unknown[] = []
    let now = thing(3)
    stubApi({
      ...HISTORY,
      'GET /admin/notices/3': () => now,
      'PUT /admin/notices/3': ({ body }: { body: Thing }) => {
        sent.push(body)
        if (body.version !== now.version) return failure(409, { code: 'VERSION_CONFLICT', message: '그사이' })
        return (now = { ...now, ...body, version: now.version + 1 })
      },
    })
    openRecords('/adm/notice/3')
    await screen.findByLabelText('제목')
    now = thing(3, { version: 2, note: '다른 관리자의 메모' })
    await userEvent.type(title(), '!')
    await userEvent.click(save())
    await waitFor(() => expect(sent.at(-1)).toEqual({ title: '것 3!', note: '다른 관리자의 메모', version: 2 }))
    await waitFor(() => expect(note().value).toBe('다른 관리자의 메모'))
  })

  test('shows both texts where both changed the same, and saves nothing before one is chosen', async () => {
    const sent: Thing[] = []
    let now = thing(3)
    stubApi({
      ...HISTORY,
      'GET /admin/notices/3': () => now,
      'PUT /admin/notices/3': ({ body }: { body: Thing }) => {
        sent.push(body)
        if (body.version !== now.version) return failure(409, { code: 'VERSION_CONFLICT', message: '그사이' })
        return (now = { ...now, ...body, version: now.version + 1 })
      },
    })
    openRecords('/adm/notice/3')
    await screen.findByLabelText('제목')
    now = thing(3, { version: 2, title: '그들의 제목' })
    await userEvent.type(title(), '!')
    await userEvent.click(save())
    const both = await screen.findByRole('group', { name: '제목: 두 내용' })
    expect(both.textContent).toContain('것 3!')
    expect(both.textContent).toContain('그들의 제목')
    expect(title().value, 'what was typed stays').toBe('것 3!')
    await userEvent.click(save())
    await screen.findByText('먼저 아래에서 쓸 내용을 골라 주세요.')
    expect(sent).toHaveLength(1)
    await userEvent.click(within(both).getByRole('button', { name: '내 것 쓰기' }))
    await userEvent.click(save())
    await waitFor(() => expect(sent.at(-1)).toEqual({ title: '것 3!', note: '메모', version: 2 }))
  })

  test('asks before unsaved input is left behind', async () => {
    stubApi({ ...HISTORY, 'GET /admin/notices/3': thing(3) })
    const router = openRecords('/adm/notice/3')
    await screen.findByLabelText('제목')
    await userEvent.type(title(), '!')
    void router.navigate({ to: '/' })
    await waitFor(() => expect(overlays().dialog.show).toBe(true))
    act(() => closeDialog(false))
    expect(title().value).toBe('것 3!')
    void router.navigate({ to: '/' })
    await waitFor(() => expect(overlays().dialog.show).toBe(true))
    act(() => closeDialog(true))
    await screen.findByText('첫 화면')
  })

  const RESUMED = '아직 저장하지 않은 내용을 이어서 보여 드려요.'
  /** As after a crash or in a new tab. */
  async function openAgain(stored: Thing) {
    cleanup()
    stubApi({ ...HISTORY, 'GET /admin/notices/3': stored, 'PUT /admin/notices/3': thing(3, { version: 2 }) })
    const router = openRecords('/adm/notice/3')
    await screen.findByLabelText('제목')
    return router
  }

  test('what is typed is there when the record is opened again, until it is put back or saved', async () => {
    await openAgain(thing(3))
    await userEvent.type(title(), '!')
    await openAgain(thing(3))
    expect(title().value).toBe('것 3!')
    expect(screen.getByText(RESUMED)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '저장된 내용으로' }))
    expect(title().value).toBe('것 3')
    await openAgain(thing(3))
    expect(title().value).toBe('것 3')
    await userEvent.type(title(), '?')
    await userEvent.click(save())
    await screen.findByRole('button', { name: '저장했어요' })
    await openAgain(thing(3, { version: 3, title: '다른 이름' }))
    expect(title().value).toBe('다른 이름')
    expect(screen.queryByText(RESUMED)).toBeNull()
  })

  test('Back office: a draft of a new record is taken away by a button that names nothing saved', async () => {
    stubApi(HISTORY)
    openRecords('/adm/notice/create')
    await screen.findByLabelText('제목')
    await userEvent.type(title(), '!')
    cleanup()
    openRecords('/adm/notice/create')
    expect(await screen.findByText(RESUMED)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '쓴 내용 버리기' }))
    expect(title().value).toBe('')
  })

  test('a draft is dropped when its form is left on purpose', async () => {
    const router = await openAgain(thing(3))
    await userEvent.type(title(), '!')
    void router.navigate({ to: '/' })
    await waitFor(() => expect(overlays().dialog.show).toBe(true))
    act(() => closeDialog(true))
    await screen.findByText('첫 화면')
    await openAgain(thing(3))
    expect(title().value).toBe('것 3')
  })

  test('a session that ended asks nothing, and what another admin has changed since is asked afterwards', async () => {
    const router = await openAgain(thing(3))
    await userEvent.type(title(), '!')
    void router.navigate({ to: '/auth/login' })
    await screen.findByText('로그인')
    expect(overlays().dialog.show).toBe(false)
    await openAgain(thing(3, { version: 2, title: '다른 이름', note: '새 메모' }))
    expect(title().value).toBe('것 3!')
    expect(screen.getByLabelText<HTMLInputElement>('메모').value).toBe('새 메모')
    const both = screen.getByRole('group', { name: '제목: 두 내용' })
    expect(both.textContent).toContain('다른 이름')
  })

  test('what two admins changed stays open until it is decided, however often the record is opened', async () => {
    await openAgain(thing(3))
    stubApi({
      ...HISTORY,
      'GET /admin/notices/3': thing(3, { version: 2, title: '그들의 제목' }),
      'PUT /admin/notices/3': failure(409, { code: 'VERSION_CONFLICT', message: '그사이' }),
    })
    await userEvent.type(title(), '!')
    await userEvent.click(save())
    await screen.findByRole('group', { name: '제목: 두 내용' })
    let both = screen.getByRole('group', { name: '제목: 두 내용' })
    for (const _ of ['once', 'twice']) {
      await openAgain(thing(3, { version: 2, title: '그들의 제목' }))
      expect(title().value).toBe('것 3!')
      both = screen.getByRole('group', { name: '제목: 두 내용' })
      expect(both.textContent).toContain('그들의 제목')
    }
    await userEvent.click(save())
    await screen.findByText('먼저 아래에서 쓸 내용을 골라 주세요.')
    await userEvent.click(within(both).getByRole('button', { name: '저장된 것 쓰기' }))
    expect(title().value).toBe('그들의 제목')
    await openAgain(thing(3, { version: 2, title: '그들의 제목' }))
    expect(screen.queryByRole('group', { name: '제목: 두 내용' })).toBeNull()
    expect(screen.queryByText(RESUMED)).toBeNull()
  })

  test.each([
    ['봄 산책', '‘봄 산책’을 휴지통으로 옮길까요?'],
    ['카페 안내', '‘카페 안내’를 휴지통으로 옮길까요?'],
  ])('asks before %s goes to the bin', async (name, question) => {
    stubApi({ ...HISTORY, 'GET /admin/notices/3': thing(3, { title: name }) })
    openRecords('/adm/notice/3')
    await userEvent.click(await screen.findByRole('button', { name: '휴지통으로' }))
    expect(overlays().dialog.message).toBe(question)
    act(() => closeDialog(false))
  })

  test('leads to the new record once it is created, without asking', async () => {
    vi.stubGlobal('scrollTo', () => {})
    stubApi({
      ...HISTORY,
      'POST /admin/notices': ({ body }: { body: object }) => thing(8, body),
      'GET /admin/notices/8': thing(8, { title: '새것', note: '' }),
    })
    const router = openRecords('/adm/notice/create')
    await userEvent.type(await screen.findByLabelText('제목'), '새것')
    await userEvent.click(save())
    await waitFor(() => expect(router.state.location.pathname).toBe('/adm/notice/8'))
    expect(overlays().dialog.show).toBe(false)
    vi.unstubAllGlobals()
  })
})
