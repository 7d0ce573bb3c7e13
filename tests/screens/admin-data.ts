import type { APIRequestContext } from '@playwright/test'
import { CAFE, csv } from '../../server/import/fixture/kcisa.ts'

/** GET, PUT … of the API, below `/api/`, of JSON or of a file; resolves to the answer's `data`. */
type Ask = (method: string, path: string, data?: object | Buffer) => Promise<unknown>

/** Asks with the cookies of a page or a context, at its base address or, without one, at the given. */
export const askBy =
  (request: APIRequestContext, base = ''): Ask =>
  async (method, path, data) => {
    const headers = Buffer.isBuffer(data) ? { 'Content-Type': 'application/octet-stream' } : {}
    // The server closes a connection that was idle, which may meet the next call.
    const answer = await request.fetch(base + path, { method, headers, maxRetries: 1, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return ((await answer.json()) as { data: unknown }).data
  }

const LONG = '주차장에서 들어가는 길이 좁고 계단이 세 개 있어요. '.repeat(6)

/** What waits for an admin: reports of every kind that the demo content allows, suggestions, entry reports, proposals and a question. */
export async function fillQueues(member: Ask): Promise<void> {
  const visitedOn = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
  const { items } = (await member('GET', 'places/1/reviews?order=new')) as { items: { id: number }[] }
  for (const [index, reason] of (['privacy', 'spam'] as const).entries())
    await member('POST', 'reports', { kind: 'review', id: items[index]?.id, reason, text: LONG })
  await member('POST', 'reports', { kind: 'review', id: items[0]?.id, part: 'nickname', reason: 'abuse' })
  await member('POST', 'reports', { kind: 'post', id: 60, reason: 'unrelated', text: '' })
  for (const [place, changes] of [
    [1, { phone: '055-123-4567', hoursText: '매일 11:00~20:00' }],
    [2, { maxDogs: 2 }],
  ] as const)
    await member('POST', `places/${place}/suggestions`, {
      changes,
      way: 'phoned',
      basedOn: new Date().toISOString(),
      sign: false,
      photoIds: [],
      word: LONG,
    })
  await member('PUT', 'places/2/entries', {
    outcome: 'refused',
    visitedOn,
    dogId: null,
    dog: null,
    word: '자리가 없대요',
  })
  const place = { group: 'cafe', address: '강원특별자치도 강릉시 사천면 해안길 12', rules: LONG, way: 'visited' }
  const found = { position: { lat: 37.83, lng: 128.87 }, phone: '033-123-4567', homepage: 'https://example.com' }
  for (const more of [
    { name: '솔숲 강아지 카페' },
    { name: '이름이 아주 길어서 한 줄에 다 들어가지 않는 강아지 동반 바닷가 펜션', group: null, way: 'official' },
  ])
    await member('POST', 'proposals', { ...place, ...found, ...more, photoIds: [] })
  for (const title of ['차만 타면 짖어요', '차만타면짖어요왜그럴까요'.repeat(5)])
    await member('POST', 'questions', {
      mentorId: null,
      dogId: null,
      placeId: 1,
      photoIds: [],
      publish: true,
      topic: 'behaviour',
      title,
      text: LONG,
    })
}

/** A notice, and an import that has run. */
export async function fillRecords(admin: Ask): Promise<void> {
  await admin('POST', 'admin/notices', {
    title: '겨울철 산책 안내와 동반 조건 확인 방법이 달라져요',
    category: 'notice',
    pinned: true,
    visible: true,
    html: `<h2>달라지는 점</h2><p>${LONG}</p>`,
    publishedAt: '2026-11-20T00:00:00Z',
    attachments: [],
  })
  const rows = Array.from({ length: 12 }, (_, index) => ({
    ...CAFE,
    시설명: `가져온 카페 ${index}`,
    도로명주소: `강원도 속초시 가져온길 ${index + 1}`,
    지번주소: `강원도 속초시 가져온동 ${index + 1}`,
    위도: (38.16 + index * 0.003).toFixed(4),
  }))
  const bytes = Buffer.from(csv([...rows, { ...CAFE, 시설명: '자리 없는 카페', 위도: '' }]))
  const run = (await admin('POST', 'admin/imports', {
    files: [{ name: '반려동물 동반 장소.csv', size: bytes.length }],
  })) as { id: number }
  await admin('PUT', `admin/imports/${run.id}/files/1?at=0`, bytes)
  for (const act of ['check', 'run']) {
    await admin('POST', `admin/imports/${run.id}/acts`, { act })
    for (let state = 'queued'; state !== 'done';) {
      await new Promise((later) => setTimeout(later, 200))
      ;({ state } = (await admin('GET', `admin/imports/${run.id}`)) as { state: string })
      if (state === 'failed') throw new Error(`The import failed: ${act}`)
    }
  }
}
