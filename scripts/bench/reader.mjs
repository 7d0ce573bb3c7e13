import { built } from '../built.mjs'

/** Texts of one to three rules each: more than 100,000 rules. */
const TEXTS = 60_000

/** How fast house rules are read, and how rightly: over the tables written by hand, and over rules generated with their meaning. */
export async function benchReader() {
  /** @type {typeof import('../../server/import/fixture/reader-figures.ts')} */
  const { readerFigures } = await built('server/import/fixture/reader-figures.js')
  const { rate, distinctRate, right, open, wrong, dropped, generated } = readerFigures(TEXTS)
  console.log(`tables: ${right} right, ${open} open, ${wrong} wrong, ${dropped} dropped`)
  console.log(`generated: ${generated.rules.toLocaleString('en')} rules, ${generated.open} texts open`)
  return [
    { what: 'milliseconds for 20,000 rows of house rules', measured: (20_000 / rate) * 1000, budget: 1000, unit: 'ms' },
    {
      what: 'milliseconds for 20,000 longer texts, no two alike',
      measured: (20_000 / distinctRate) * 1000,
      budget: 2000,
      unit: 'ms',
    },
    { what: 'texts of the tables read wrongly', measured: wrong, budget: 0, unit: '', fails: true },
    { what: 'texts of the tables with a part dropped', measured: dropped, budget: 0, unit: '', fails: true },
    { what: 'generated rules read wrongly', measured: generated.wrong, budget: 0, unit: '', fails: true },
    { what: 'changed words that were read as before', measured: generated.deaf, budget: 0, unit: '', fails: true },
  ]
}
