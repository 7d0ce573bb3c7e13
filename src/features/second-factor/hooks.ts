import { useState } from 'react'
import { reasonOf } from './model.ts'

/** One press at a time, with what it failed for. */
export function useStep() {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  async function step(act: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    setMessage(null)
    try {
      await act()
    } catch (error) {
      setMessage(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, message, step }
}
