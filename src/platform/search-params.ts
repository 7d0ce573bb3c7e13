import * as v from 'valibot'
import { PageError } from '../lib/page-error.ts'
import { idText } from '../../contract/wire.ts'
import { toTexts } from '../lib/query-string.ts'

/** Reads what an address says; what makes no sense there is no page. */
function read<S extends v.GenericSchema<any, any>>(schema: S, given: object): v.InferOutput<S> {
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  throw new PageError(404, `Not an address: ${result.issues.map((issue) => v.getDotPath(issue)).join(', ')}`, true)
}

/**
 * `validateSearch` of a route, from a schema of the contract (whose values are text on the wire).
 * Links give typed values, an address gives text: both are read through the same schema.
 */
export const searchParams =
  <S extends v.GenericSchema<any, any>>(schema: S) =>
  (search: Record<string, unknown>): v.InferOutput<S> =>
    read(schema, toTexts(search))

/** `params` of a route to one thing by its number, `/place/12`; what is no such number is a 404. */
export const idParams = {
  parse: ({ id }: { id: string }) => ({ id: v.parse(idText, id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
}
