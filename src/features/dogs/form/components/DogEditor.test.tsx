import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DogInput } from '../../../../../contract/dogs/dog-input.ts'
import type { MemberDog } from '../../../../../contract/dogs/member-dogs.ts'
import { ApiError } from '../../../../platform/api/api.ts'
import { createQueryClient } from '../../../../platform/api/query-client.ts'
import { sampleDog } from '../../../../platform/testing/sample-dog.ts'
import { stubApi } from '../../../../platform/testing/stub-api.ts'
import { type SentFile, stubUpload } from '../../../../platform/testing/stub-upload.ts'
import { markLoggedIn, markLoggedOut } from '../../../session/state.ts'
import { dogFormDraft } from '../model.ts'
import { DogEditor } from './DogEditor.tsx'

const PHOTO = '6b0b7f0e-7f6f-4a55-9d3a-0a1d1f1c2b3a'
const KONG = sampleDog({
  id: 3,
  main: true,
  breed: '웰시코기',
  weightKg: 12.4,
  birthday: '2021-03',
  sex: 'female',
  neutered: true,
  registrationNumber: '410097800123456',
  vaccinations: [{ vaccine: 'rabies', date: '2025-11-02', nextDue: '2026-11-02', proofId: null }],
  traits: ['calm'],
  note: '큰 소리에 놀라요',
})

let uploads: SentFile[]
beforeEach(() => {
  localStorage.clear()
  // Drafts are cached in memory too.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  markLoggedIn({ id: 7, role: 'member' })
  uploads = stubUpload()
  stubApi({ [`GET /photos/private/${PHOTO}`]: { width: 640, url: 'data:image/webp;base64,UklGRg==' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => markLoggedOut())
})

function open(dog: MemberDog | null = null, send = vi.fn(async (_dog: DogInput) => undefined as unknown)) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DogEditor userId={7} dog={dog} submit="저장하기" send={send} />
    </QueryClientProvider>,
  )
  return send
}
const save = () => userEvent.click(screen.getByRole('button', { name: '저장하기' }))
const firstUpload = () => vi.waitFor(() => uploads[0] ?? expect.fail('nothing was sent'))
const name = () => screen.getByLabelText<HTMLInputElement>('이름')

