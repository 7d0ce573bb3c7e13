import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { noticesAdminApi } from '../../../contract/notices-admin-api.ts'
import { RecordForm } from '../../features/backoffice/admin/RecordForm.tsx'
import { RecordList } from '../../features/backoffice/admin/RecordList.tsx'
import type { FieldsOf } from '../../features/backoffice/form-model.ts'
import type { Resource } from '../../features/backoffice/model.ts'
import { markLoggedIn } from '../../features/session/state.ts'
import { onApiEvent } from '../../platform/api/api-events.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { canonicalQuery, parseQuery } from '../../lib/query-string.ts'
import { Field } from '../../ui/Field.tsx'
import { closeDialog, overlays } from '../../ui/overlays/state.ts'
import { ThemeProvider } from '../../ui/ThemeProvider.tsx'

interface Thing {
  id: number
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  title: string
  note: string
}

const thing = (id: number, more: Partial<Thing> = {}): Thing => ({
  id,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  deletedAt: null,
  title: `것 ${id}`,
  note: '메모',
  ...more,
})

const THINGS: Resource<Thing> = {
  kind: 'notice',
  path: 'notice',
  title: '물건',
  api: {
    list: noticesAdminApi.listNoticeRecords,
    get: noticesAdminApi.getNoticeRecord,
    create: noticesAdminApi.createNotice,
    update: noticesAdminApi.updateNotice,
    bin: noticesAdminApi.binNotices,
  },
  columns: [
    { id: 'title', title: '제목', order: 'title', text: ({ title }) => title },
    { id: 'note', title: '메모', text: ({ note }) => note },
    { id: 'updated', title: '고친 때', order: 'updated', hidden: true, text: ({ updatedAt }) => updatedAt },
  ],
  filters: [{ name: 'category', title: '분류', options: [{ value: 'event', label: '이벤트' }] }],
  searched: '제목',
  order: '-updated',
  nameOf: ({ title }) => title,
  shownBy: [],
}

type Values = { title: string; note: string }

const ThingFields = ({ form: { field } }: { form: FieldsOf<Values> }) => (
  <>
    <Field {...field('title')} label="제목" />
    <Field {...field('note')} label="메모" />
  </>
)

const FORM = {
  Fields: ThingFields,
  resource: THINGS,
  schema: v.object({ title: v.pipe(v.string(), v.trim(), v.minLength(1, '제목을 입력해 주세요.')), note: v.string() }),
  names: { title: '제목', note: '메모' },
  valuesOf: (record: Thing | null) => ({ title: record?.title ?? '', note: record?.note ?? '' }),
}

/** Opens the list, or the form of the record in the address. */
function open(address: string) {
  const queryClient = createQueryClient()
  const root = createRootRoute({ component: Outlet })
  const section = createRoute({
    getParentRoute: () => root,
    path: '/adm/$',
    component: function Section() {
      const { _splat = '' } = section.useParams()
      const [, last] = _splat.split('/')
      return last === undefined ? (
        <RecordList resource={THINGS} />
      ) : (
        <RecordForm key={last} {...FORM} id={last === 'create' ? null : Number(last)} />
      )
    },
  })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>첫 화면</p> })
  const login = createRoute({ getParentRoute: () => root, path: '/auth/login', component: () => <p>로그인</p> })
  const router = createRouter({
    routeTree: root.addChildren([section, home, login]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: parseQuery,
    stringifySearch: (search) => `?${canonicalQuery(search)}`,
  })
  render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ThemeProvider>,
  )
  return router
}

