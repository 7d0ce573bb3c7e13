import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// As long as everywhere (`patience.ts`): `findBy…` and `waitFor` give up after a second otherwise.
configure({ asyncUtilTimeout: 30_000 })

/** The test environment has no streams of events, which a member's page opens after a moment: one that says nothing. */
class SilentEvents extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 0
  close() {}
}
Object.assign(globalThis, { EventSource: SilentEvents })

afterEach(cleanup)
