import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Mutant {
  operator: string
  start: number
  end: number
  text: string
}
const load = (file: string): Promise<unknown> =>
  import(new URL(`../../scripts/mutations/${file}`, import.meta.url).href)
const { mutantsOf } = (await load('operators.mjs')) as { mutantsOf: (file: string, source: string) => Mutant[] }
const { inOrderOfTrial, seeded } = (await load('choice.mjs')) as {
  inOrderOfTrial: (all: Mutant[], seed: number) => Mutant[]
  seeded: (seed: number) => () => number
}

const { UNIT } = (await load('trial.mjs')) as { UNIT: string[] }

const texts = (source: string) => mutantsOf('some.ts', source).map(({ operator, text }) => `${operator}: ${text}`)

describe('What fell 14: the mutation run', () => {
  test.each([
    ['const x = a < b', ['boundary: <=']],
    ['const x = a === b', ['comparison: !==']],
    ['const x = a && b', ['logic: ||']],
    ['if (a) b()', ['negated condition: !(a)', 'removed statement: ;']],
    ['const x = 60', ['constant × 1000: (60 * 1000)']],
    ['const x = null', ['null or undefined: undefined']],
    ["c({ 'X-Frame-Options': 'DENY' })", ["emptied string: ''"]],
    ['const x = /^a$/', ['anchor: /a/']],
    ['list.every(isOld)', ['method: some']],
    ['const x = true', ['boolean: false']],
  ])('plants %s', (source, wanted) => expect(texts(source)).toEqual(expect.arrayContaining(wanted)))

  test('asks each project of tests that needs no server', () => {
    const config = readFileSync(new URL('../../vitest.config.ts', import.meta.url), 'utf8')
    const names = [...config.matchAll(/name: '([^']+)'/g)].map(([, name = '']) => name)
    expect(UNIT.toSorted()).toEqual(names.filter((name) => !/^(?:server|architecture|guide)/.test(name)).toSorted())
  })

  test('drops a header whole', () => {
    const source = "const headers = { 'X-Frame-Options': 'DENY', a: 1 }"
    const dropped = mutantsOf('some.ts', source).find(({ operator }) => operator === 'dropped header')
    expect(dropped && source.slice(0, dropped.start) + dropped.text + source.slice(dropped.end)).toBe(
      'const headers = {  a: 1 }',
    )
  })

  test('takes no key of a drawing for a header, and no inherited method for one to replace', () => {
    const planted = mutantsOf('some.ts', "paint({ 'fill-color': 'red' }); at.toString()")
    expect(planted.map(({ operator }) => operator)).not.toContain('dropped header')
    expect(planted.every(({ text }) => typeof text === 'string')).toBe(true)
  })

  test('leaves imports, types, log lines and texts of errors for programmers alone', () => {
    const source = [
      "import { a } from './a.ts'",
      "type B = 'b' | null",
      "const c: 'c' | 5 = d",
      "log.warn({ e: 60 }, 'text')",
      "if (f) throw new Error('g')",
    ]
    expect(texts(source.join('\n'))).toEqual(['negated condition: !(f)'])
  })

  test('tries the same mutants in the same order for a seed, all kinds in turn, few of one kind in one file', () => {
    const source = Array.from({ length: 30 }, (_, at) => `const x${at} = ${at + 2} < y`).join('\n')
    const all = [...mutantsOf('a.ts', source), ...mutantsOf('b.ts', 'const z = p === q')]
    const [once, again, other] = [1, 1, 2].map((seed) => inOrderOfTrial(all, seed))
    expect(once).toEqual(again)
    expect(once).not.toEqual(other)
    expect(new Set(once?.slice(0, 3).map(({ operator }) => operator)).size).toBe(3)
    expect(once).toHaveLength(3 + 3 + 1)
  })

  test('numbers of a seed are spread over the interval', () => {
    const random = seeded(7)
    const drawn = Array.from({ length: 1000 }, random)
    expect(drawn.filter((one) => one < 0.5).length).toBeGreaterThan(430)
    expect(drawn.every((one) => one >= 0 && one < 1)).toBe(true)
  })
})
