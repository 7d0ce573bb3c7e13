import * as v from 'valibot'
import { idText } from '../../../contract/wire.ts'
import { PageError } from '../../lib/page-error.ts'

/** `params` of a route to one thing by its number, `/place/12`; what is no such number makes no sense as an address. */
export const idParams = {
  parse: ({ id }: { id: string }) => {
    const result = v.safeParse(idText, id)
    if (!result.success) throw new PageError(404, `Not a number of a thing: ${id}`, true)
    return { id: result.output }
  },
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
}
