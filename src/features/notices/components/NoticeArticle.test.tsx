import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Notice } from '../../../../contract/notices/notices.ts'
import { recordOutcome } from '../../../platform/api/connection-state.ts'
import { NoticeArticle } from './NoticeArticle.tsx'

afterEach(() => recordOutcome('answered'))

const NOTICE: Omit<Notice, 'id' | 'pinned' | 'attachments'> = {
  category: 'notice',
  publishedAt: '2026-11-20T00:00:00Z',
  title: '봄 산책 안내',
  html: '<p>모여요.</p>',
}
const FILES = [
  { src: '/media/attachment-1.pdf', name: '안내문.pdf', kind: 'pdf', bytes: 1_572_864 },
  { src: '/media/attachment-2.hwp', name: '<b>공문</b>.hwp', kind: 'hwp', bytes: 300 },
] as const

test('R2.06 attachments are links that save a file under its name, with kind and size', () => {
  render(<NoticeArticle {...NOTICE} attachments={[...FILES]} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('download'), link.textContent])).toEqual([
    ['/media/attachment-1.pdf', '안내문.pdf', '안내문.pdfPDF · 1.5MB'],
    ['/media/attachment-2.hwp', '<b>공문</b>.hwp', '<b>공문</b>.hwp한글 문서 · 1KB'],
  ])
})

test('a notice without attachments has no part for them', () => {
  render(<NoticeArticle {...NOTICE} />)
  expect(screen.queryByRole('region', { name: '첨부 파일' })).toBeNull()
})

test('without a network, attachments say that they need one', () => {
  render(<NoticeArticle {...NOTICE} attachments={[...FILES]} />)
  expect(screen.queryByRole('status')).toBeNull()
  act(() => recordOutcome('failed'))
  expect(screen.getByRole('status').textContent).toContain('연결되면 받아 주세요.')
})
