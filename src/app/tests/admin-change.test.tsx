import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { markLoggedIn } from '../../features/session/state.ts'
import { openAdmin } from './admin-page.tsx'

const GROUP = {
  id: 3,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  deletedAt: null,
  key: 'cafe',
  name: '카페',
  icon: 'coffee',
  aliases: [],
  position: 1,
}

test('What fell: what an admin has typed is not shown to another who logs in while it is open', async () => {
  openAdmin('/adm/group/3', {
    'GET /admin/groups/3': GROUP,
    'GET /admin/audit-events': { items: [], cursor: null },
    'GET /admin/editing': { by: null, mine: true, since: null, until: null },
    'PUT /admin/editing': { by: '관리자', mine: true, since: '', until: '' },
  })
  const name = () => screen.getByLabelText<HTMLInputElement>('이름')
  await screen.findByLabelText('이름')
  await userEvent.type(name(), ' 하나')
  await waitFor(() => expect(Object.keys(localStorage)).toContain('daengdaeng.draft.1.record.group.3'))
  act(() => markLoggedIn({ id: 2, role: 'admin' }))
  await waitFor(() => expect(name().value).toBe('카페'))
  await userEvent.type(name(), '!')
  await waitFor(() => expect(localStorage.getItem('daengdaeng.draft.2.record.group.3')).toContain('카페!'))
  act(() => markLoggedIn({ id: 1, role: 'admin' }))
  await waitFor(() => expect(name().value).toBe('카페 하나'))
})