/** What a failed call tells. */
let told: string[] = []
let stopHearing = () => {}
afterEach(() => {
  stopHearing()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const NOTHING = { items: [], cursor: null, total: 0 }
const HISTORY = { 'GET /admin/audit-events': NOTHING }

beforeEach(() => {
  markLoggedIn({ id: 1, role: 'admin' })
  closeDialog(false)
  told = []
  stopHearing = onApiEvent((event) => event.type === 'failed' && told.push(event.message))
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

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
    const router = open('/adm/notice')
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

  test('names what a bulk action touches before it does so, and offers to undo it', async () => {
    const sent: unknown[] = []
    listing({
      'PUT /admin/notices-bin': ({ body }: { body: unknown }) => {
        sent.push(body)
        return { changed: 2 }
      },
    })
    open('/adm/notice')
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
    open('/adm/notice?q=콩이&cols=title')
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
    open('/adm/notice')
    await screen.findByText('찾은 것이 없어요.')
    cut = true
    await userEvent.click(screen.getByRole('button', { name: 'CSV로 받기' }))
    await waitFor(() => expect(told).toEqual(['지금은 받을 수 없어요.']))
    expect(made).not.toHaveBeenCalled()
  })

  test('closes what its words open by Esc, by a press beside it and where the focus goes elsewhere', async () => {
    listing()
    open('/adm/notice')
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
    const router = open('/adm/notice?cols=title')
    await screen.findByText('것 3')
    expect(screen.queryByText('메모', { selector: 'th' })).toBeNull()
    await userEvent.click(screen.getByLabelText('고친 때'))
    await waitFor(() => expect(router.state.location.search).toEqual({ cols: 'title,updated' }))
    expect(await screen.findByRole('columnheader', { name: /고친 때/ })).toBeDefined()
  })
})

describe('the form of a record', () => {
  const title = () => screen.getByLabelText<HTMLInputElement>('제목')
  const note = () => screen.getByLabelText<HTMLInputElement>('메모')
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
    open('/adm/notice/3')
    await screen.findByLabelText('제목')
    expect(save().disabled, 'nothing to save yet').toBe(true)
    await userEvent.type(title(), '!')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(sent).toEqual([{ title: '것 3!', note: '메모', version: 4 }]))
    await waitFor(() => expect(save().disabled).toBe(true))
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
    open('/adm/notice/3')
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
    open('/adm/notice/3')
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
    open('/adm/notice/3')
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
    const router = open('/adm/notice/3')
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
    const router = open('/adm/notice/3')
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
    open('/adm/notice/3')
    await userEvent.click(await screen.findByRole('button', { name: '휴지통으로' }))
    expect(overlays().dialog.message).toBe(question)
    act(() => closeDialog(false))
  })

  test('tells its history, and puts back what a change replaced', async () => {
    stubApi({
      'GET /admin/notices/3': thing(3),
      'GET /admin/audit-events': {
        cursor: null,
        total: 1,
        items: [
          {
            id: 9,
            at: '2026-11-20T03:00:00Z',
            actor: { id: 2, nickname: '보리' },
            kind: 'notice',
            targetId: 3,
            action: 'update',
            targetName: '것 3',
            network: '10.0.0.1',
            device: 'Chrome · Linux',
            before: { title: '옛 제목' },
            after: { title: '것 3' },
          },
        ],
      },
    })
    open('/adm/notice/3')
    expect(await screen.findByText(/보리 · 고침/)).toBeDefined()
    expect(screen.getByText('제목: 옛 제목 → 것 3')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '바꾸기 전으로 되돌리기' }))
    expect(title().value).toBe('옛 제목')
    expect(note().value).toBe('메모')
  })

  test('reads its history on by pages, says where there is none, and offers a retry where it fails', async () => {
    const event = (id: number) => ({
      id,
      at: '2026-11-20T03:00:00Z',
      actor: null,
      kind: 'notice',
      targetId: 3,
      targetName: '것 3',
      action: 'update',
      network: null,
      device: null,
      before: { note: `${id}번` },
      after: { note: '메모' },
    })
    let answer: (cursor: string | null) => unknown = () =>
      failure(500, { code: 'INTERNAL', message: '문제가 생겼어요.', requestId: 'x' })
    stubApi({
      'GET /admin/notices/3': thing(3),
      'GET /admin/audit-events': ({ url }: { url: URL }) => answer(url.searchParams.get('cursor')),
    })
    open('/adm/notice/3')
    const history = within(await screen.findByRole('region', { name: '바뀐 기록' }))
    const retry = await history.findByRole('button', { name: '다시 시도' })
    answer = () => ({ items: [], cursor: null, total: 0 })
    await userEvent.click(retry)
    expect(await history.findByText('바뀐 기록이 없어요.')).toBeDefined()
    cleanup()

    answer = (cursor) =>
      cursor ? { items: [event(1)], cursor: null, total: 2 } : { items: [event(2)], cursor: 'more', total: 2 }
    open('/adm/notice/3')
    expect(await screen.findByText('메모: 2번 → 메모')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '이전 기록 더 보기' }))
    expect(await screen.findByText('메모: 1번 → 메모')).toBeDefined()
    expect(screen.getByText('메모: 2번 → 메모')).toBeDefined()
    expect(screen.queryByRole('button', { name: '이전 기록 더 보기' })).toBeNull()
  })

  test('R2.24 Back office: tells which import added a place, and why it stayed when that was taken back', async () => {
    const event = {
      at: '2026-11-20T03:00:00Z',
      actor: null,
      kind: 'notice',
      targetId: 3,
      targetName: '것 3',
      network: null,
      device: null,
      before: {},
    }
    stubApi({
      'GET /admin/notices/3': thing(3),
      'GET /admin/audit-events': {
        cursor: null,
        total: 2,
        items: [
          { ...event, id: 10, action: 'revert', after: { stays: 'used', run: 12 } },
          { ...event, id: 9, action: 'run', after: { added: true, source: 'kcisa', run: 12 } },
        ],
      },
    })
    open('/adm/notice/3')
    const added = (await screen.findByText(/서버 · 가져오기로 추가/)).closest('li') as HTMLElement
    expect(added.textContent).toMatch(/출처: 한국문화정보원/)
    expect(within(added).getByRole('link', { name: '12번 가져오기' }).getAttribute('href')).toMatch(
      /^\/adm\/import\/12\b/,
    )
    expect(within(added).queryByRole('button')).toBeNull()
    const stayed = screen.getByText(/서버 · 되돌림/).closest('li') as HTMLElement
    expect(stayed.textContent).toMatch(/새로 더한 이곳은 남겼어요: 찜, 후기, 소식 같은 것이 있어요/)
  })

  test('R2.24 Back office: tells what a check changed and on what it stands, and puts that back', async () => {
    const event = {
      at: '2026-11-20T03:00:00Z',
      actor: { id: 2, nickname: '보리' },
      kind: 'notice',
      targetId: 3,
      action: 'check',
      targetName: '것 3',
      network: '10.0.0.1',
      device: 'Chrome · Linux',
    }
    stubApi({
      'GET /admin/notices/3': thing(3),
      'GET /admin/audit-events': {
        cursor: null,
        total: 2,
        items: [
          {
            ...event,
            id: 10,
            before: { title: '옛 제목', hidden: 1 },
            after: { title: '것 3', hidden: 2, outcome: 'changed', way: 'phoned' },
          },
          { ...event, id: 9, before: { title: '같음' }, after: { title: '같음', outcome: 'confirmed' } },
        ],
      },
    })
    open('/adm/notice/3')
    expect(await screen.findByText('제목: 옛 제목 → 것 3')).toBeDefined()
    const [changed, confirmed] = screen.getAllByText(/보리 · 확인함/).map((line) => line.closest('li') as HTMLElement)
    expect(changed?.textContent).not.toMatch(/hidden|outcome|way/)
    expect(within(confirmed as HTMLElement).queryByRole('button')).toBeNull()
    await userEvent.click(within(changed as HTMLElement).getByRole('button', { name: '바꾸기 전으로 되돌리기' }))
    expect(title().value).toBe('옛 제목')
  })

  test('R2.24 Back office: tells what an import changed and from which source, and puts that back', async () => {
    const event = {
      at: '2026-11-20T03:00:00Z',
      actor: null,
      kind: 'notice',
      targetId: 3,
      targetName: '것 3',
      network: null,
      device: null,
    }
    stubApi({
      'GET /admin/notices/3': thing(3),
      'GET /admin/audit-events': {
        cursor: null,
        total: 2,
        items: [
          { ...event, id: 10, action: 'revert', before: { note: '지난 메모' }, after: { note: '메모' } },
          { ...event, id: 9, action: 'run', before: { title: '옛 제목' }, after: { title: '것 3', source: 'kcisa' } },
        ],
      },
    })
    open('/adm/notice/3')
    const run = (await screen.findByText(/서버 · 가져옴/)).closest('li') as HTMLElement
    expect(run.textContent).toContain('출처: 한국문화정보원 전국 반려동물 동반 가능 문화시설 위치 데이터')
    expect(run.textContent).toContain('제목: 옛 제목 → 것 3')
    expect(run.textContent).not.toContain('source')
    const reverted = screen.getByText(/서버 · 되돌림/).closest('li') as HTMLElement
    expect(reverted.textContent).toContain('메모: 지난 메모 → 메모')
    await userEvent.click(within(run).getByRole('button', { name: '바꾸기 전으로 되돌리기' }))
    expect(title().value).toBe('옛 제목')
  })

  test('leads to the new record once it is created, without asking', async () => {
    vi.stubGlobal('scrollTo', () => {})
    stubApi({
      ...HISTORY,
      'POST /admin/notices': ({ body }: { body: object }) => thing(8, body),
      'GET /admin/notices/8': thing(8, { title: '새것', note: '' }),
    })
    const router = open('/adm/notice/create')
    await userEvent.type(await screen.findByLabelText('제목'), '새것')
    await userEvent.click(save())
    await waitFor(() => expect(router.state.location.pathname).toBe('/adm/notice/8'))
    expect(overlays().dialog.show).toBe(false)
    vi.unstubAllGlobals()
  })
})
