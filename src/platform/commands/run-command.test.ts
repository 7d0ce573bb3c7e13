import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api, put } from '../../../contract/api/endpoint.ts'
import { operation } from '../../../contract/api/operation.ts'
import { onApiEvent } from '../api/api-events.ts'
import { configureApi } from '../api/api.ts'
import { failure, stubApi } from '../testing/stub-api.ts'
import { setAuthorSource } from './author.ts'
import type { Command } from './command.ts'
import { type CommandEvent, onCommandEvent } from './command-events.ts'
import { setCommandEffects } from './effects.ts'
import { takePendingAction } from './pending-action.ts'
import { resumePendingAction } from './resume.ts'
import { runCommand, submitCommand } from './run-command.ts'

const operations = {
  setNote: operation({
    summary: 'a note',
    body: v.object({ text: v.string() }),
    data: v.object({ text: v.string() }),
    errors: ['LIST_NOT_FOUND'],
    owner: 'caller',
    limit: [],
    touches: [],
  }),
}
const notesApi = api<typeof operations>()({
  setNote: put('/notes', { access: 'member', idempotent: 'natural' }),
})
const addNoteApi = api<typeof operations>()({ setNote: put('/notes', { access: 'member', idempotent: 'key' }) })
const setNote: Command<{ text: string }, { text: string }> = {
  name: 'notes.set',
  shows: { waiting: 'screen', failure: 'toast' },
  resume: v.object({ text: v.string() }),
  patch: ({ queryClient }, { text }) => {
    const before = queryClient.getQueryData(['note'])
    queryClient.setQueryData(['note'], text)
    return () => queryClient.setQueryData(['note'], before)
  },
  send: (call, body) => call(notesApi.setNote, { body }),
  settle: ({ queryClient }, _, answer) => queryClient.setQueryData(['note'], answer?.text),
  touches: (author) => [['notes', author]],
  words: { done: () => ({ text: '적었어요.', tone: 'success' }), offline: '보내지 못했어요.' },
}

let author: number | null = 7
let queryClient: QueryClient
let events: CommandEvent[] = []
onCommandEvent((event) => events.push(event))
beforeEach(() => {
  author = 7
  setAuthorSource(() => author)
  queryClient = new QueryClient()
  queryClient.setQueryData(['note'], 'before')
  events = []
  sessionStorage.clear()
  localStorage.clear()
  setCommandEffects({})
  configureApi({ renew: () => Promise.resolve(false) })
})
const note = () => queryClient.getQueryData(['note'])
const run = () => runCommand(queryClient, setNote, { text: 'new' })
const keysOf = (fetch: ReturnType<typeof stubApi>) =>
  fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))

describe('a command', () => {
  test('shows its effect at once, then what the server answered, and tells what it touched', async () => {
    stubApi({ 'PUT /notes': { text: 'New' } })
    queryClient.setQueryData(['notes', 7], [])
    const effect = vi.fn()
    setCommandEffects({ 'notes.set': effect })
    const done = run()
    expect(note()).toBe('new')
    expect(await done).toEqual({ status: 'done', answer: { text: 'New' } })
    expect(note()).toBe('New')
    expect(queryClient.getQueryState(['notes', 7])?.isInvalidated).toBe(true)
    expect(effect).toHaveBeenCalledExactlyOnceWith(queryClient, { text: 'new' }, { text: 'New' })
    expect(events).toEqual([{ type: 'message', message: { text: '적었어요.', tone: 'success' } }])
  })

  test('is a mutation whose variables are its intent: JSON, with an author and a key', async () => {
    stubApi({ 'PUT /notes': { text: 'New' } })
    const done = run()
    const [mutation] = queryClient.getMutationCache().findAll({ mutationKey: ['command', 'notes.set'] })
    const intent = mutation?.state.variables
    expect(intent).toEqual({
      key: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      author: 7,
      input: { text: 'new' },
    })
    expect(JSON.parse(JSON.stringify(intent))).toEqual(intent)
    await done
  })

  test('sends the same key again once the session was renewed, and another one for another intent', async () => {
    let old = true
    const fetch = stubApi({ 'PUT /notes': () => (old ? failure(401) : { text: 'New' }) })
    configureApi({
      renew: () => {
        old = false
        return Promise.resolve(true)
      },
    })
    await run()
    await run()
    const [first, second, third] = keysOf(fetch)
    expect(first).toBe(second)
    expect(third).not.toBe(first)
  })

  test('that is done already, on another device say, is done', async () => {
    stubApi({ 'PUT /notes': failure(404, { code: 'LIST_NOT_FOUND', message: '없어요.' }) })
    const outcome = await runCommand(queryClient, { ...setNote, doneBefore: 'LIST_NOT_FOUND' }, { text: 'new' })
    expect(outcome).toEqual({ status: 'done', answer: undefined })
  })
})

