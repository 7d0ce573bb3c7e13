import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ALL_DAYS, type Moment } from '../../../../contract/days.ts'
import type { Dog } from '../../../../contract/dogs.ts'
import { type DogPolicy, UNKNOWN_POLICY } from '../../../../contract/policy.ts'
import { setVisitorDog } from '../state.ts'
import * as state from '../state.ts'
import { VerdictBadge } from './VerdictBadge.tsx'

const kong: Dog = { name: '콩이', weightKg: 16, size: 'medium', breed: null, restricted: false, guide: false, count: 1 }
const open: DogPolicy = { ...UNKNOWN_POLICY, entry: 'all', coveredDays: [...ALL_DAYS] }
const under15: DogPolicy = { ...open, limits: [{ days: null, weight: { bound: 'lt', kg: 15 }, sizes: null }] }
const saturdayNoon: Moment = { day: 6, weekday: 6, minute: 720 }

beforeEach(() => setVisitorDog(null))

describe('the verdict on a card', () => {
  test.each([
    ['yes', '갈 수 있어요', open],
    ['conditions', '조건부', { ...open, entry: 'outdoor' }],
    ['no', '갈 수 없어요', under15],
    ['unknown', '확인 필요', UNKNOWN_POLICY],
  ] as const)('%s: a word, an icon and a colour of its own', (level, word, policy) => {
    setVisitorDog(kong)
    render(<VerdictBadge policy={policy} />)
    const badge = screen.getByText(word)
    expect(badge.dataset.level).toBe(level)
    expect(badge.querySelector('svg')).not.toBeNull()
  })

  test('the four icons differ in shape, not in colour alone', () => {
    setVisitorDog(kong)
    const { container } = render(
      <>
        <VerdictBadge policy={open} />
        <VerdictBadge policy={{ ...open, entry: 'outdoor' }} />
        <VerdictBadge policy={under15} />
        <VerdictBadge policy={UNKNOWN_POLICY} />
      </>,
    )
    expect(new Set([...container.querySelectorAll('svg')].map((icon) => icon.innerHTML)).size).toBe(4)
  })

  test('goes by the day that is asked about', () => {
    setVisitorDog(kong)
    const weekdaysOnly: DogPolicy = { ...open, entryDays: [1, 2, 3, 4, 5] }
    render(<VerdictBadge policy={weekdaysOnly} when={saturdayNoon} />)
    expect(screen.getByText('갈 수 없어요')).toBeTruthy()
  })

  test('follows another dog at once, and a given one over the visitor’s', () => {
    setVisitorDog(kong)
    const { rerender } = render(<VerdictBadge policy={under15} />)
    act(() => setVisitorDog({ ...kong, weightKg: 14.9 }))
    expect(screen.getByText('갈 수 있어요')).toBeTruthy()
    rerender(<VerdictBadge policy={under15} dog={kong} />)
    expect(screen.getByText('갈 수 없어요')).toBeTruthy()
  })

  test('without a dog it invites to describe one, or keeps silent in a list', async () => {
    const sheet = vi.fn<() => boolean>()
    const Watch = () => {
      sheet.mockReturnValue(state.useDogSheetOpen())
      return null
    }
    const { rerender, container } = render(
      <>
        <Watch />
        <VerdictBadge policy={open} />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: '내 강아지 등록' }))
    expect(sheet()).toBe(true)
    act(() => state.closeDogSheet())
    rerender(<VerdictBadge policy={open} silent />)
    expect(container.textContent).toBe('')
  })
})
