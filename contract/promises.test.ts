import { readdirSync } from 'node:fs'
import path from 'node:path'
import type * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Endpoint } from './api/endpoint.ts'
import { ERRORS } from './api/errors.ts'
import type { Operation } from './api/operation.ts'

type Item = v.PipeItem<unknown, unknown, v.BaseIssue<unknown>> & {
  requirement?: unknown
  message?: unknown
  pipe?: readonly Item[]
  entries?: Readonly<Record<string, Item>>
  items?: readonly Item[]
  item?: Item
  wrapped?: Item
  key?: string | Item
  value?: Item
  options?: readonly unknown[]
  literal?: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isItem = (value: unknown): value is Item => isRecord(value) && 'kind' in value
const bound = (value: unknown) => (value instanceof RegExp ? String(value) : JSON.stringify(value))

/** What a schema accepts, how far, and what it says of anything else: every bound and message of it, in one line. */
function schemaText(item: Item): string {
  if (item.pipe) return item.pipe.map(schemaText).join(' ')
  return partText(item)
}

function partText(item: Item): string {
  const { requirement, message, entries, items, wrapped, options } = item
  const fields = Object.entries(entries ?? {}).map(([name, field]) => `${name}: ${schemaText(field)}`)
  const parts = [
    entries && `{ ${fields.join('; ')} }`,
    (items ?? (item.item && [item.item]))?.map(schemaText).join(', '),
    wrapped && `(${schemaText(wrapped)})`,
    isItem(item.key) && item.value && `${schemaText(item.key)} → ${schemaText(item.value)}`,
    options?.map((option) => (isItem(option) ? schemaText(option) : bound(option))).join(' | '),
    'literal' in item && bound(item.literal),
    requirement !== undefined && typeof requirement !== 'function' && bound(requirement),
    typeof message === 'string' && `“${message}”`,
  ]
  return [item.type, ...parts].filter(Boolean).join(' ')
}

/** All that the contract's files export in tables by operation: endpoints, and what goes in and out of them. */
async function tables(): Promise<[id: string, half: Record<string, unknown>][]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).flatMap(
    (name) => /^([\w/-]+)\.ts$/.exec(name)?.[1] ?? [],
  )
  const modules = await Promise.all(
    files.map(
      (name) =>
        import(/* @vite-ignore */ path.join(import.meta.dirname, `${name}.ts`)) as Promise<Record<string, unknown>>,
    ),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((table) => (isRecord(table) ? Object.entries(table) : []))
    .filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
}

test('What fell 14: what every endpoint accepts, refuses and limits changes only on purpose: then run it with -u', async () => {
  const halves = await tables()
  const endpoints = new Map(
    halves
      .filter(([id, { id: own, method }]) => own === id && method)
      .map(([id, half]) => [id, half as unknown as Endpoint]),
  )
  const operations = new Map(
    halves.filter(([, { summary, data }]) => summary && data).map(([id, half]) => [id, half as unknown as Operation]),
  )
  expect([...operations.keys()].toSorted()).toEqual([...endpoints.keys()].toSorted())
  expect(endpoints.size).toBeGreaterThan(80)
  const lines = [...endpoints.values()]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, method, path, access, idempotent, offline, maxAge }) => {
      const { keep, whileSuspended, whileNameless, errors, owner, limit, shows, touches, params, query, body, upload } =
        operations.get(id) as Operation
      return [
        `${id}: ${method} ${path}`,
        `  ${JSON.stringify({ access, idempotent, offline, maxAge, keep, owner, ...(whileSuspended && { whileSuspended }), ...(whileNameless && { whileNameless }) })}`,
        `  ${JSON.stringify({ errors, limit, shows, touches, upload })}`,
        ...Object.entries({ params, query, body }).flatMap(([name, schema]) =>
          schema ? [`  ${name} ${schemaText(schema as unknown as Item)}`] : [],
        ),
      ]
    })
  const refusals = Object.entries(ERRORS).map(([code, { status, message }]) => `${code}: ${status} “${message}”`)
  await expect(`${[...lines, ...refusals].join('\n')}\n`).toMatchFileSnapshot('__snapshots__/promises.txt')
})

test('What fell: R2.26 a suspended member takes back all that they have said', async () => {
  const { suspended, all } = (await tables()).reduce(
    (found, [id, half]) => {
      const { id: own, method, access } = half as unknown as Endpoint
      if (own === id && method === 'DELETE' && access === 'member') found.all.push(id)
      if ((half as unknown as Operation).whileSuspended) found.suspended.push(id)
      return found
    },
    { suspended: [] as string[], all: [] as string[] },
  )
  expect(all).toContain('deletePost')
  expect(all.filter((id) => !suspended.includes(id))).toEqual([])
})
