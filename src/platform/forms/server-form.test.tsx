import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { useServerForm } from './server-form.ts'

const SCHEMA = v.object({
  name: v.pipe(v.string(), v.minLength(2, '두 글자부터 적어 주세요.'), v.maxLength(4, '너무 길어요.')),
})
const form = () =>
  renderHook(() => useServerForm({ initialValues: { name: '' }, schema: SCHEMA, send: async () => null })).result

test('What fell: an error appears when a field is left, not of one that is still empty, and goes once it is right', () => {
  const shown = form()
  const leave = () => act(() => shown.current.field('name').onBlur())
  const type = (name: string) => act(() => shown.current.change({ name }))
  const error = () => shown.current.field('name').error
  leave()
  expect(error(), 'nothing was written').toBeUndefined()
  type('콩')
  expect(error(), 'still writing').toBeUndefined()
  leave()
  expect(error()).toBe('두 글자부터 적어 주세요.')
  type('콩이')
  expect(error()).toBeUndefined()
  type('콩이네집사')
  leave()
  expect(error()).toBe('너무 길어요.')
})

test('What fell: a form that is sent says what its empty field lacks', async () => {
  const shown = form()
  await act(() => shown.current.submit())
  expect(shown.current.field('name').error).toBe('두 글자부터 적어 주세요.')
})
