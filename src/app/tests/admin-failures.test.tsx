import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ImportRun } from '../../../contract/imports/imports-admin.ts'
import { failure } from '../../platform/testing/stub-api.ts'
import { openAdmin, PROPOSAL } from './admin-page.tsx'

const FAILED = () => failure(500, { code: 'INTERNAL', message: '문제가 생겼어요.' })

/** An answer that fails until it is told to succeed. */
function failingFirst(answer: unknown) {
  let failing = true
  return {
    answer: () => (failing ? FAILED() : answer),
    succeed: () => {
      failing = false
    },
  }
}

const REVERTED: ImportRun = {
  id: 12,
  stage: 'revert',
  state: 'done',
  by: null,
  files: [],
  createdAt: '2026-11-20T03:00:00.000Z',
  changedAt: '2026-11-20T03:00:00.000Z',
  whole: false,
  progress: null,
  failure: null,
  counts: [],
  check: null,
  report: null,
  reverted: { removed: 0, restored: 0, remains: 1 },
  acts: [],
}

test('R2.29 Back office: what remains of an import that was taken back can be asked for again where it could not be read', async () => {
  const remains = failingFirst({
    items: [{ id: 1, placeId: 3, name: '새벽 카페', reason: 'used', fields: [] }],
    cursor: null,
    total: 1,
  })
  openAdmin('/adm/import/12', { 'GET /admin/imports/12': REVERTED, 'GET /admin/imports/12/remains': remains.answer })
  const card = within(await screen.findByRole('region', { name: '되돌린 결과' }))
  const retry = await card.findByRole('button', { name: '다시 시도' })
  expect(card.queryByRole('table')).toBeNull()
  remains.succeed()
  await userEvent.click(retry)
  expect(await card.findByRole('link', { name: '새벽 카페' })).toBeDefined()
  expect(card.queryByRole('button', { name: '다시 시도' })).toBeNull()
})

test('R2.24 Back office: whether a place is there already can be asked for again where it could not be read', async () => {
  const near = failingFirst([{ id: 9, name: '바람카페', status: 'open', metres: 12, phone: null }])
  openAdmin('/adm/place/create?proposal=4', {
    'GET /admin/proposals/4': { ...PROPOSAL, position: { lat: 38.2, lng: 128.6 } },
    'GET /options': [],
    'GET /admin/place-duplicates': near.answer,
  })
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText('같은 곳이 이미 있는지 확인하지 못했어요.')).toBeDefined()
  near.succeed()
  await userEvent.click(told.getByRole('button', { name: '다시 시도' }))
  expect(await screen.findByRole('link', { name: '바람카페' })).toBeDefined()
  expect(screen.queryByText('같은 곳이 이미 있는지 확인하지 못했어요.')).toBeNull()
})

test('Everyday use: places like a proposed one can be asked for again where they could not be read', async () => {
  const alike = failingFirst({ items: [], cursor: null })
  openAdmin('/adm/proposal/4', { 'GET /admin/proposals/4': PROPOSAL, 'GET /places': alike.answer })
  expect(await screen.findByText('같은 곳이 이미 있는지 확인하지 못했어요.')).toBeDefined()
  alike.succeed()
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  await waitFor(() => expect(screen.queryByText('같은 곳이 이미 있는지 확인하지 못했어요.')).toBeNull())
})
