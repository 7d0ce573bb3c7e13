import { vi } from 'vitest'

/** What doesn't happen within vitest's one second may only be slow, on a machine with other work. */
const PATIENCE_MS = 30_000

// Files of a project that shares its modules run this several times.
if (vi.waitFor.name !== 'patiently') {
  const { waitFor } = vi
  vi.waitFor = function patiently(callback, options = PATIENCE_MS) {
    return waitFor(callback, options)
  }
}
