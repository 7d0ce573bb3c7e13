import { readFileSync } from 'node:fs'

/** What one process accepts at the same time. */
export interface ConnectionBounds {
  /** Open connections in all; further ones are closed at once. */
  connections: number
  /** Connections, or behind our own proxy running requests, of one network. */
  perNetwork: number
  /** Requests of one connection that wait for answers to earlier ones. Browsers send none before the last is answered. */
  pipelined: number
  /** A connection on which nothing moves for this long, although an answer waits to be read, is closed … */
  stalledMs: number
  /** … and so is one that after this time has read fewer than `slowestBytesPerSecond` on average. */
  slowAfterMs: number
  slowestBytesPerSecond: number
  /** How long a caller may take to send the headers of a request, … */
  headersMs: number
  /** … and all of it. */
  requestMs: number
  /** How long an idle connection stays open once the server was told to stop. */
  lingerMs: number
}

/** Such as "Max open files            1024                 524288               files". */
const OPEN_FILES = /^Max open files\s+(\d+)/m

/** How many files and sockets this process may have open; where the system doesn't tell, the usual lowest limit. */
function openFiles(): number {
  try {
    return Number(OPEN_FILES.exec(readFileSync('/proc/self/limits', 'latin1'))?.[1] ?? Infinity)
  } catch {
    return 1024
  }
}

/** A third of the file limit is for connections, a third for a file that each may be reading, the rest for the database and modules. */
export function usualBounds(files = openFiles()): ConnectionBounds {
  const connections = Math.max(64, Math.min(4096, Math.floor(files / 3)))
  return {
    connections,
    perNetwork: Math.min(256, Math.floor(connections / 2)),
    pipelined: 64,
    stalledMs: 20_000,
    slowAfterMs: 30_000,
    slowestBytesPerSecond: 4096,
    headersMs: 15_000,
    requestMs: 60_000,
    lingerMs: 250,
  }
}
