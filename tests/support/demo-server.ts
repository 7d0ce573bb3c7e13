import { startServer } from './server.ts'

/** One server with demo content for all tests that read, or write what nobody else sees (a member's own things); others start their own. */
export default async function startDemoServer(): Promise<() => Promise<void>> {
  const server = await startServer()
  process.env['DEMO_URL'] = server.url
  process.env['DEMO_DATA'] = server.dataDir
  return () => server.stop()
}
