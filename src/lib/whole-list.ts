interface Page<R> {
  items: readonly R[]
  cursor: string | null
}

/**
 * All rows of a list, page by page, in the asked order. A row that changes meanwhile may move from what is still to be read to what was read
 * already, or back: over several pages, it would be missing, or there twice. Which rows there are is then read in an order that lasts.
 */
export async function wholeList<R extends { id: number }>(
  readPage: (order: string, cursor: string) => Promise<Page<R>>,
  { order, lasting }: { order: string; lasting: string | undefined },
): Promise<R[]> {
  const readAll = async (by: string) => {
    const rows = new Map<number, R>()
    let pages = 0
    for (let cursor: string | null = ''; cursor !== null; pages += 1) {
      const page: Page<R> = await readPage(by, cursor)
      for (const row of page.items) rows.set(row.id, row)
      cursor = page.cursor
    }
    return { rows, pages }
  }
  const { rows: asked, pages } = await readAll(order)
  if (pages === 1 || !lasting || order.replace('-', '') === lasting) return [...asked.values()]
  const places = new Map([...asked.keys()].map((id, place) => [id, place]))
  const placeOf = ({ id }: R) => places.get(id) ?? asked.size
  return [...(await readAll(lasting)).rows.values()].toSorted((a, b) => placeOf(a) - placeOf(b))
}
