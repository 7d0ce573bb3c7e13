import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SearchForm } from './SearchForm.tsx'

const form = (words: string, onSearch = vi.fn()) => (
  <SearchForm words={words} label="공지 찾기" placeholder="제목으로 찾기" onSearch={onSearch} />
)
const field = () => screen.getByLabelText<HTMLInputElement>('공지 찾기')

test('after Enter the focus stays in the field, and what is typed until the list answers is kept', async () => {
  const onSearch = vi.fn()
  const { rerender } = render(form('', onSearch))
  await userEvent.type(field(), ' 산책{Enter}')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('산책')
  await userEvent.type(field(), ' 길')
  rerender(form('산책', onSearch))
  expect(document.activeElement).toBe(field())
  expect(field().value).toBe(' 산책 길')
})

test('words of another address replace those in the field', async () => {
  const { rerender } = render(form('산책'))
  await userEvent.type(field(), ' 길{Enter}')
  rerender(form('산책 길'))
  rerender(form(''))
  expect(field().value).toBe('')
})
