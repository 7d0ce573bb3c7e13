import { gunzipSync } from 'node:zlib'
import { testApp } from './deps.ts'

/** The paths that the first part of one kind in the sitemap lists; none if there is no such part. */
export async function sitemapPaths(database: Parameters<typeof testApp>[0], kind: string): Promise<string[]> {
  const app = testApp(database)
  const index = await (await app.request('/sitemap.xml')).text()
  if (!index.includes(`/sitemaps/${kind}-0.xml.gz`)) return []
  const part = await app.request(`/sitemaps/${kind}-0.xml.gz`)
  const xml = gunzipSync(Buffer.from(await part.arrayBuffer())).toString()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
