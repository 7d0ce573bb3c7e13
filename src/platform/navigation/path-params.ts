import * as v from 'valibot'
import { idText } from '../../../contract/wire.ts'
import { PageError } from '../../lib/page-error.ts'

/** `params` of a route with a numeric id, `/place/12`; anything else is an invalid address. */
export const idParams = {
  parse: ({ id }: { id: string }) => {
    const result = v.safeParse(idText, id)
    if (!result.success) throw new PageError(404, `Not a number of a thing: ${id}`, true)
    return { id: result.output }
  },
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
}
