import { startServer, temporaryFolder } from './server.mjs'
import { median } from './table.mjs'

/** First start on an empty data folder with demo content, and a restart on the existing data. */
export async function benchStart() {
  /** @type {number[]} */
  const first = []
  /** @type {number[]} */
  const again = []
  for (let round = 0; round < 3; round += 1) {
    const { folder, remove } = temporaryFolder()
    try {
      for (const times of [first, again]) {
        const server = await startServer(folder)
        times.push(server.readyAfter / 1000)
        await server.stop()
      }
    } finally {
      remove()
    }
  }
  return [
    { what: 'first start after the build', measured: median(first), budget: 6, unit: 's' },
    { what: 'start again', measured: median(again), budget: 1.5, unit: 's' },
  ]
}
