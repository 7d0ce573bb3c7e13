import { isRowId } from '../../../contract/api/row-id.ts'
import { PageError } from '../../lib/page-error.ts'

/** The same of a value in a query, which is text in an address and may be a number in a link; undefined if it is no id. */
export const readRowId = (id: unknown): number | undefined =>
  (typeof id === 'string' || typeof id === 'number') && isRowId(String(id)) ? Number(id) : undefined

/** `params` of a route with a numeric id, `/place/12`; anything else is an invalid address. */
export const idParams = {
  parse: ({ id }: { id: string }) => {
    if (!isRowId(id)) throw new PageError(404, `Not a number of a thing: ${id}`, true)
    return { id: Number(id) }
  },
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
}
