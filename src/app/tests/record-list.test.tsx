import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { closeDialog, overlays } from '../../ui/overlays/state.ts'

import { HISTORY, NOTHING, openRecords, thing, told } from './record-page.tsx'

describe('the list of a resource', () => {
  const listing = (more: object = {}) => {
    const asked: string[] = []
    stubApi({
      'GET /admin/notices': ({ url }: { url: URL }) => {
        asked.push(url.search)
        return { items: [thing(3), thing(5)], cursor: 'next', total: 12_345 }
      },
      ...more,
    })
    return asked
  }

  test('has its order, filter, "not" and page in the address, and asks the server for them', async () => {
    const asked = listing()
    const router = openRecords('/adm/notice')
    await screen.findByText('것 3')
    expect(screen.getByText('10,000개 넘음')).toBeDefined()
    expect(asked, 'in the order that its header shows').toEqual(['?order=-updated'])
    const header = () => screen.getByRole('columnheader', { name: /제목/ })
    expect(header().getAttribute('aria-sort')).toBe('none')
    await userEvent.click(within(header()).getByRole('button'))
    await waitFor(() => expect(header().getAttribute('aria-sort')).toBe('descending'))
    await userEvent.selectOptions(screen.getByLabelText('분류'), '분류: 이벤트 아님')
    await waitFor(() => expect(asked.at(-1)).toBe('?category=!event&order=-title'))
    await userEvent.click(screen.getByRole('button', { name: '다음' }))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ category: '!event', order: '-title', cursor: 'next' }),
    )
    await userEvent.type(screen.getByRole('searchbox'), '콩이{Enter}')
    await waitFor(() =>
      expect(router.state.location.search, 'another search starts at its first page').toEqual({
        category: '!event',
        order: '-title',
        q: '콩이',
      }),
    )
  })

  test('leads out of conditions that the server no longer knows, which a further try would not', async () => {
    listing({
      'GET /admin/notices': ({ url }: { url: URL }) =>
        url.searchParams.has('gone')
          ? failure(422, { code: 'VALIDATION', message: '입력한 내용을 확인해 주세요.' })
          : { items: [thing(3)], cursor: null, total: 1 },
    })
    const router = openRecords('/adm/notice?gone=old&category=event')
    await userEvent.click(await screen.findByRole('button', { name: '조건 지우기' }))
    expect(await screen.findByText('것 3')).toBeDefined()
    expect(router.state.location.search).toEqual({})
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('names what a bulk action touches before it does so, and offers to undo it', async () => {
    const sent: unknown[] = []
    listing({
      'PUT /admin/notices-bin': ({ body }: { body: unknown }) => {
        sent.push(body)
        return { changed: 2, ids: [3, 5] }
      },
    })
    openRecords('/adm/notice')
    await userEvent.click(await screen.findByLabelText('이 쪽 모두 고르기'))
    await userEvent.click(screen.getByRole('button', { name: '2개 휴지통으로' }))
    await waitFor(() => expect(overlays().dialog.show).toBe(true))
    expect(overlays().dialog.message).toContain('· 것 3\n· 것 5')
    expect(sent).toEqual([])
    act(() => closeDialog(true))
    await waitFor(() => expect(sent).toEqual([{ ids: [3, 5], binned: true }]))
  })

  test('offers what is filtered as a CSV file, named by the list and the day in Korea', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T15:30:00Z'), toFake: ['Date'] })
    const files: Blob[] = []
    const names: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const asked = listing({
      'GET /admin/notices': ({ url }: { url: URL }) => {
        asked.push(url.search)
        const more = !url.searchParams.get('cursor')
        return { items: more ? [thing(3), thing(5)] : [thing(7)], cursor: more ? 'next' : null, total: 3 }
      },
    })
    openRecords('/adm/notice?q=콩이&cols=title')
    await userEvent.click(await screen.findByRole('button', { name: 'CSV로 받기' }))
    await waitFor(() => expect(names).toEqual(['물건 2026-11-21.csv']))
    expect(await files[0]?.text()).toBe('\uFEFF"제목"\r\n"것 3"\r\n"것 5"\r\n"것 7"\r\n')
    expect(asked.slice(-2).every((search) => new URLSearchParams(search).get('q') === '콩이')).toBe(true)
  })

  test('offers no CSV file while it can’t be read, and says why', async () => {
    const made = vi.spyOn(URL, 'createObjectURL')
    let cut = false
    listing({
      'GET /admin/notices': () => (cut ? failure(400, { message: '지금은 받을 수 없어요.' }) : NOTHING),
    })
    openRecords('/adm/notice')
    await screen.findByText('찾은 것이 없어요.')
    cut = true
    await userEvent.click(screen.getByRole('button', { name: 'CSV로 받기' }))
    await waitFor(() => expect(told).toEqual(['지금은 받을 수 없어요.']))
    expect(made).not.toHaveBeenCalled()
  })

  test('closes what its words open by Esc, by a press beside it and where the focus goes elsewhere', async () => {
    listing()
    openRecords('/adm/notice')
    const views = await screen.findByText('저장한 보기')
    const columns = screen.getByText('열 고르기')
    const isOpen = (word: HTMLElement) => (word.parentElement as HTMLDetailsElement).open
    await userEvent.click(views)
    expect(isOpen(views)).toBe(true)
    await userEvent.click(screen.getByLabelText('지금 보기를 저장할 이름'))
    expect(isOpen(views), 'pressed within').toBe(true)
    await userEvent.click(columns)
    expect([isOpen(views), isOpen(columns)]).toEqual([false, true])
    await userEvent.click(screen.getByLabelText('고친 때'))
    await userEvent.keyboard('{Escape}')
    expect(isOpen(columns)).toBe(false)
    expect(document.activeElement).toBe(columns)
    await userEvent.click(columns)
    expect(isOpen(columns)).toBe(true)
    await userEvent.click(screen.getByRole('heading', { level: 1 }))
    expect(isOpen(columns)).toBe(false)
    await userEvent.click(columns)
    act(() => screen.getByRole('searchbox').focus())
    expect(isOpen(columns)).toBe(false)
  })

  test('shows the chosen columns', async () => {
    listing()
    const router = openRecords('/adm/notice?cols=title')
    await screen.findByText('것 3')
    expect(screen.queryByText('메모', { selector: 'th' })).toBeNull()
    await userEvent.click(screen.getByLabelText('고친 때'))
    await waitFor(() => expect(router.state.location.search).toEqual({ cols: 'title,updated' }))
    expect(await screen.findByRole('columnheader', { name: /고친 때/ })).toBeDefined()
  })
  test('What fell: the field of the search says what the address says, also after another way there', async () => {
    listing()
    const router = openRecords('/adm/notice?q=콩이')
    const words = async () => (await screen.findByRole<HTMLInputElement>('searchbox')).value
    expect(await words()).toBe('콩이')
    for (const search of [{ q: '보리' }, {}]) {
      await act(() => router.navigate({ to: '/adm/$', params: { _splat: 'notice' }, search } as never))
      expect(await words()).toBe('q' in search ? search.q : '')
    }
  })

  test('What fell: a record leads to those before and after it in the list from which it was opened', async () => {
    vi.stubGlobal('scrollTo', () => {})
    listing({
      ...HISTORY,
      'GET /admin/notices': { items: [thing(5), thing(3), thing(9)], cursor: null, total: 3 },
      ...Object.fromEntries([3, 5, 9].map((id) => [`GET /admin/notices/${id}`, thing(id)])),
    })
    const router = openRecords('/adm/notice')
    const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')?.replace(/\?$/, '')
    await userEvent.click(await screen.findByRole('link', { name: '것 3' }))
    await waitFor(() => expect([hrefOf('앞'), hrefOf('뒤')]).toEqual(['/adm/notice/5', '/adm/notice/9']))
    await userEvent.click(screen.getByRole('link', { name: '뒤' }))
    await waitFor(() => expect([hrefOf('앞'), hrefOf('뒤')]).toEqual(['/adm/notice/3', undefined]))
    await act(() => router.navigate({ to: '/adm/$', params: { _splat: 'notice/5' } }))
    await waitFor(() => expect([hrefOf('앞'), hrefOf('뒤')]).toEqual([undefined, '/adm/notice/3']))
    vi.unstubAllGlobals()
  })
})
