import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deleteDraft, writeDraft } from './drafts.ts'
import { useKeptForm } from './use-kept-form.ts'

const PLACE = { key: 'form', author: 7, maxAgeMs: Infinity }

beforeEach(() => act(() => deleteDraft(PLACE)))

function form() {
  const { result } = renderHook(() => useKeptForm(PLACE))
  return {
    set: (open: boolean) => act(() => result.current.setOpen(open)),
    shown: () => `${result.current.open ? 'open' : 'closed'}${result.current.restored ? ', restored' : ''}`,
  }
}
const write = () => act(() => writeDraft(PLACE, { text: '쓰던 글' }))

test('What fell 14: a form behind a button is open from the start where something is kept, and says so until it is closed', () => {
  write()
  const { set, shown } = form()
  expect(shown()).toBe('open, restored')
  act(() => deleteDraft(PLACE))
  expect(shown(), 'it stays open if its input is deleted').toBe('open, restored')
  set(false)
  expect(shown()).toBe('closed')
  write()
  expect(shown(), 'who has closed it opens it themselves').toBe('closed')
  set(true)
  expect(shown()).toBe('open')
})

test('What fell 14: a form behind a button is closed where nothing is kept, and what is written there is not restored', () => {
  const { set, shown } = form()
  expect(shown()).toBe('closed')
  set(true)
  write()
  expect(shown()).toBe('open')
})
