import type { Env } from '../env.ts'

/** Where links in mails lead: what the operator says, else where the server listens; "everywhere" is this machine by its name. */
export function originOf(
  { publicUrl, host, port }: Pick<Env, 'publicUrl' | 'host' | 'port'>,
  listening?: string,
): string {
  if (publicUrl) return publicUrl
  const {
    protocol,
    hostname,
    port: bound,
  } = new URL(listening ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  const reachable = hostname === '0.0.0.0' || hostname === '[::]' ? 'localhost' : hostname
  return `${protocol}//${reachable}${bound ? `:${bound}` : ''}`
}
