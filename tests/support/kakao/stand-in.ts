import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { engine, sdk, services } from './sdk.ts'

export const KAKAO_KEY = 'key-of-a-test'

export interface KakaoStandIn {
  /** The valid key; any other is answered as Kakao does. */
  key: string
  /** Arguments by which a browser resolves Kakao's hosts to this server. */
  browserArgs: string[]
  /** Host and path of the requests, in order. */
  asked: string[]
  /** Sets how it answers from now on. */
  mood: 'well' | 'broken' | 'silent'
  /** Sets whether it allows other origins to read its answers (CORS). */
  cors: boolean
  stop(): Promise<void>
}

const source = (part: () => void) => `(${part.toString()})()`
const SOURCES: Record<string, string> = {
  'dapi.kakao.com/v2/maps/sdk.js': source(sdk),
  't1.daumcdn.net/mapjsapi/js/main/4.4.19/kakao.js': source(engine),
  't1.daumcdn.net/mapjsapi/js/libs/services/1.0.0/services.js': source(services),
  't1.daumcdn.net/mapjsapi/js/libs/clusterer/1.0.0/clusterer.js': '',
}

/** Kakao's two hosts on the loopback, by plain HTTP as the page's own address: real requests, so CSP, CORS and caches are real too. */
export async function startKakaoStandIn(): Promise<KakaoStandIn> {
  const hanging = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const address = `${url.hostname}${url.pathname}`
    standIn.asked.push(address)
    if (standIn.mood === 'silent') return void hanging.add(response)
    const text = SOURCES[address]
    const refused = url.pathname === '/v2/maps/sdk.js' && url.searchParams.get('appkey') !== KAKAO_KEY
    const status = standIn.mood === 'broken' ? 503 : refused ? 401 : text === undefined ? 404 : 200
    response.writeHead(status, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(standIn.cors && { 'Access-Control-Allow-Origin': '*' }),
    })
    response.end(status === 200 ? text : '')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const rules = ['dapi.kakao.com', 't1.daumcdn.net'].map((host) => `MAP ${host}:80 127.0.0.1:${port}`)
  const standIn: KakaoStandIn = {
    key: KAKAO_KEY,
    browserArgs: [`--host-resolver-rules=${rules.join(', ')}`, '--no-proxy-server'],
    asked: [],
    mood: 'well',
    cors: true,
    stop: async () => {
      hanging.forEach((response) => response.destroy())
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return standIn
}
