import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError, type CallErrorCode } from '../../platform/api/api.ts'
import { useConfirmed } from './confirmation-hooks.ts'

const refusal = (code: CallErrorCode) => new ApiError(code, 428, '')

test('What fell: what needs a proof of identity is sent again after each proof, until it is done', async () => {
  const { result } = renderHook(() => useConfirmed())
  const send = vi.fn<() => Promise<string>>()
  send.mockRejectedValueOnce(refusal('CONFIRM_REQUIRED')).mockRejectedValueOnce(refusal('CONFIRM_REQUIRED'))
  send.mockResolvedValue('done')
  let sent: Promise<string> | undefined
  await act(async () => void (sent = result.current.confirmed(send)))
  for (const times of [1, 2]) {
    expect(send).toHaveBeenCalledTimes(times)
    await act(async () => result.current.asking?.done())
  }
  expect([await sent, result.current.asking]).toEqual(['done', null])
})

test('What fell: a proof that is not given ends in the refusal; others are nothing to be proved', async () => {
  const { result } = renderHook(() => useConfirmed())
  let sent: Promise<unknown> | undefined
  const needed = refusal('CONFIRM_REQUIRED')
  await act(async () => void (sent = result.current.confirmed(() => Promise.reject(needed)).catch((error) => error)))
  await act(async () => result.current.asking?.cancel())
  expect([await sent, result.current.asking]).toEqual([needed, null])
  const factor = refusal('SECOND_FACTOR_NEEDED')
  await expect(result.current.confirmed(() => Promise.reject(factor))).rejects.toBe(factor)
})
