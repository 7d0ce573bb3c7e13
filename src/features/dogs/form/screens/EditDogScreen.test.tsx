import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { sampleDog } from '../../../../platform/testing/sample-dog.ts'
import { showScreen } from '../../../../platform/testing/show-screen.tsx'
import { closeDialog, hideSnackbar, overlays } from '../../../../ui/overlays/state.ts'
import { markLoggedIn } from '../../../session/state.ts'
import { getVisitorDog, setVisitorDog } from '../../state.ts'
import { CreateDogScreen } from './CreateDogScreen.tsx'
import { EditDogScreen } from './EditDogScreen.tsx'

const type = userEvent.setup({ delay: null })
const press = (name: string) => type.click(screen.getByRole('button', { name }))
const KONG = sampleDog({ id: 3, main: true, version: '2026-11-01T00:00:00.000Z' })
const BORI = sampleDog({ id: 4, name: '보리', version: '2026-11-02T00:00:00.000Z' })
const VISITORS = {
  name: '초코',
  weightKg: 5,
  size: 'small',
  breed: null,
  restricted: false,
  guide: false,
  count: 1,
} as const

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  setVisitorDog(null)
  closeDialog(false)
  hideSnackbar()
  markLoggedIn({ id: 7, role: 'member' })
})

const dogs = { 'GET /dogs': [KONG, BORI] }

test('What fell: a dog is saved based on the version that was seen, and the way leads to all dogs', async () => {
  const { sent, went } = showScreen(<EditDogScreen id={4} />, { ...dogs, 'PUT /dogs/4': { ...BORI, name: '보리차' } })
  await type.type(await screen.findByLabelText('이름'), '차')
  await press('저장하기')
  await waitFor(() => expect(went).toHaveBeenCalledWith({ to: '/my' }))
  expect(sent()).toEqual([
    ['PUT /dogs/4', expect.objectContaining({ name: '보리차', basedOn: '2026-11-02T00:00:00.000Z' })],
  ])
  expect(overlays().snackbar).toMatchObject({ message: '저장했어요.', color: 'success' })
})

test('What fell: a dog is deleted once its owner is sure', async () => {
  const { sent, went } = showScreen(<EditDogScreen id={4} />, { ...dogs, 'DELETE /dogs/4': [KONG] })
  await screen.findByLabelText('이름')
  await press('강아지 지우기')
  expect(overlays().dialog.message).toBe('보리의 정보와 사진, 접종 기록을 모두 지울까요? 되돌릴 수 없어요.')
  closeDialog(false)
  await press('강아지 지우기')
  expect(sent()).toEqual([])
  closeDialog(true)
  await waitFor(() => expect(went).toHaveBeenCalledWith({ to: '/my', replace: true }))
  expect(sent()).toEqual([['DELETE /dogs/4', undefined]])
})

test('What fell: another dog becomes the main one; that which is says so', async () => {
  const { sent } = showScreen(<EditDogScreen id={4} />, {
    ...dogs,
    'PUT /dogs/4/main': [
      { ...KONG, main: false },
      { ...BORI, main: true },
    ],
  })
  await screen.findByLabelText('이름')
  expect(screen.queryByText('대표 강아지예요.')).toBeNull()
  await press('대표 강아지로 하기')
  expect(await screen.findByText('대표 강아지예요.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '대표 강아지로 하기' })).toBeNull()
  expect(sent()).toHaveLength(1)
})

test.each([
  ['the first dog is the one that was described on the device, which is deleted there', [], '초코', null],
  ['of a further dog nothing is known yet', [KONG], '', VISITORS],
] as const)('What fell: %s', async (_what, known, name, left) => {
  setVisitorDog(VISITORS)
  const { sent, went } = showScreen(<CreateDogScreen />, {
    'GET /dogs': known,
    'POST /dogs': sampleDog({ id: 9, name: '초코' }),
  })
  const field = await screen.findByLabelText<HTMLInputElement>('이름')
  expect(field.value).toBe(name)
  if (!name) {
    await type.type(field, '초코')
    await type.click(screen.getByRole('radio', { name: /소형견/ }))
  }
  await press('등록하기')
  await waitFor(() => expect(went).toHaveBeenCalledWith({ to: '/my', replace: true }))
  expect(sent()).toEqual([['POST /dogs', expect.objectContaining({ name: '초코', size: 'small' })]])
  expect(overlays().snackbar.message).toBe('초코, 등록했어요.')
  expect(getVisitorDog()).toEqual(left)
})

test('What fell: no dog is added to twenty', async () => {
  const known = Array.from({ length: 20 }, (_, index) => sampleDog({ id: index + 1 }))
  showScreen(<CreateDogScreen />, { 'GET /dogs': known })
  expect(await screen.findByText('강아지는 20마리까지 등록할 수 있어요')).toBeTruthy()
  expect(screen.queryByLabelText('이름')).toBeNull()
})
