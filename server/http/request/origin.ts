import type { Env } from '../../env.ts'

/** Origin of links in mails: the configured one, else the address the server listens on, with localhost for a wildcard address. */
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
