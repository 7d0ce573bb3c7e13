import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import * as v from 'valibot'
import { noticesAdminApi } from '../../../contract/notices/notices-admin-api.ts'
import { RecordForm } from '../../features/backoffice/admin/RecordForm.tsx'
import { RecordList } from '../../features/backoffice/admin/RecordList.tsx'
import type { FieldsOf } from '../../features/backoffice/form-model.ts'
import type { Resource } from '../../features/backoffice/model.ts'
import { markLoggedIn } from '../../features/session/state.ts'
import { onApiEvent } from '../../platform/api/api-events.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { canonicalQuery, parseQuery } from '../../lib/query-string.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { closeDialog } from '../../ui/overlays/state.ts'
import { ThemeProvider } from '../../ui/kit/ThemeProvider.tsx'

export interface Thing {
  id: number
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  title: string
  note: string
}

export const thing = (id: number, more: Partial<Thing> = {}): Thing => ({
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
export function openRecords(address: string) {
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

export const title = () => screen.getByLabelText<HTMLInputElement>('제목')
export const note = () => screen.getByLabelText<HTMLInputElement>('메모')

/** What failed calls have told in this test. */
export const told: string[] = []
let stopHearing = () => {}
afterEach(() => {
  stopHearing()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

export const NOTHING = { items: [], cursor: null, total: 0 }
export const HISTORY = { 'GET /admin/audit-events': NOTHING }

beforeEach(() => {
  markLoggedIn({ id: 1, role: 'admin' })
  closeDialog(false)
  told.length = 0
  stopHearing = onApiEvent((event) => event.type === 'failed' && told.push(event.message))
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})
