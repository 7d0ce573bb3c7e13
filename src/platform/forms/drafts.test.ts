import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DraftPlace, moveDraft, useDraft, writeDraft } from './drafts.ts'

const MINUTE = 60_000
const START = Date.parse('2026-11-21T03:00:00Z')
const PLACE = { key: 'form', author: null, maxAgeMs: 30 * MINUTE }
const DAYS_90 = 90 * 24 * 60

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  after(0)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const after = (minutes: number) => vi.spyOn(Date, 'now').mockReturnValue(START + minutes * MINUTE)
const read = (place: DraftPlace = PLACE) => renderHook(() => useDraft(place)).result.current

test('What fell 14: a draft is read within its age, and not after it', () => {
  writeDraft(PLACE, { text: '안녕' })
  after(29.9)
  expect(read()).toEqual({ text: '안녕' })
  after(30)
  expect(read()).toBeNull()
})

test('What fell 14: a draft of ninety days is deleted when another is written', () => {
  writeDraft({ key: 'old', author: 7, maxAgeMs: Infinity }, { text: '오래된 글' })
  after(DAYS_90 - 1)
  writeDraft(PLACE, { text: '새 글' })
  expect(localStorage.getItem('daengdaeng.draft.7.old')).not.toBeNull()
  after(DAYS_90)
  writeDraft({ ...PLACE, key: 'newest' }, { text: '더 새 글' })
  expect(localStorage.getItem('daengdaeng.draft.7.old')).toBeNull()
})

test('What fell 14: thirty drafts are kept, the newest; whoever goes on writing one deletes no other', () => {
  const draft = (at: number) => ({ key: `form.${at}`, author: 7, maxAgeMs: Infinity })
  const kept = () => Array.from({ length: 31 }, (_, at) => at).filter((at) => read(draft(at)) !== null)
  for (let at = 0; at < 30; at++) {
    after(at)
    writeDraft(draft(at), { text: `글 ${at}` })
  }
  after(40)
  writeDraft(draft(0), { text: '이어 쓴 글' })
  expect(kept()).toHaveLength(30)
  after(41)
  writeDraft(draft(30), { text: '새 글' })
  expect(kept()).toEqual([0, ...Array.from({ length: 29 }, (_, at) => at + 2)])
})

test('What fell 14: a visitor’s draft becomes the member’s; of what both have written the visitor’s, the later, stays', () => {
  const mine = { ...PLACE, author: 7 }
  writeDraft(mine, { title: '전에 쓴 제목', text: '전에 쓴 글' })
  moveDraft(PLACE, mine)
  expect(read(mine)).toEqual({ title: '전에 쓴 제목', text: '전에 쓴 글' })
  writeDraft(PLACE, { text: '방금 쓴 글' })
  moveDraft(PLACE, mine)
  expect(read(mine)).toEqual({ title: '전에 쓴 제목', text: '방금 쓴 글' })
  expect(read()).toBeNull()
})

/** A device with room for so many characters of values. */
function withRoom(most: number): void {
  const real = localStorage
  vi.spyOn(console, 'warn').mockReturnValue()
  function setItem(key: string, value: string): void {
    const others = Object.keys(real).filter((name) => name !== key)
    const used = others.reduce((sum, name) => sum + (real.getItem(name)?.length ?? 0), 0)
    if (used + value.length > most) throw new DOMException('full', 'QuotaExceededError')
    real.setItem(key, value)
  }
  const get = (_: Storage, name: keyof Storage) => {
    const own: unknown = name === 'setItem' ? setItem : real[name]
    return typeof own === 'function' ? own.bind(real) : own
  }
  vi.stubGlobal('localStorage', new Proxy(real, { get } as ProxyHandler<Storage>))
}
const written = (at: number) => {
  after(at)
  writeDraft({ key: `form.${at}`, author: 7, maxAgeMs: Infinity }, { text: '글'.repeat(100) })
}
const stored = () => Object.keys(localStorage).sort()

test('What fell: a draft that finds no room takes that of the oldest, and leaves the others', () => {
  for (let at = 1; at <= 4; at++) written(at)
  withRoom(4 * localStorage.getItem('daengdaeng.draft.7.form.1')!.length)
  written(5)
  expect(stored()).toEqual([2, 3, 4, 5].map((at) => `daengdaeng.draft.7.form.${at}`))
  expect(read({ key: 'form.1', author: 7, maxAgeMs: Infinity })).toBeNull()
})

test('What fell: a draft for which there is no room at all deletes no other, and lasts as long as the page', () => {
  for (let at = 1; at <= 4; at++) written(at)
  const before = Object.fromEntries(Object.entries(localStorage))
  withRoom(4 * localStorage.getItem('daengdaeng.draft.7.form.1')!.length)
  after(5)
  const long = { text: '글'.repeat(10_000) }
  writeDraft(PLACE, long)
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual(before)
  expect(read()).toEqual(long)
})

test('What fell: nor does one that grows in place of its stored beginning', () => {
  written(1)
  writeDraft(PLACE, { text: '처음' })
  withRoom(800)
  const long = { text: '글'.repeat(10_000) }
  writeDraft(PLACE, long)
  expect(stored()).toEqual(['daengdaeng.draft.7.form.1', 'daengdaeng.draft.form'])
  expect(read()).toEqual(long)
})

test('a draft is gone once everything was cleared, also if none had been read before', async () => {
  vi.resetModules()
  const fresh = await import('./drafts.ts')
  fresh.writeDraft(PLACE, { text: '아직 안 읽은 글' })
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(renderHook(() => fresh.useDraft(PLACE)).result.current).toBeNull()
})