describe('a failure', () => {
  test('that is a refusal undoes the effect and is said in the server’s words', async () => {
    stubApi({ 'PUT /notes': failure(409, { code: 'LISTS_FULL', message: '가득 찼어요.' }) })
    expect(await run()).toMatchObject({ status: 'failed' })
    expect(note()).toBe('before')
    expect(events).toEqual([{ type: 'message', message: { text: '가득 찼어요.', tone: 'error' } }])
  })

  test('C6 without a network is said in the command’s words', async () => {
    stubApi({ 'PUT /notes': () => Promise.reject(new TypeError('Failed to fetch')) })
    await run()
    expect(note()).toBe('before')
    expect(events).toEqual([{ type: 'message', message: { text: '보내지 못했어요.', tone: 'error' } }])
  })

  test('is thrown to the form that submitted it, which shows it itself', async () => {
    stubApi({ 'PUT /notes': failure(422, { code: 'VALIDATION_FAILED', fields: { text: '짧아요.' } }) })
    await expect(submitCommand(queryClient, setNote, { text: '' })).rejects.toMatchObject({
      fields: { text: '짧아요.' },
    })
    expect(events).toEqual([])
  })

  test('that is a defect is thrown', async () => {
    const broken = { ...setNote, send: () => Promise.reject(new RangeError('broken')) }
    await expect(runCommand(queryClient, broken, { text: '' })).rejects.toThrow('broken')
  })
})

