import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import type { Attachment } from '../../../../contract/api/attachments.ts'
import { NoticeBody } from '../../../../contract/notices/notices-admin.ts'
import { type SentFile, stubUpload } from '../../../platform/testing/stub-upload.ts'
import { forAdmins } from '../file-model.ts'
import { AttachmentsField } from './AttachmentsField.tsx'

let sent: SentFile[]
beforeEach(() => {
  sent = stubUpload()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const stored = (number: number, name = `${number}.pdf`): Attachment => ({
  src: `/media/attachment-${String(number).padStart(8, '0')}-0000-4000-8000-000000000000.pdf`,
  name,
  kind: 'pdf',
  bytes: 1024,
})
const file = (name: string, content = '%PDF-') => new File([content], name)

function Form({ first, tell }: { first: Attachment[]; tell: (value: Attachment[]) => void }) {
  const [value, setValue] = useState(first)
  tell(value)
  return <AttachmentsField label="첨부 파일" value={value} error={undefined} onChange={setValue} />
}
function open(first: Attachment[] = []) {
  let now: Attachment[] = []
  const { unmount } = render(<Form first={first} tell={(value) => (now = value)} />)
  return { names: () => now.map(({ name }) => name), value: () => now, unmount }
}
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('첨부 파일 고르기'), files, { applyAccept: false })
const nth = (index: number) => vi.waitFor(() => sent[index] ?? expect.fail(`no upload ${index}`))
const isSavable = (attachments: Attachment[]) => v.safeParse(NoticeBody.entries.attachments, attachments).success

test('R2.06 files are sent one after the other by their names, and can be saved once all have arrived', async () => {
  const form = open()
  await choose(file('봄 안내.pdf'), file('공문.hwp'))
  const first = await nth(0)
  expect(first.path).toBe(`/api/admin/notices-files?name=${encodeURIComponent('봄 안내.pdf')}`)
  act(() => first.progress(0.4))
  expect(screen.getByRole('progressbar', { name: '봄 안내.pdf 올리는 중' }).getAttribute('value')).toBe('40')
  expect(screen.getByText('기다리는 중')).toBeTruthy()
  act(() => first.succeed(stored(1, '봄 안내.pdf')))
  const second = await nth(1)
  expect(isSavable(form.value())).toBe(false)
  act(() => second.succeed(stored(2, '공문.hwp')))
  await waitFor(() => expect(isSavable(form.value())).toBe(true))
  expect(form.value()).toEqual([stored(1, '봄 안내.pdf'), stored(2, '공문.hwp')])
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a failed upload says why, stands in no other’s way, and can be tried again', async () => {
  const form = open()
  await choose(file('a.pdf'), file('b.pdf'))
  const first = await nth(0)
  act(() => first.answer(503, { code: 'BUSY', message: '잠시 뒤에 다시 해 주세요.' }))
  expect(await screen.findByText('잠시 뒤에 다시 해 주세요.')).toBeTruthy()
  const second = await nth(1)
  act(() => second.succeed(stored(2, 'b.pdf')))
  await userEvent.click(screen.getByRole('button', { name: 'a.pdf 다시 올리기' }))
  const again = await nth(2)
  act(() => again.succeed(stored(1, 'a.pdf')))
  await waitFor(() => expect(form.value()).toEqual([stored(1, 'a.pdf'), stored(2, 'b.pdf')]))
})

test('a file that the server refuses for what it is can only be taken out', async () => {
  open()
  await choose(file('a.pdf'))
  const first = await nth(0)
  act(() => first.answer(422, { code: 'ATTACHMENT_UNREADABLE', message: '이름과 내용이 달라요.' }))
  expect(await screen.findByText('이름과 내용이 달라요.')).toBeTruthy()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['a.pdf 빼기'])
})

test('a file is taken out, and its upload is aborted', async () => {
  const form = open([stored(1)])
  await choose(file('a.pdf'))
  const first = await nth(0)
  await userEvent.click(screen.getByRole('button', { name: 'a.pdf 빼기' }))
  expect(first.aborted).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: '1.pdf 빼기' }))
  expect(form.names()).toEqual([])
})

test('an upload ends with its form', async () => {
  const { unmount } = open()
  await choose(file('a.pdf'))
  const first = await nth(0)
  unmount()
  expect(first.aborted).toBe(true)
  cleanup()
})

test('a file that can’t be attached isn’t sent: another kind, an empty or too large one, the sixth', async () => {
  const form = open([stored(1), stored(2), stored(3), stored(4)])
  const large = file('c.pdf')
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  await choose(file('a.html'), file('b.pdf', ''), large, file('d.pdf'), file('e.pdf'))
  const alert = await screen.findByRole('alert')
  for (const line of [
    'a.html: PDF, 한글, 워드, 엑셀, 이미지 파일만 붙일 수 있어요.',
    'b.pdf: 비어 있는 파일이에요.',
    'c.pdf: 10MB까지 붙일 수 있어요.',
    '파일은 5개까지 붙일 수 있어요. 1개는 담지 않았어요.',
  ])
    expect(alert.textContent).toContain(line)
  expect(form.names()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', 'd.pdf'])
  expect(screen.queryByLabelText('첨부 파일 고르기')).toBeNull()
})

test('a file that a draft names and that never arrived says so, and can’t be saved', () => {
  const form = open([{ ...stored(1, 'a.pdf'), src: 'pending:x' }])
  expect(screen.getByText('다 올리지 못했어요. 빼고 다시 골라 주세요.')).toBeTruthy()
  expect(isSavable(form.value())).toBe(false)
})

test('What fell: in the preview an admin has files that are not public yet', () => {
  expect(forAdmins(stored(1)).src).toMatch(/^\/api\/admin\/attachments\/attachment-00000001-[\da-f-]+\.pdf$/)
})
