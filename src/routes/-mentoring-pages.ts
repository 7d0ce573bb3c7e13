import type { QueryClient } from '@tanstack/react-query'
import { isMentoringPath } from '../../contract/mentoring/mentoring-paths.ts'
import { loadAnswer, startMentoring } from '../features/mentoring/queries.ts'
import { guard, type Visit } from '../features/session/guard-hooks.ts'
import { PageError } from '../lib/page-error.ts'
import { isRowId } from '../../contract/api/row-id.ts'

const members = guard('auth')

/** The number at the end of a path; null if there is none. */
export function idAt(path: string): number | null {
  const last = path.split('/').at(-1) ?? ''
  return isRowId(last) ? Number(last) : null
}

interface Load extends Visit {
  context: { queryClient: QueryClient }
  params: { _splat?: string | undefined }
  location: { href: string; search: object }
}

/** The title of a page by what follows `/mentoring`; starts what it shows. An address that means nothing throws. */
export async function loadPage(visit: Load): Promise<string> {
  const {
    context: { queryClient },
    params: { _splat: page = '' },
    location: { search },
  } = visit
  const id = idAt(page)
  if (page === '') {
    startMentoring(queryClient, { ...search })
    return '멘토링'
  }
  if (id !== null && page === `${id}`) return (await loadAnswer(queryClient, id))?.title ?? '멘토의 답변'
  if (!isMentoringPath(page)) throw new PageError(404, `No page: ${page}`, true)
  await members(visit)
  return page === 'ask' ? '멘토에게 질문하기' : '내 질문'
}
