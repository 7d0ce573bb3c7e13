import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configureApi } from '../../../platform/api/api.ts'
import { type SentFile, stubUpload } from '../../../platform/testing/stub-upload.ts'
import { hideSnackbar, overlays } from '../../../ui/overlays/state.ts'
import type { FormPhoto } from '../form-model.ts'
import { PhotoPicker } from './PhotoPicker.tsx'

let sent: SentFile[]
beforeEach(() => {
  sent = stubUpload()
})
afterEach(() => {
  vi.unstubAllGlobals()
  hideSnackbar()
})

const photo = (id: string): FormPhoto => ({
  id,
  photo: { src: `/media/photo-${id}-{w}.webp`, widths: [320], alt: '', credit: null },
})
const jpeg = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type: 'image/jpeg' })

/** A form with photos, and a text field to use during an upload. */
function Form({ first, max, tell }: { first: FormPhoto[]; max: number; tell: (ids: string[]) => void }) {
  const [value, setValue] = useState(first)
  tell(value.map(({ id }) => id))
  return <PhotoPicker label="사진" max={max} value={value} onChange={setValue} />
}
function open(first: string[] = [], max = 10) {
  let ids: string[] = []
  render(<Form first={first.map(photo)} max={max} tell={(now) => (ids = now)} />)
  return () => ids
}
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('사진 고르기'), files, { applyAccept: false })
const nth = (index: number) => vi.waitFor(() => sent[index] ?? expect.fail(`no upload ${index}`))

test('photos are sent one after the other and shown in the order in which they were chosen', async () => {
  const ids = open()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  const first = await nth(0)
  expect(first.path).toBe('/api/photos')
  act(() => first.progress(0.4))
  expect(screen.getByRole('progressbar', { name: 'a.jpg 올리는 중' }).getAttribute('value')).toBe('40')
  expect(screen.getByText('기다리는 중')).toBeTruthy()
  act(() => first.succeed(photo('a')))
  const second = await nth(1)
  act(() => second.succeed(photo('b')))
  await waitFor(() => expect(ids()).toEqual(['a', 'b']))
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a cancelled upload is aborted, and the next one starts', async () => {
  const ids = open()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  const first = await nth(0)
  await userEvent.click(screen.getByRole('button', { name: 'a.jpg 올리기 취소' }))
  expect(first.aborted).toBe(true)
  const second = await nth(1)
  act(() => second.succeed(photo('b')))
  await waitFor(() => expect(ids()).toEqual(['b']))
})

test('a failed upload shows why, does not block others, and can be retried', async () => {
  const ids = open()
  await choose(jpeg('a.jpg'), jpeg('b.jpg'))
  const first = await nth(0)
  act(() => first.breakOff())
  const second = await nth(1)
  act(() => second.succeed(photo('b')))
  expect((await screen.findByRole('alert')).textContent).toContain('a.jpg: 네트워크에 연결할 수 없어요')
  await userEvent.click(screen.getByRole('button', { name: 'a.jpg 다시 올리기' }))
  const again = await nth(2)
  act(() => again.succeed(photo('a')))
  await waitFor(() => expect(ids()).toEqual(['a', 'b']))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('R7.01 an expired session is renewed once and the photo sent again', async () => {
  const renew = vi.fn(() => Promise.resolve(true))
  configureApi({ renew })
  const ids = open()
  await choose(jpeg('a.jpg'))
  const first = await nth(0)
  act(() => first.answer(401, { status: 'error', code: 'UNAUTHENTICATED', message: '로그인이 필요한 서비스입니다.' }))
  const again = await nth(1)
  act(() => again.succeed(photo('a')))
  await waitFor(() => expect(ids()).toEqual(['a']))
  expect(renew).toHaveBeenCalledTimes(1)
})

test('non-photos, empty files and files beyond the limit are listed, and the rest is accepted', async () => {
  open(['a'], 3)
  await choose(
    new File(['x'], 'walk.gif', { type: 'image/gif' }),
    jpeg('empty.jpg', 0),
    jpeg('b.jpg'),
    jpeg('c.jpg'),
    jpeg('d.jpg'),
  )
  const words = screen.getByRole('alert').textContent
  expect(words).toContain('walk.gif: JPEG, PNG, WebP, AVIF 사진만')
  expect(words).toContain('empty.jpg: 비어 있는 파일')
  expect(words).toContain('사진은 3장까지 올릴 수 있어요. 1장은 담지 않았어요.')
  expect(screen.getByText('3/3')).toBeTruthy()
  expect(screen.queryByLabelText('사진 고르기')).toBeNull()
})

test('a HEIC photo that this browser cannot open has another message than a broken one', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')))
  open()
  await choose(new File(['x'], 'IMG_1.HEIC', { type: '' }), jpeg('broken.jpg'))
  expect(await screen.findByText(/HEIC 사진을 열지 못해요/)).toBeTruthy()
  expect(await screen.findByText('broken.jpg: 열 수 없는 사진이에요. 다른 사진을 골라 주세요.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('buttons reorder photos, and each new position is announced', async () => {
  const ids = open(['a', 'b', 'c'])
  await screen.findByRole('button', { name: '사진 3 앞으로 옮기기' })
  await userEvent.click(screen.getByRole('button', { name: '사진 3 앞으로 옮기기' }))
  expect(ids()).toEqual(['a', 'c', 'b'])
  expect(screen.getByText('사진을 3장 가운데 2번째로 옮겼어요.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '사진 1 앞으로 옮기기' }))
  expect(ids()).toEqual(['a', 'c', 'b'])
})

test('a removed photo can be restored at its position', async () => {
  const ids = open(['a', 'b', 'c'])
  await userEvent.click(await screen.findByRole('button', { name: '사진 2 지우기' }))
  expect(ids()).toEqual(['a', 'c'])
  act(() => overlays().snackbar.action?.act())
  expect(ids()).toEqual(['a', 'b', 'c'])
})
