import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overlays, setLoading } from '../../ui/overlays/state.ts'
import { answerProof, askProof, useAsked } from './state.ts'

const pressed = (isActive: boolean) => vi.stubGlobal('navigator', { userActivation: { isActive } })

beforeEach(() => pressed(true))
afterEach(() => {
  answerProof(true)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['SECOND_FACTOR_NEEDED', 'prove'],
  ['SECOND_FACTOR_MISSING', 'set-up'],
] as const)('What fell: %s asks to %s, and the question is gone once it is answered', async (code, way) => {
  const { result } = renderHook(() => useAsked())
  expect(result.current.way).toBeNull()
  let proved: Promise<boolean> | undefined
  act(() => void (proved = askProof(code)))
  expect(result.current.way).toBe(way)
  act(() => answerProof(true))
  expect(await proved).toBe(true)
  expect(result.current.way).toBeNull()
})

test('What fell: what is refused while a question is open waits for its answer, and the next one asks anew', async () => {
  const first = askProof('SECOND_FACTOR_NEEDED')
  const second = askProof('SECOND_FACTOR_NEEDED')
  answerProof(false)
  expect(await Promise.all([first, second])).toEqual([false, false])
  const third = askProof('SECOND_FACTOR_NEEDED')
  answerProof(true)
  expect(await third).toBe(true)
})

test('What fell: the overlay of the write that waits does not cover the question', () => {
  setLoading(true)
  void askProof('SECOND_FACTOR_NEEDED')
  expect(overlays().loading).toBe(false)
})

test('What fell: what runs by itself does not ask again for a minute after the question was closed; a press does', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
  void askProof('SECOND_FACTOR_NEEDED')
  answerProof(false)
  const { result } = renderHook(() => useAsked())

  pressed(false)
  clock.mockReturnValue(1_059_000)
  expect(await askProof('SECOND_FACTOR_NEEDED')).toBe(false)
  expect(result.current.way).toBeNull()

  pressed(true)
  act(() => void askProof('SECOND_FACTOR_NEEDED'))
  expect(result.current.way).toBe('prove')
  act(() => answerProof(false))

  pressed(false)
  clock.mockReturnValue(1_120_000)
  act(() => void askProof('SECOND_FACTOR_NEEDED'))
  expect(result.current.way).toBe('prove')
})
