import { within } from '../../lib/within.ts'

/** Some browsers never answer a request to open a database (after an update, in a hidden frame): nobody waits longer than this. */
export const OPEN_MS = 2_000

/** The result of a first use of a database; fails if there is none in time. */
export const withinOpening = <T>(acting: Promise<T>): Promise<T> => within(OPEN_MS, acting)
