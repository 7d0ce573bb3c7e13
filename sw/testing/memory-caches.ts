interface Stored {
  request: Request
  response: Response
}
interface Query {
  ignoreVary?: boolean
}

const requestOf = (asked: string | Request) => (typeof asked === 'string' ? new Request(asked) : asked)

/** Whether an answer is one to that request: it may depend on headers, which its `Vary` names. */
function isFor({ request, response }: Stored, asked: string | Request, { ignoreVary = false }: Query): boolean {
  const names = response.headers.get('Vary')?.split(',') ?? []
  return ignoreVary || names.every((name) => requestOf(asked).headers.get(name) === request.headers.get(name))
}

/** The part of the Cache API that is used, with a quota. As in a browser, a deleted cache that is still referred to takes its room. */
export class MemoryCaches {
  readonly stores = new Map<string, Map<string, Stored>>()
  room = Number.POSITIVE_INFINITY
  private doomed = 0

  async open(name: string) {
    if (!this.stores.has(name)) this.stores.set(name, new Map())
    const store = this.stores.get(name) as Map<string, Stored>
    const find = (asked: string | Request, how: Query = {}) => {
      const found = store.get(requestOf(asked).url)
      return found && isFor(found, asked, how) ? found : undefined
    }
    return {
      match: async (asked: string | Request, how?: Query) => find(asked, how)?.response.clone(),
      put: async (asked: string | Request, response: Response) => {
        const request = requestOf(asked)
        const entries = [...this.stores.values()].reduce((sum, { size }) => sum + size, this.doomed)
        if (!store.has(request.url) && entries >= this.room) throw new DOMException('', 'QuotaExceededError')
        store.set(request.url, { request, response })
      },
      delete: async (asked: string | Request, how?: Query) =>
        find(asked, how) !== undefined && store.delete(requestOf(asked).url),
      keys: async () => [...store.values()].map(({ request }) => request),
    }
  }
  async match(asked: string | Request, how?: Query) {
    for (const name of this.stores.keys()) {
      const found = await (await this.open(name)).match(asked, how)
      if (found) return found
    }
    return undefined
  }
  delete = async (name: string) => {
    this.doomed += this.stores.get(name)?.size ?? 0
    return this.stores.delete(name)
  }
  keys = async () => [...this.stores.keys()]
}

/** A request as a page makes it, and an answer to it that depends on its headers: as Workbox stores them. */
export const asPageAsks = (address: string) => new Request(address, { headers: { Accept: 'application/x-page' } })
export function varying(response: Response): Response {
  response.headers.set('Vary', 'Accept')
  return response
}
