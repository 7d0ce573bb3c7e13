import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Level, LEVEL_NAME } from '../../../../../contract/verdict/verdict-levels.ts'
import { VerdictBadge } from './VerdictBadge.tsx'

const LEVELS = Object.entries(LEVEL_NAME) as [Level, string][]

test.each(LEVELS)('%s has a word, an icon and a colour of its own', (level, word) => {
  render(<VerdictBadge level={level} />)
  const badge = screen.getByText(word)
  expect(badge.dataset.level).toBe(level)
  expect(badge.querySelector('svg')).not.toBeNull()
})

test('the four icons differ in shape, not only in colour', () => {
  const { container } = render(LEVELS.map(([level]) => <VerdictBadge key={level} level={level} />))
  expect(new Set([...container.querySelectorAll('svg')].map((icon) => icon.innerHTML)).size).toBe(4)
})
