import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ThemeProvider } from '../kit/ThemeProvider.tsx'
import { PagedList } from './PagedList.tsx'

const READY = {
  isPending: false,
  isError: false,
  isSuccess: true,
  isFetching: false,
  error: null,
  hasNextPage: false,
  isFetchNextPageError: false,
  refetch: vi.fn(),
  fetchNextPage: vi.fn(),
}

test.each([
  ['loads its first page', { isPending: true, isSuccess: false }, true, ['기다림']],
  ['failed at its first page', { isError: true, isSuccess: false, error: new Error('못 읽음') }, true, ['못 읽음']],
  ['is empty', {}, true, ['없음']],
  ['failed at a later page', { isError: true, isSuccess: false, error: new Error('못 읽음') }, false, ['하나']],
  ['has items', {}, false, ['하나']],
])('What fell: a list that %s shows that alone', (_state, told, none, shown) => {
  render(
    <ThemeProvider>
      <PagedList list={{ ...READY, ...told }} none={none} loading={<p>기다림</p>} empty={<p>없음</p>} label="더 보기">
        {!none && <p>하나</p>}
      </PagedList>
    </ThemeProvider>,
  )
  const said = ['기다림', '못 읽음', '없음', '하나'].filter((text) => screen.queryByText(text, { exact: false }))
  expect(said).toEqual(shown)
})
