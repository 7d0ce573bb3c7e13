import * as v from 'valibot'
import type { ServedEndpoint } from '../../http/calls/serve.ts'

type Fields = Record<string, v.GenericSchema>

/** The words of every closed list in a schema. */
function wordsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, options, entries, item, wrapped, pipe } = schema as Record<string, unknown>
  if (type === 'picklist') return (options as unknown[]).filter((one) => typeof one === 'string')
  const parts = [...Object.values(entries ?? {}), item, wrapped, ...((pipe as unknown[] | undefined)?.slice(1) ?? [])]
  return [...parts, ...(type === 'variant' || type === 'union' ? (options as unknown[]) : [])].flatMap(wordsIn)
}

/** What some values need beside them. */
const BESIDE: Record<string, Record<string, string>> = {
  sigungu: { sido: '강원', sigungu: '속초시' },
  fits: { weight: '5', size: 'small' },
  near: { lat: '37.5', lng: '127' },
  similar: { weight: '5', size: 'small', breed: '푸들' },
}

/** What says which list it is: each value is asked. */
export const WHOLE = ['order', 'list']

/** Parses as a number, as a flag, as a day, as a key and as words. */
const ANY = ['1', '5', '2020-01-06', 'cafe', '126.5,37.2,127.5,37.8', '카페']

/** What a call of a list may ask for, one thing at a time, and each list and order. */
export function queriesOf({ query, data }: ServedEndpoint): Record<string, string>[] {
  const { entries: fields = {} } = (query ?? {}) as { entries?: Fields }
  return Object.entries(fields)
    .filter(([name]) => !['cursor', 'limit'].includes(name))
    .flatMap(([name, schema]) => {
      const values = [...wordsIn(schema), ...wordsIn(data), ...ANY]
      const fit = values.filter((value) => v.safeParse(schema, value).success)
      return (WHOLE.includes(name) ? fit : fit.slice(0, 1)).map((value) => ({
        [name]: value,
        ...BESIDE[name],
        ...BESIDE[value],
      }))
    })
}
