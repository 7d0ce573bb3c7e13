import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubUpload } from '../../../platform/testing/stub-upload.ts'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import type { FormPhoto } from '../../media/form-model.ts'
import { type PlaceValues, textOf, Typed, valuesOf } from '../admin-model.ts'
import { PlacePhotos } from './PlacePhotos.tsx'

let sent: ReturnType<typeof stubUpload>
beforeEach(() => {
  sent = stubUpload()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined }))
})
afterEach(() => vi.unstubAllGlobals())

const ONE: FormPhoto = {
  id: '/media/a-{w}.webp',
  photo: { src: '/media/a-{w}.webp', widths: [320, 640], alt: '앞모습', credit: null },
}

function open(photos: FormPhoto[]) {
  const held = { photos }
  function Form() {
    const [value, setValue] = useState(photos)
    const set = (_name: string, next: unknown) => {
      held.photos = next as FormPhoto[]
      setValue(held.photos)
    }
    const form = { values: { ...valuesOf(null), photos: value }, set, errors: {} }
    return <PlacePhotos form={form as unknown as FieldsOf<PlaceValues>} />
  }
  render(<Form />)
  return () => held.photos
}

test('R2.24 Back office: what stays in sight of a photo is moved by arrow keys, shown as on a card, and sent', async () => {
  const held = open([ONE])
  const point = screen.getByRole('button', { name: /^사진 1 초점: 왼쪽에서 50%, 위에서 50%/ })
  point.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
  expect(held()[0]?.photo.focus).toEqual({ x: 60, y: 45 })
  expect(point.getAttribute('aria-label')).toContain('왼쪽에서 60%, 위에서 45%')
  const cut = [...document.querySelectorAll('img')].find(({ style }) => style.objectPosition)
  expect(cut?.style.objectPosition).toBe('60% 45%')
  for (let press = 0; press < 12; press++) await userEvent.keyboard('{ArrowRight}')
  expect(held()[0]?.photo.focus?.x, 'never beyond the photo').toBe(100)
  const { photos } = v.parse(v.pick(Typed, ['photos']), { photos: held() })
  expect(photos).toEqual([{ id: ONE.id, alt: '앞모습', credit: null, focus: { x: 100, y: 45 } }])
  expect(textOf('photos', held())).toContain('초점: 왼쪽에서 100%, 위에서 45%')
})

test('R2.24 Back office: a press on a photo is the point that stays in sight', () => {
  const held = open([ONE])
  const point = screen.getByRole('button', { name: /^사진 1 초점/ })
  point.getBoundingClientRect = () => new DOMRect(100, 50, 200, 100)
  fireEvent.pointerUp(point, { clientX: 150, clientY: 130 })
  expect(held()[0]?.photo.focus).toEqual({ x: 25, y: 80 })
})

test('R2.24 Back office: each chosen photo is cut to a card’s ratio, used whole, or left out', async () => {
  open([])
  const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
  await userEvent.upload(screen.getByLabelText(/고르기$/), [file('a.jpg'), file('b.jpg')])
  const panel = async () => within(await screen.findByRole('group', { name: '사진 자르기' }))
  expect((await panel()).getByRole('button', { name: '이대로 쓰기' })).toBeDefined()
  await userEvent.click((await panel()).getByRole('button', { name: '쓰지 않기' }))
  expect(sent).toHaveLength(0)
  await userEvent.click((await panel()).getByRole('button', { name: '자르지 않고 쓰기' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.getByRole('progressbar', { name: 'b.jpg 올리는 중' })).toBeDefined()
  expect(screen.queryByRole('group', { name: '사진 자르기' })).toBeNull()
})
