import { useState } from 'react'
import { ApiError } from '../../platform/api/api.ts'

/** Set while the admin is asked who they are, before what they pressed is sent again. */
export interface Asking {
  done: () => void
  cancel: () => void
}

/** Sends what needs a recent proof of identity: asks for one where the server does, and sends it again. */
export function useConfirmed() {
  const [asking, setAsking] = useState<Asking | null>(null)
  async function confirmed<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CONFIRM_REQUIRED') throw error
      try {
        await new Promise<void>((resolve, reject) => setAsking({ done: resolve, cancel: () => reject(error) }))
      } finally {
        setAsking(null)
      }
      return confirmed(send)
    }
  }
  return { asking, confirmed }
}
