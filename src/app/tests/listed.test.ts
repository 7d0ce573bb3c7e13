import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import type { Command } from '../../platform/commands/command.ts'
import { binRecords, saveRecord } from '../../features/backoffice/mutations.ts'
import { COMMAND_EFFECTS } from '../commands/effects.ts'
import { EMPTY, symbolOf, textOf } from './symbols.ts'

// What commands and queries ask, show and forget, run with values that stand for any other. What a screen makes of it, its own tests prove.

const log: string[] = []
/** More calls of one query than any answer needs are a loop that symbols never end. */
const MOST_CALLS = 3
let calls = 0

function ask(endpoint: Endpoint, options: Record<string, unknown> = {}): Promise<unknown> {
  calls += 1
  if (calls > MOST_CALLS) return Promise.reject(new Error('and so on'))
  const { signal, ...told } = options
  const name = typeof endpoint === 'function' ? textOf(endpoint) : `${endpoint.method} ${endpoint.path}`
  log.push(`calls ${name} ${textOf(told)}${signal ? ' until aborted' : ''}`)
  return Promise.resolve(symbolOf('answer'))
}

vi.mock('../../platform/api/api.ts', async (original) => ({
  ...(await original<object>()),
  call: (endpoint: Endpoint, options: Record<string, unknown>) => ask(endpoint, options),
}))

type Updater = (was: unknown) => unknown

/** Notes what is done to it. `was`: what each query has already. */
function notingClient(was: unknown): QueryClient {
  const set = (key: unknown, to: unknown, options?: unknown) => {
    const value = typeof to === 'function' && textOf(to).endsWith('()') ? (to as Updater)(was) : to
    log.push(`sets ${textOf(key)} to ${textOf(value)}${options === undefined ? '' : ` ${textOf(options)}`}`)
  }
  const noting =
    (word: string) =>
    (filter: { queryKey?: unknown } = {}) => {
      const { queryKey, ...rest } = 'queryFn' in filter ? { queryKey: filter.queryKey } : filter
      log.push([word, textOf(queryKey), ...(Object.keys(rest).length > 0 ? [textOf(rest)] : [])].join(' '))
      return Promise.resolve(was)
    }
  const state = was === undefined ? undefined : { isInvalidated: false, dataUpdatedAt: 1 }
  return {
    getQueryData: () => was,
    getQueryState: () => state,
    getQueriesData: () => (was === undefined ? [] : [[['some'], was]]),
    getQueryCache: () => ({
      findAll: () => (was === undefined ? [] : [{ queryKey: ['some'], state }]),
      find: () => undefined,
    }),
    getMutationCache: () => ({ findAll: () => [] }),
    setQueryData: set,
    setQueriesData: set,
    setQueryDefaults: (key: unknown, options: unknown) => log.push(`defaults of ${textOf(key)}: ${textOf(options)}`),
    cancelQueries: noting('cancels'),
    invalidateQueries: noting('invalidates'),
    refetchQueries: noting('fetches anew'),
    removeQueries: noting('removes'),
    resetQueries: noting('resets'),
    prefetchQuery: noting('prefetches'),
    fetchQuery: noting('fetches'),
    ensureQueryData: noting('ensures'),
  } as never
}

