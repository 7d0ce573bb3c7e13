/** The part of the Cache API that is used, with a quota. As in a browser, a deleted cache that is still referred to takes its room. */
export class MemoryCaches {
  readonly stores = new Map<string, Map<string, Response>>()
  room = Number.POSITIVE_INFINITY
  private doomed = 0

  async open(name: string) {
    if (!this.stores.has(name)) this.stores.set(name, new Map())
    const store = this.stores.get(name) as Map<string, Response>
    return {
      match: async (url: string) => store.get(url)?.clone(),
      put: async (url: string, response: Response) => {
        const entries = [...this.stores.values()].reduce((sum, { size }) => sum + size, this.doomed)
        if (!store.has(url) && entries >= this.room) throw new DOMException('', 'QuotaExceededError')
        store.set(url, response)
      },
      delete: async (request: string | { url: string }) =>
        store.delete(typeof request === 'string' ? request : request.url),
      keys: async () => [...store.keys()].map((url) => ({ url })),
    }
  }
  async match(url: string) {
    for (const store of this.stores.values()) if (store.has(url)) return store.get(url)?.clone()
    return undefined
  }
  delete = async (name: string) => {
    this.doomed += this.stores.get(name)?.size ?? 0
    return this.stores.delete(name)
  }
  keys = async () => [...this.stores.keys()]
}
