import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from './server.ts'

/** One server with demo content for all tests that only read, or write only a member's own data; others start their own. */
export default async function startDemoServer(): Promise<() => Promise<void>> {
  // The demo content is generated once, by a first start as a person does it; every other server starts with a copy.
  const template = mkdtempSync(path.join(tmpdir(), 'daengdaengroad-demo-'))
  await (await startServer({ dataDir: template })).stop()
  process.env['DEMO_TEMPLATE'] = template
  // Many accounts are registered there, each from a network of its own, see `asMember`.
  const server = await startServer({ env: { TRUST_PROXY: '1' } })
  process.env['DEMO_URL'] = server.url
  process.env['DEMO_DATA'] = server.dataDir
  return async () => {
    await server.stop()
    rmSync(template, { recursive: true, force: true })
  }
}
