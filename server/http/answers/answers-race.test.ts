import { describe, expect, test } from 'vitest'
import { Answers, type Draft } from './answers.ts'

const LONG = 3_600_000

/** A source whose answers are computed when the test allows it. */
function slowSource(tags: readonly string[]) {
  const asked: { answer: (body: string) => void; refuse: (error: Error) => void }[] = []
  const make = () =>
    new Promise<Draft>((resolve, reject) => {
      asked.push({ answer: (body) => resolve({ body, tags }), refuse: reject })
    })
  return { asked, make }
}

const at = <T>(list: readonly T[], index: number) => list.at(index) ?? expect.fail(`There is no ${index}`)
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('an answer that is being made while a write commits', () => {
  test('is sent to callers who asked before the write, not to later ones, and is not cached', async () => {
    const answers = new Answers(LONG)
    const { asked, make } = slowSource(['place:1'])
    const before = answers.get('/a', make)
    answers.forget(['place:1'])
    const [after, alsoAfter] = [answers.get('/a', make), answers.get('/a', make)]
    at(asked, 0).answer('old')
    expect((await before).body).toBe('old')
    await settle()
    expect(asked).toHaveLength(2)
    at(asked, 1).answer('new')
    expect([(await after).body, (await alsoAfter).body]).toEqual(['new', 'new'])
    expect((await answers.get('/a', make)).body).toBe('new')
    expect(asked).toHaveLength(2)
  })

  test('is cached and sent to waiting callers if the write touched something else', async () => {
    const answers = new Answers(LONG)
    const { asked, make } = slowSource(['place:1'])
    const before = answers.get('/a', make)
    answers.forget(['place:2', 'places'])
    const after = answers.get('/a', make)
    at(asked, 0).answer('right')
    expect([(await before).body, (await after).body]).toEqual(['right', 'right'])
    expect((await answers.get('/a', make)).body).toBe('right')
    expect(asked).toHaveLength(1)
  })

  test('is not cached after a write without known tags', async () => {
    const answers = new Answers(LONG)
    const { asked, make } = slowSource([])
    const before = answers.get('/a', make)
    answers.forget(null)
    at(asked, 0).answer('old')
    await before
    const after = answers.get('/a', make)
    at(asked, 1).answer('new')
    expect((await after).body).toBe('new')
  })

  test('and refused, is asked again for who asked after the write', async () => {
    const answers = new Answers(LONG)
    const { asked, make } = slowSource(['place:1'])
    const before = answers.get('/a', make)
    answers.forget(['place:1'])
    const after = answers.get('/a', make)
    at(asked, 0).refuse(new Error('not there'))
    await expect(before).rejects.toThrow('not there')
    await settle()
    at(asked, 1).answer('there')
    expect((await after).body).toBe('there')
  })

  test('is computed separately for each address, however long others take', async () => {
    const answers = new Answers(LONG)
    const [slow, quick] = [slowSource(['reviews:1']), slowSource(['place:1'])]
    const first = answers.get('/slow', slow.make)
    answers.forget(['reviews'])
    const second = answers.get('/quick', quick.make)
    at(quick.asked, 0).answer('quick')
    await second
    expect((await answers.get('/quick', quick.make)).body).toBe('quick')
    at(slow.asked, 0).answer('slow')
    await first
    const third = answers.get('/slow', slow.make)
    at(slow.asked, 1).answer('slow again')
    expect((await third).body).toBe('slow again')
  })
})

describe('the index by tag', () => {
  const made =
    (tags: readonly string[], body = 'a') =>
    async (): Promise<Draft> => ({ body, tags })

  test('holds nothing of answers that were forgotten, renewed or evicted', async () => {
    const answers = new Answers(LONG)
    await answers.get('/a', made(['places', 'place:1', 'place:2']))
    await answers.get('/b', made(['place:2']))
    expect(answers.indexSize).toBeGreaterThan(0)
    answers.forget(['place:2'])
    expect(answers.indexSize).toBe(0)
    await answers.get('/a', made(['reviews:1']))
    answers.forget(null)
    expect(answers.indexSize).toBe(0)

    // 40 of these exceed the capacity of the cache.
    const large = 'x'.repeat(1024 * 1024)
    for (let number = 0; number < 40; number++) await answers.get(`/${number}`, made([`place:${number}`], large))
    expect(answers.indexSize).toBeLessThan(15)
    await answers.get('/huge', made(['banners'], 'x'.repeat(40 * 1024 * 1024)))
    answers.forget(['place'])
    expect(answers.indexSize).toBe(0)
  })

  test('follows an answer that is made again with other tags', async () => {
    const answers = new Answers(5)
    await answers.get('/a', made(['place:1']))
    await new Promise((resolve) => setTimeout(resolve, 20))
    await answers.get('/a', made(['place:2']))
    expect(answers.indexSize).toBe(2)
  })
})
