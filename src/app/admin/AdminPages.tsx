import { useRouterState } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { AdminMenu } from '../../features/backoffice/admin/AdminMenu.tsx'
import { splatOf } from '../../features/backoffice/hooks.ts'
import { isRowId } from '../../platform/navigation/path-params.ts'
import { Loading } from '../../ui/Loading.tsx'
import { NotFoundPage } from '../frame/ErrorPage.tsx'
import { AdminLayout } from '../layouts/AdminLayout.tsx'

type Screen = ComponentType<{ id: number | null }>
interface Page {
  title: string
  /** Only the list, where nothing is written. */
  list: ComponentType
  one?: Screen
}

/** The sections of the back office by what follows `/adm/`, each fetched when it is opened. */
const PAGES: Readonly<Record<string, Page>> = {
  '': {
    title: '한눈에 보기',
    list: lazy(async () => ({ default: (await import('../../features/dashboard/admin/Dashboard.tsx')).Dashboard })),
  },
  settings: {
    title: '환경설정',
    list: lazy(async () => ({ default: (await import('../../features/site/admin/SettingsForm.tsx')).SettingsForm })),
  },
  audit: {
    title: '바뀐 기록',
    list: lazy(async () => ({ default: (await import('../../features/backoffice/admin/AuditLog.tsx')).AuditLog })),
  },
  notice: {
    title: '공지사항',
    list: lazy(async () => ({
      default: (await import('../../features/notices/admin/NoticeRecords.tsx')).NoticeRecords,
    })),
    one: lazy(async () => ({ default: (await import('../../features/notices/admin/NoticeForm.tsx')).NoticeForm })),
  },
}

export const SECTIONS = Object.entries(PAGES).map(([path, { title }]) => ({ path, title }))

/** `notice`, `notice/create`, `notice/12`, `master/board/3`: the page of a path and the record in it. */
function pageOf(splat: string): { page: Page; id: number | null | 'list' } | null {
  const list = PAGES[splat]
  if (list) return { page: list, id: 'list' }
  const cut = splat.lastIndexOf('/')
  const [page, last] = [PAGES[splat.slice(0, cut)], splat.slice(cut + 1)]
  if (!page?.one || !(last === 'create' || isRowId(last))) return null
  return { page, id: last === 'create' ? null : Number(last) }
}

/** Everything below `/adm`. One route, so that the addresses of the back office cost visitors nothing; see decision 0305. */
export function AdminPages() {
  const splat = useRouterState({ select: ({ location }) => splatOf(location.pathname) })
  const found = pageOf(splat)
  if (!found) return <NotFoundPage />
  const { page, id } = found
  const One = page.one
  return (
    <AdminLayout menu={<AdminMenu sections={SECTIONS} />} title={page.title}>
      <Suspense fallback={<Loading>{null}</Loading>}>
        {id === 'list' ? <page.list /> : One && <One key={id} id={id} />}
      </Suspense>
    </AdminLayout>
  )
}
