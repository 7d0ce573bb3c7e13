import { startServer } from './server.ts'

/** One server with demo content for all tests that only read; those that write start their own. */
export default async function startDemoServer(): Promise<() => Promise<void>> {
  const server = await startServer()
  process.env['DEMO_URL'] = server.url
  return () => server.stop()
}
