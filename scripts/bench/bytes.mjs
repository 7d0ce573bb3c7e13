import { measureBytes } from '../budgets.mjs'

export function benchBytes() {
  return measureBytes().map(({ what, measured, budget }) => ({
    what: `${what}, brotli`,
    measured: measured / 1000,
    budget: budget / 1000,
    unit: 'kB',
    fails: true,
  }))
}