describe('a command without a session', () => {
  const resume = (kept: string | null) =>
    resumePendingAction(queryClient, kept ?? '', { 'notes.set': (resume) => resume(setNote) })

  test('of a visitor asks to log in, and gives what is to be done afterwards', async () => {
    author = null
    const fetch = stubApi({})
    expect(await run()).toMatchObject({ status: 'failed' })
    expect(fetch).not.toHaveBeenCalled()
    expect(events).toMatchObject([{ type: 'login-needed', pending: { kind: 'notes.set', author: null } }])
  })

  test('that nobody waits for asks nobody to log in', async () => {
    author = null
    const quiet = { ...setNote, shows: { waiting: 'nobody', failure: 'nobody' } } as const
    expect(await runCommand(queryClient, quiet, { text: '' })).toMatchObject({ status: 'failed' })
    expect(events).toEqual([])
  })

  test('that had ended is kept over the login, and then done under the same key, once', async () => {
    const refused = stubApi({ 'PUT /notes': failure(401) })
    await run()
    const kept = takePendingAction()
    expect(events).toEqual([])
    const fetch = stubApi({ 'PUT /notes': { text: 'New' } })
    await resume(kept)
    await resume(kept)
    expect(keysOf(fetch)).toEqual(keysOf(refused))
    expect(note()).toBe('New')
  })

  test('What fell: that waits for a login is done for half an hour, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const pending = { kind: 'notes.set', payload: { text: 'New' }, author: null, at: Date.now() }
    const fetch = stubApi({ 'PUT /notes': { text: 'New' } })
    vi.setSystemTime(pending.at + 30 * 60_000 + 1)
    await resume(JSON.stringify({ ...pending, id: crypto.randomUUID() }))
    vi.setSystemTime(pending.at - 1)
    await resume(JSON.stringify({ ...pending, id: crypto.randomUUID() }))
    expect(fetch).not.toHaveBeenCalled()
    vi.setSystemTime(pending.at + 30 * 60_000)
    await resume(JSON.stringify({ ...pending, id: crypto.randomUUID() }))
    expect(fetch).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  test('that had ended is not done for another member', async () => {
    stubApi({ 'PUT /notes': failure(401) })
    await run()
    author = 8
    const fetch = stubApi({})
    await resume(takePendingAction())
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('What fell: a command whose author has changed before it is sent', () => {
  const withPhotos = { ...setNote, photos: (input: { text: string }) => input }
  /** What may take long, and who is logged in after it. */
  const waits: Record<string, (member: number | null) => void> = {
    'while its photos are uploaded': (member) => queueMicrotask(() => (author = member)),
    'while a logout that is owed is sent': (member) =>
      configureApi({
        credentials: async () => {
          author = member
          return 'include' as const
        },
      }),
  }
  const cases = Object.entries(waits).flatMap(([when, wait]) => [8, null].map((member) => ({ when, wait, member })))
  afterEach(() => configureApi({ credentials: () => 'include' }))

  test.each(cases)('$when, to $member, is not sent as theirs', async ({ wait, member }) => {
    const fetch = stubApi({ 'PUT /notes': { text: 'New' } })
    wait(member)
    expect(await runCommand(queryClient, withPhotos, { text: 'new' })).toEqual({ status: 'skipped' })
    author = 7
    wait(member)
    await expect(submitCommand(queryClient, withPhotos, { text: 'new' })).rejects.toThrow('로그인하면 보낼 수 있어요')
    expect(fetch).not.toHaveBeenCalled()
    expect(events).toEqual([])
  })

  test.each([8, null])('between its first attempt and the renewed session of %s, is not sent again', async (member) => {
    const fetch = stubApi({ 'PUT /notes': failure(401) })
    configureApi({
      renew: async () => {
        author = member
        return true
      },
    })
    expect(await run()).toEqual({ status: 'skipped' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('is sent if it needs no member', async () => {
    const fetch = stubApi({ 'PUT /notes': { text: 'New' } })
    waits['while its photos are uploaded']?.(8)
    expect(await runCommand(queryClient, { ...withPhotos, public: true }, { text: 'new' })).toMatchObject({
      status: 'done',
    })
    expect(fetch).toHaveBeenCalledOnce()
  })
})

describe('What fell 13: what a command shows', () => {
  const busy: boolean[] = []
  const shown = async (shows: Command<never, never>['shows'], status: number) => {
    busy.length = 0
    const end = onApiEvent((event) => event.type === 'busy' && busy.push(event.busy))
    const answer = () =>
      status === 200 ? { text: 'new' } : failure(status, { code: 'LIST_NOT_FOUND', message: '없어요.' })
    stubApi({ 'PUT /notes': answer })
    const outcome = await runCommand(queryClient, { ...setNote, shows }, { text: 'new' }).catch(
      (error: unknown) => error,
    )
    await vi.waitFor(() => expect(busy.length % 2).toBe(0), 30_000)
    end()
    return outcome
  }
  const failures = () => events.filter((event) => event.type === 'message' && event.message.tone === 'error').length

  test('the overlay, if it says so, and no other', async () => {
    await shown({ waiting: 'overlay', failure: 'toast' }, 200)
    expect(busy).toEqual([true, false])
    await shown({ waiting: 'screen', failure: 'toast' }, 200)
    await shown({ waiting: 'nobody', failure: 'toast' }, 200)
    expect(busy).toEqual([])
  })

  test('the toast of a failure, or the error is the screen’s', async () => {
    expect(await shown({ waiting: 'screen', failure: 'toast' }, 404)).toMatchObject({ status: 'failed' })
    expect(failures()).toBe(1)
    expect(await shown({ waiting: 'screen', failure: 'screen' }, 404)).toMatchObject({ code: 'LIST_NOT_FOUND' })
    expect(failures()).toBe(1)
  })
})

test('What fell: an intent that could not be shown does not keep later ones from being sent', async () => {
  const fetch = stubApi({ 'PUT /notes': ({ body }: { body: unknown }) => body })
  let breaks = true
  const last: typeof setNote = {
    ...setNote,
    scope: () => 'note',
    lastIntent: {
      current: (context) => ({ text: String(context.queryClient.getQueryData(['note'])) }),
      isSame: (one, other) => one.text === other.text,
    },
    patch: (...given) => {
      if (breaks) throw new Error('broken')
      return setNote.patch!(...given)
    },
  }
  await expect(runCommand(queryClient, last, { text: 'after' })).rejects.toThrow('broken')
  breaks = false
  queryClient.setQueryData(['note'], 'after')
  expect(await runCommand(queryClient, last, { text: 'before' })).toMatchObject({ status: 'done' })
  expect(fetch).toHaveBeenCalledOnce()
  // A press is sent even if the page is left at once; a form keeps its draft.
  expect(fetch.mock.calls[0]?.[1]?.keepalive).toBe(true)
  await runCommand(queryClient, setNote, { text: 'form' })
  expect(fetch.mock.calls[1]?.[1]?.keepalive).toBeFalsy()
})

describe('Everyday use: what is pressed again', () => {
  const addNote: Command<{ text: string }, { text: string }> = {
    name: 'notes.add',
    shows: { waiting: 'screen', failure: 'screen' },
    send: (call, body) => call(addNoteApi.setNote, { body }),
  }
  const add = (text: string) => submitCommand(queryClient, addNote, { text }).catch((error: unknown) => error)
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const made = { text: 'made' }

  test('after an answer was lost is the same intent, also after a reload and a refusal, so that it has its effect once', async () => {
    const answers = [lost, () => failure(429), lost, () => made, () => made]
    const fetch = stubApi({ 'PUT /notes': () => answers.shift()?.() })
    for (const _ of answers.slice()) await add('hello')
    const [first, refused, second, answered, another] = keysOf(fetch)
    expect([refused, second, answered]).toEqual([first, first, first])
    expect(another, 'that was answered, so the next is another').not.toBe(first)
    expect(localStorage.getItem('daengdaeng.unanswered')).toBeNull()
  })

  test('by another member, or with other words, is another intent', async () => {
    const fetch = stubApi({ 'PUT /notes': lost })
    await add('hello')
    await add('hello!')
    author = 8
    await add('hello')
    expect(new Set(keysOf(fetch)).size).toBe(3)
    expect(localStorage.getItem('daengdaeng.unanswered'), 'what was written').not.toContain('hello')
  })

  test('a day later, or with a body that the server knows otherwise, is another intent', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    const answers = [lost, () => failure(422, { code: 'KEY_REUSED' }), lost, lost]
    const fetch = stubApi({ 'PUT /notes': () => answers.shift()?.() })
    await add('hello')
    await add('hello')
    await add('hello')
    vi.setSystemTime(25 * 3_600_000)
    await add('hello')
    vi.useRealTimers()
    const [first, reused, second, later] = keysOf(fetch)
    expect(reused).toBe(first)
    expect(new Set([first, second, later]).size).toBe(3)
  })
})