describe('R2.19 the form of a dog', () => {
  test('requires a name and a size; the rest is optional', async () => {
    const send = open()
    await userEvent.type(name(), '콩이')
    await userEvent.click(screen.getByRole('radio', { name: /중형견/ }))
    await save()
    expect(send.mock.lastCall?.[0]).toEqual({
      name: '콩이',
      size: 'medium',
      weightKg: 14,
      breed: null,
      restricted: false,
      guide: false,
      birthday: null,
      sex: null,
      neutered: null,
      registrationNumber: null,
      vaccinations: [],
      traits: [],
      note: '',
      photoId: null,
    })
  })

  test('sends an unchanged dog unchanged', async () => {
    const send = open(KONG)
    expect(screen.getByLabelText<HTMLInputElement>('동물등록번호').value).toBe('410-0978-0012-3456')
    await save()
    const { id: _id, main: _main, ...input } = KONG
    expect(send.mock.lastCall?.[0]).toEqual(input)
  })

  test('shows errors beside fields, focuses the first, and sends nothing', async () => {
    const send = open()
    await userEvent.type(screen.getByLabelText('동물등록번호'), '12345')
    await userEvent.selectOptions(screen.getByLabelText('태어난 달'), '03')
    await userEvent.click(screen.getByRole('button', { name: '접종 기록 추가' }))
    await save()
    expect(screen.getByText('이름을 입력해 주세요.')).toBeTruthy()
    expect(screen.getByText('크기를 골라 주세요.')).toBeTruthy()
    expect(screen.getByText('생일을 다시 확인해 주세요.')).toBeTruthy()
    expect(screen.getByText('숫자 15자리를 입력해 주세요.')).toBeTruthy()
    expect(screen.getByText('날짜를 골라 주세요.')).toBeTruthy()
    expect(document.activeElement).toBe(name())
    expect(send).not.toHaveBeenCalled()
  })

  test('adds vaccinations with dates, sets the expiry one year later by a button, and removes them', async () => {
    const send = open(KONG)
    await userEvent.click(screen.getByRole('button', { name: '접종 기록 추가' }))
    const added = within(screen.getByRole('group', { name: '종합백신(DHPPL) 접종' }))
    await userEvent.type(added.getByLabelText('접종한 날'), '2026-01-10')
    await userEvent.click(added.getByRole('button', { name: '1년 뒤로' }))
    await userEvent.click(screen.getByRole('button', { name: '광견병 접종 기록 지우기' }))
    await save()
    expect(send.mock.lastCall?.[0].vaccinations).toEqual([
      { vaccine: 'dhppl', date: '2026-01-10', nextDue: '2027-01-10', proofId: null },
    ])
  })

  test('uploads its photo as private, and refers to it by id', async () => {
    const send = open(KONG)
    const jpeg = new File(['x'], 'kong.jpg', { type: 'image/jpeg' })
    await userEvent.upload(screen.getByLabelText('사진 (선택) 고르기'), jpeg)
    const upload = await firstUpload()
    expect(upload.path).toBe('/api/photos/private')
    act(() => upload.succeed({ id: PHOTO }))
    const shown = await screen.findByRole('img', { name: '사진' })
    await waitFor(() => expect(shown.getAttribute('src')).toBe('data:image/webp;base64,UklGRg=='))
    await save()
    expect(send.mock.lastCall?.[0].photoId).toBe(PHOTO)
  })

  test('is sent once on a double tap', async () => {
    let done: () => void = () => undefined
    const send = open(
      KONG,
      vi.fn(() => new Promise<unknown>((resolve) => (done = () => resolve(null)))),
    )
    const button = screen.getByRole('button', { name: '저장하기' })
    act(() => {
      button.click()
      button.click()
    })
    expect(send).toHaveBeenCalledTimes(1)
    await act(async () => done())
  })

  test('retains input after a refusal or a reload, shows that a draft was restored, and can start over', async () => {
    open(
      KONG,
      vi.fn(() => Promise.reject(new ApiError('PHOTO_NOT_FOUND', 404, '사진을 찾을 수 없어요. 다시 올려 주세요.'))),
    )
    await userEvent.clear(name())
    await userEvent.type(name(), '보리')
    await userEvent.click(screen.getByRole('button', { name: '접종 기록 추가' }))
    await userEvent.type(screen.getAllByLabelText('접종한 날').at(-1) as HTMLElement, '2026-01-10')
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('사진을 찾을 수 없어요.')
    cleanup()

    open(KONG)
    expect(name().value).toBe('보리')
    expect(screen.getAllByRole('group', { name: /접종$/ })).toHaveLength(2)
    expect(screen.getByText(/이어서 보여 드려요/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '원래 내용으로' }))
    expect(name().value).toBe('콩이')
    expect(screen.queryByText(/이어서 보여 드려요/)).toBeNull()
  })

  test('has a draft for each dog and each member', () => {
    expect(dogFormDraft(7, 3)).not.toEqual(dogFormDraft(7, 4))
    expect(dogFormDraft(7, null)).not.toEqual(dogFormDraft(8, null))
  })

  test('marks the restricted breeds, and a dog of one of them is a 맹견', async () => {
    const send = open(KONG)
    const breed = screen.getByRole('combobox', { name: '견종 (선택)' })
    await userEvent.clear(breed)
    await userEvent.type(breed, '로트')
    // The list is in a portal, and the page beside it is hidden from queries by role.
    const option = await screen.findByText('로트와일러')
    expect(option.textContent).toBe('로트와일러맹견')
    await userEvent.click(option)
    await save()
    expect(send.mock.lastCall?.[0]).toMatchObject({ breed: '로트와일러', restricted: true })
  })
})
