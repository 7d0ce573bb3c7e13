import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { note, openRecords, thing, title } from './record-page.tsx'

/** What all entries of the record's history say. */
const ENTRY = { at: '2026-11-20T03:00:00Z', kind: 'notice', targetId: 3, targetName: '것 3' }
const BY_ADMIN = { ...ENTRY, actor: { id: 2, nickname: '보리' }, network: '10.0.0.1', device: 'Chrome · Linux' }
const BY_SERVER = { ...ENTRY, actor: null, network: null, device: null }

describe('the history of a record', () => {
  test('tells its history, and puts back what a change replaced', async () => {
    stubApi({
      'GET /admin/notices/3': thing(3),
      'GET /admin/audit-events': {
        cursor: null,
        total: 1,
        items: [{ ...BY_ADMIN, id: 9, action: 'update', before: { title: '옛 제목' }, after: { title: '것 3' } }],
      },
    })
    openRecords('/adm/notice/3')
    expect(await screen.findByText(/보리 · 고침/)).toBeDefined()
    expect(screen.getByText('제목: 옛 제목 → 것 3')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '바꾸기 전으로 되돌리기' }))
    expect(title().value).toBe('옛 제목')
    expect(note().value).toBe('메모')
  })

  test('reads its history on by pages, says where there is none, and offers a retry where it fails', async () => {
    const event = (id: number) => ({
      ...BY_SERVER,
      id,
      action: 'update',
      before: { note: `${id}번` },
      after: { note: '메모' },
    })
    let answer: (cursor: string | null) => unknown = () =>
      failure(500, { code: 'INTERNAL', message: '문제가 생겼어요.', requestId: 'x' })
    stubApi({
      'GET /admin/notices/3': thing(3),
      'GET /admin/audit-events': ({ url }: { url: URL }) => answer(url.searchParams.get('cursor')),
    })
    openRecords('/adm/notice/3')
    const history = within(await screen.findByRole('region', { name: '바뀐 기록' }))
    const retry = await history.findByRole('button', { name: '다시 시도' })
    answer = () => ({ items: [], cursor: null, total: 0 })
    await userEvent.click(retry)
    expect(await history.findByText('바뀐 기록이 없어요.')).toBeDefined()
    cleanup()

    answer = (cursor) =>
      cursor ? { items: [event(1)], cursor: null, total: 2 } : { items: [event(2)], cursor: 'more', total: 2 }
    openRecords('/adm/notice/3')
    expect(await screen.findByText('메모: 2번 → 메모')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '이전 기록 더 보기' }))
    expect(await screen.findByText('메모: 1번 → 메모')).toBeDefined()
    expect(screen.getByText('메모: 2번 → 메모')).toBeDefined()
    expect(screen.queryByRole('button', { name: '이전 기록 더 보기' })).toBeNull()
  })

  test('R2.24 Back office: tells which import added a place, and why it stayed when that was taken back', async () => {
    const event = { ...BY_SERVER, before: {} }
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
    openRecords('/adm/notice/3')
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
    const event = { ...BY_ADMIN, action: 'check' }
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
    openRecords('/adm/notice/3')
    expect(await screen.findByText('제목: 옛 제목 → 것 3')).toBeDefined()
    const [changed, confirmed] = screen.getAllByText(/보리 · 확인함/).map((line) => line.closest('li') as HTMLElement)
    expect(changed?.textContent).not.toMatch(/hidden|outcome|way/)
    expect(within(confirmed as HTMLElement).queryByRole('button')).toBeNull()
    await userEvent.click(within(changed as HTMLElement).getByRole('button', { name: '바꾸기 전으로 되돌리기' }))
    expect(title().value).toBe('옛 제목')
  })

  test('R2.24 Back office: tells what an import changed and from which source, and puts that back', async () => {
    stubApi({
      'GET /admin/notices/3': thing(3),
      'GET /admin/audit-events': {
        cursor: null,
        total: 2,
        items: [
          { ...BY_SERVER, id: 10, action: 'revert', before: { note: '지난 메모' }, after: { note: '메모' } },
          {
            ...BY_SERVER,
            id: 9,
            action: 'run',
            before: { title: '옛 제목' },
            after: { title: '것 3', source: 'kcisa' },
          },
        ],
      },
    })
    openRecords('/adm/notice/3')
    const run = (await screen.findByText(/서버 · 가져옴/)).closest('li') as HTMLElement
    expect(run.textContent).toContain('출처: 한국문화정보원 전국 반려동물 동반 가능 문화시설 위치 데이터')
    expect(run.textContent).toContain('제목: 옛 제목 → 것 3')
    expect(run.textContent).not.toContain('source')
    const reverted = screen.getByText(/서버 · 되돌림/).closest('li') as HTMLElement
    expect(reverted.textContent).toContain('메모: 지난 메모 → 메모')
    await userEvent.click(within(run).getByRole('button', { name: '바꾸기 전으로 되돌리기' }))
    expect(title().value).toBe('옛 제목')
  })
})
