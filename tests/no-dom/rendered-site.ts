import { createRenderer } from '../../src/rendering/rendering.tsx'

const SITE = {
  brand: '댕댕로드',
  tagline: '',
  contactEmail: null,
  kakaoMapKey: null,
  mapStyleUrl: null,
  mapTilesUrl: null,
  socialClientIds: { kakao: null, naver: null, google: null },
  demo: true,
}
const GROUPS = [{ id: 1, key: 'cafe', name: '카페', icon: 'coffee', placeCount: 2 }]

/** An answer of the API: there is nothing, for that reason. */
export class Refused {
  constructor(readonly code: string) {}
}

/** What renders screens, with the API as the server answers it within the process. */
export function rendererOf(answers: Record<string, unknown>) {
  const calls: string[] = []
  const api: Record<string, unknown> = {
    '/api/site-config': SITE,
    '/api/groups': GROUPS,
    '/api/options': [],
    ...answers,
  }
  const fetch = async (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : input.toString()
    calls.push(address)
    const data = api[address.split('?')[0] ?? '']
    if (data instanceof Refused)
      return Response.json({ status: 'error', code: data.code, message: '' }, { status: 404 })
    return data === undefined
      ? Response.json({ status: 'error', code: 'PLACE_NOT_FOUND', message: '없는 장소예요.' }, { status: 404 })
      : Response.json({ status: 'success', data, message: '' })
  }
  return { ...createRenderer(fetch, 'https://dog.example'), calls }
}
