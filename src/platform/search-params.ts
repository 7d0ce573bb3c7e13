import * as v from 'valibot'
import { toTexts } from '../lib/query-string.ts'

/**
 * `validateSearch` of a route, from a schema of the contract (whose values are text on the wire).
 * Links give typed values, an address gives text: both are read through the same schema. A value that it refuses is a 404.
 */
export const searchParams =
  <S extends v.GenericSchema<any, any>>(schema: S) =>
  (search: Record<string, unknown>): v.InferOutput<S> =>
    v.parse(schema, toTexts(search))

/** `params.parse` of a route, the same way: `/place/abc` is no place. */
export const pathParams =
  <S extends v.GenericSchema<any, any>>(schema: S) =>
  (params: Record<string, string>): v.InferOutput<S> =>
    v.parse(schema, params)
