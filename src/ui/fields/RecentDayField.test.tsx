import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RecentDayField } from './RecentDayField.tsx'

function Visit({ first = '2026-02-10' }) {
  const [day, setDay] = useState(first)
  return (
    <RecentDayField
      label="다녀온 날"
      today="2026-03-01"
      value={day}
      onChange={({ target }) => setDay(target.value)}
      onDay={setDay}
    />
  )
}

test('Everyday use: 오늘 and 어제 are one tap each, across the end of a month', async () => {
  render(<Visit />)
  const field = screen.getByLabelText<HTMLInputElement>('다녀온 날')
  await userEvent.click(screen.getByRole('button', { name: '어제' }))
  expect(field.value).toBe('2026-02-28')
  expect(screen.getByRole('button', { name: '어제' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: '오늘' }))
  expect(field.value).toBe('2026-03-01')
  expect(screen.getByRole('button', { name: '어제' }).getAttribute('aria-pressed')).toBe('false')
  expect(field.max).toBe('2026-03-01')
})

test('Everyday use: a day that is not chosen is marked, since Safari shows today in its place', async () => {
  render(<Visit first="" />)
  const field = screen.getByLabelText<HTMLInputElement>('다녀온 날')
  expect(field.dataset['unset']).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: '어제' }))
  expect(field.dataset['unset']).toBeUndefined()
})
