import { startServer } from './server.ts'

/** One server with demo content for all tests that read, or write what nobody else sees (a member's own things); others start their own. */
export default async function startDemoServer(): Promise<() => Promise<void>> {
  // Many accounts are made there: each as if from elsewhere, see `asMember`.
  const server = await startServer({ env: { TRUST_PROXY: '1' } })
  process.env['DEMO_URL'] = server.url
  process.env['DEMO_DATA'] = server.dataDir
  return () => server.stop()
}
