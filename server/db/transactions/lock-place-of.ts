/**
 * Locks the place at which something is. While this waits for the lock, that place may be merged into another one, to which the thing moves: then
 * that one is locked as well. @returns its id; null if the thing is gone
 */
export async function lockPlaceOf(
  read: () => Promise<number | null>,
  lock: (placeId: number) => Promise<unknown>,
): Promise<number | null> {
  let at = await read()
  for (let locked: number | null = null; at !== locked; at = await read()) {
    if (at === null) return null
    await lock(at)
    locked = at
  }
  return at
}
