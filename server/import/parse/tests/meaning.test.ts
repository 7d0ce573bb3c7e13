import { expect, test } from 'vitest'
import { prove } from '../../fixture/meaning/proof.ts'

/** `npm run bench -- reader` reads 100,000 rules and more; here a share of them. */
const TEXTS = 8000

test(
  'Truth: what generated rules mean is what is read of them, for four dogs on five days',
  { timeout: 120_000 },
  () => {
    const counts = prove(10, TEXTS)
    expect(counts.rules).toBeGreaterThan(TEXTS * 1.5)
    expect(counts.wrong.slice(0, 10)).toEqual([])
    expect(counts.deaf.slice(0, 10)).toEqual([])
    expect(counts.touchy.slice(0, 10)).toEqual([])
    // What is left open is never wrong, but a reader that leaves all open would pass without this.
    expect(counts.read / counts.texts).toBeGreaterThan(0.95)
  },
)
