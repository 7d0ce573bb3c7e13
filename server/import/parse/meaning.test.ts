import { expect, test } from 'vitest'
import { prove } from '../fixture/meaning/proof.ts'

/** `SEED` tries others; the bench reads more. */
const SEED = Number(process.env['MEANING_SEED'] ?? 10)

test(
  'Truth: what generated rules mean is what is read of them, for four dogs on four days',
  { timeout: 120_000 },
  () => {
    const counts = prove(SEED, 60_000)
    expect(counts.rules).toBeGreaterThan(100_000)
    expect(counts.wrong.slice(0, 10)).toEqual([])
    expect(counts.deaf.slice(0, 10)).toEqual([])
    expect(counts.touchy.slice(0, 10)).toEqual([])
    // What is left open is never wrong, but a reader that leaves all open would pass without this.
    expect(counts.read / counts.texts).toBeGreaterThan(0.95)
  },
)
