import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteDraft, nameOf, writeDraft } from './drafts.ts'
import { endDraft, onDraftSent } from './sent-drafts.ts'

const PLACE = { key: 'form', author: 7 as number | null, maxAgeMs: Infinity }
const SENT = { text: '보낸 글' }

let heard: unknown[] = []
let stop: () => void = () => undefined
beforeEach(() => {
  localStorage.clear()
  heard = []
  stop = onDraftSent(PLACE, (sent) => void heard.push(sent))
})
afterEach(() => stop())

/** What another tab tells of what `act` stores here: each value, or that it is gone, in order. */
function inAnotherTab(act: () => void): void {
  const told: { key: string; newValue: string | null }[] = []
  const noting = new Proxy(localStorage, {
    get: (storage, name) =>
      name === 'setItem' || name === 'removeItem'
        ? (key: string, value: string | null = null) => {
            told.push({ key, newValue: value })
            storage[name](key, value ?? '')
          }
        : (Reflect.get(storage, name) as unknown),
  })
  vi.stubGlobal('localStorage', noting)
  act()
  vi.unstubAllGlobals()
  expect(told).not.toEqual([])
  for (const event of told) dispatchEvent(new StorageEvent('storage', event))
}

test('What fell 14: a tab hears once that another one has sent what is drafted in both, and what that was', () => {
  inAnotherTab(() => endDraft(PLACE, SENT))
  expect(heard).toEqual([SENT])
  inAnotherTab(() => localStorage.removeItem(nameOf(PLACE)))
  expect(heard).toEqual([SENT])
})

test.each([
  ['only written', () => writeDraft(PLACE, SENT)],
  ['written and deleted', () => (writeDraft(PLACE, SENT), deleteDraft(PLACE))],
  [
    'sent, and written again before it is gone',
    () => {
      localStorage.setItem(nameOf(PLACE), JSON.stringify({ sent: true, author: 7, at: 0, values: SENT }))
      writeDraft(PLACE, { text: '새로 쓴 글' })
    },
  ],
  ['of another form', () => endDraft({ ...PLACE, key: 'other' }, SENT)],
  ['of another author', () => endDraft({ ...PLACE, author: 8 }, SENT)],
  ['of a visitor', () => endDraft({ ...PLACE, author: null }, SENT)],
])('What fell 14: a tab hears nothing of a draft that is %s elsewhere', (_, act) => {
  inAnotherTab(act)
  expect(heard).toEqual([])
})

test('What fell 14: what was sent is no draft any more, nor is it told to a form that is closed', () => {
  writeDraft(PLACE, { text: '쓰던 글' })
  endDraft(PLACE, SENT)
  expect(localStorage.getItem('daengdaeng.draft.7.form')).toBeNull()
  stop()
  inAnotherTab(() => endDraft(PLACE, SENT))
  expect(heard).toEqual([])
})
