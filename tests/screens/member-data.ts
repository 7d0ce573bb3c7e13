import { dogInput } from '../../server/testing/dog-input.ts'

/** POST, PUT … of the API; resolves to the answer's `data`. */
type Send = (method: string, path: string, data: object) => Promise<unknown>

/** Gives whoever is logged in two dogs, likes in lists, a note, reviews, a report and a correction. */
export async function fillMember(send: Send): Promise<void> {
  const idOf = (made: unknown) => (made as { id: number }).id
  const now = new Date()
  const visitedOn = new Date(now.getTime() - 3 * 86_400_000).toISOString().slice(0, 10)
  const dogId = idOf(await send('POST', 'dogs', dogInput()))
  await send('POST', 'dogs', dogInput({ name: '보리', breed: null, weightKg: 28, size: 'large', vaccinations: [] }))
  const listIds = [
    idOf(await send('POST', 'like-lists', { name: '제주 여행', color: 'orange' })),
    idOf(await send('POST', 'like-lists', { name: '카페', color: 'blue' })),
  ]
  for (const id of [1, 2, 5]) await send('PUT', `likes/place/${id}`, { liked: true })
  await send('PUT', 'likes/place/1/note', { note: '마당이 넓어요. 물그릇은 카운터에 있어요.' })
  await send('PUT', 'likes/place/1/lists', { listIds })
  const review = {
    visitedOn,
    tags: [],
    photoIds: [],
    dogId,
    showDogName: true,
    text: '마당이 넓고 물그릇도 있었어요. 대형견도 편하게 쉬었어요.',
  }
  await send('POST', 'places/1/reviews', { ...review, stars: 4 })
  await send('POST', 'places/3/reviews', { ...review, stars: 5, text: '다시 가고 싶어요. '.repeat(20) })
  await send('PUT', 'places/1/entries', { outcome: 'admitted', visitedOn, dogId, dog: null, word: '친절했어요' })
  await send('PUT', 'places/2/entries', { outcome: 'refused', visitedOn, dogId, dog: null, word: '' })
  await send('POST', 'places/1/suggestions', {
    changes: { phone: '055-123-4567', hoursText: '매일 11:00~20:00' },
    way: 'phoned',
    basedOn: now.toISOString(),
    photoIds: [],
    word: '전화해 봤어요',
  })
}