/** What `act` did and returned. */
async function noted(what: string, act: () => unknown): Promise<string[]> {
  log.length = 0
  calls = 0
  let result: unknown
  try {
    result = await act()
  } catch (error) {
    // What an engine says of a mistake is not the same in each.
    log.push(error instanceof TypeError ? 'fails' : `throws ${error instanceof Error ? error.message : textOf(error)}`)
  }
  const told = result === undefined || typeof result === 'function' ? [] : [textOf(result)]
  return log.length + told.length === 0 ? [] : [`  ${what}: ${[...log, ...told].join('; ')}`]
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T05:37:00Z'), toFake: ['Date'] })
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

type Any = Command<never, never>
const INPUT = symbolOf('input')
const ANSWER = symbolOf('answer')

/** The lines of `other` that say something else than those of `lines`. */
const otherThan = (lines: readonly string[], other: readonly string[], when: string) =>
  other.filter((line) => !lines.includes(line)).map((line) => line.replace(':', ` ${when}:`))

async function effectsOf(command: Any, was: unknown): Promise<string[]> {
  const { name, doneBefore, lastIntent, patch, settle } = command
  const context = { queryClient: notingClient(was), author: 7 }
  const undo = { act: undefined as (() => void) | undefined }
  return [
    ...(await noted('before', () => lastIntent?.current(context, INPUT))),
    ...(await noted('at once', () => void (undo.act = patch?.(context, INPUT)))),
    ...(await noted('undone', () => undo.act?.())),
    ...(await noted('answered', () => settle?.(context, INPUT, ANSWER))),
    ...(doneBefore ? await noted(`after ${doneBefore}`, () => settle?.(context, INPUT, undefined)) : []),
    ...(await noted('elsewhere', () => COMMAND_EFFECTS[name]?.(context.queryClient, INPUT, ANSWER))),
  ]
}

async function sentAndSaid({ send, touches, words }: Any, input: never): Promise<string[]> {
  const context = { queryClient: notingClient(undefined), author: 7 }
  return [
    ...(await noted('sends', async () => void (await send(ask, input)))),
    ...(await noted('invalidates', () => touches?.(7, input))),
    ...(await noted('says', () => words?.done?.(input, input === INPUT ? ANSWER : EMPTY, context))),
  ]
}

async function linesOf(command: Any): Promise<string[]> {
  const { name, shows, scope, lastIntent, photos, doneBefore, words, retry, resume } = command
  const more = [command.public && 'also for visitors', resume && 'resumed', doneBefore, retry].filter(Boolean)
  const [full, empty] = [await sentAndSaid(command, INPUT), await sentAndSaid(command, EMPTY)]
  const [loaded, unloaded] = [await effectsOf(command, symbolOf('was')), await effectsOf(command, undefined)]
  const same = (other: string) => lastIntent?.isSame(INPUT, symbolOf(other))
  return [
    [`${name} (${shows.waiting}, ${shows.failure})`, ...more].join(', '),
    ...(await noted('one after the other', () => scope?.(INPUT))),
    ...(await noted('is the last', () => lastIntent && [same('input'), same('other')])),
    ...(await noted('keeps', () => lastIntent?.keep?.(symbolOf('first'), INPUT))),
    ...(await noted('photos', () => photos?.(INPUT, (ref) => `id of ${ref}`))),
    ...full,
    ...otherThan(full, empty, 'for little'),
    ...loaded,
    ...otherThan(loaded, unloaded, 'with nothing loaded'),
    ...(words?.offline ? [`  says without a network: ${words.offline}`] : []),
  ]
}

type Modules = Record<string, Record<string, unknown>>
const of = (modules: Modules) => Object.entries(modules).flatMap(([, module]) => Object.entries(module))
const isCommand = (value: unknown): value is Any =>
  typeof value === 'object' && value !== null && 'send' in value && 'shows' in value

test('What fell 14: what each command sends, shows, forgets and says is listed, and changes on purpose alone', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../features/**/*mutations.ts', { eager: true })
  const exported = of(modules).map(([, value]) => value)
  const resource = symbolOf('resource')
  const made: unknown[] = [saveRecord(resource, true), saveRecord(resource, false), binRecords(resource)]
  const listed: string[] = []
  for (const command of [...exported, ...made].filter(isCommand)) listed.push(...(await linesOf(command)))
  await expect(`${listed.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/commands.txt')
})

interface Options extends Record<string, unknown> {
  queryKey: unknown
  queryFn?: (context: object) => unknown
  getNextPageParam?: (...pages: unknown[]) => unknown
}

/** How long it waits, where that depends on what it has. */
function waitsOf(option: unknown): unknown {
  if (typeof option !== 'function') return option
  const state = { data: symbolOf('data'), dataUpdatedAt: Date.now(), fetchStatus: 'idle', status: 'success' }
  return (option as (query: object) => unknown)({ state, meta: {}, queryKey: [] })
}

async function tellQuery({ queryKey, queryFn, getNextPageParam, ...options }: Options): Promise<string[]> {
  const client = notingClient(symbolOf('was'))
  const { signal } = new AbortController()
  const waits = { staleTime: waitsOf(options['staleTime']), refetchInterval: waitsOf(options['refetchInterval']) }
  const lines = [`  ${textOf(queryKey)} ${textOf({ ...options, ...waits })}`]
  if (typeof queryFn === 'function')
    lines.push(...(await noted('asks', () => queryFn({ signal, client, pageParam: null, queryKey }))))
  if (!getNextPageParam) return lines
  lines.push(...(await noted('asks on', () => queryFn?.({ signal, client, pageParam: symbolOf('page'), queryKey }))))
  const page = symbolOf('last')
  return [...lines, ...(await noted('goes on', () => getNextPageParam(page, [page], symbolOf('from'), [null])))]
}

const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && Array.isArray((value as Options).queryKey)

/** What it says with all that a caller must give, with more, and whether it asks for nobody. */
async function tellBuilder(build: (...given: unknown[]) => unknown): Promise<string[]> {
  const told = new Set<string>()
  for (const more of [0, 2]) {
    const options = build(...Array.from({ length: build.length + more }, (_, at) => symbolOf(`arg${at}`)))
    if (isOptions(options)) told.add((await tellQuery(options)).join('\n'))
  }
  try {
    const options = build(...Array.from({ length: build.length }, () => null))
    if (isOptions(options) && options['enabled'] !== undefined) told.add(`  for nobody: ${textOf(options['enabled'])}`)
  } catch {
    // It can't be built for nobody.
  }
  return [...told]
}

test('What fell 14: what each query asks, under which key and for how long is listed, and changes on purpose alone', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../features/**/*queries.ts', { eager: true })
  const listed: string[] = []
  for (const [name, value] of of(modules)) {
    if (isOptions(value)) listed.push(name, ...(await tellQuery(value)))
    if (typeof value === 'function' && name.endsWith('Query'))
      listed.push(name, ...(await tellBuilder(value as (...given: unknown[]) => unknown)))
  }
  await expect(`${listed.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/queries.txt')
})
