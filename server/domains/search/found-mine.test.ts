import { expect, test } from 'vitest'
import type { FoundCount } from '../../../contract/search/found.ts'
import type { Member } from '../../testing/members.ts'
import { usePosts } from '../../testing/posts.ts'

const { app, call, member, write } = usePosts()

const mine = async (who: Member, q: string) =>
  (await call<{ post: FoundCount }>(who, 'GET', `/search/counts/mine?q=${encodeURIComponent(q)}`)).data.post.count
const everybodys = async (q: string) => {
  const answer = await app().request(`/api/search/counts?q=${encodeURIComponent(q)}`)
  return ((await answer.json()) as { data: { post: FoundCount } }).data.post.count
}
const mute = (who: Member, other: Member) => call(who, 'PUT', `/mutes/${other.id}`, { level: 'muted' })

test('a member’s count leaves out whom they mute and what they reported, and nobody else’s does', async () => {
  const [reader, loud, calm] = [await member(), await member(), await member()]
  await write(loud, { title: '속초 첫째 날' })
  await write(loud, { title: '속초 둘째 날' })
  const { id } = (await write(calm, { title: '속초 셋째 날' })).data
  await write(calm, { title: '속초 넷째 날' })
  expect(await mine(reader, '속초')).toBe(4)
  await mute(reader, loud)
  expect([await mine(reader, '속초'), await mine(calm, '속초'), await everybodys('속초')]).toEqual([2, 4, 4])
  expect((await call(reader, 'POST', '/reports', { kind: 'post', id, reason: 'abuse', text: '' })).status).toBeLessThan(
    300,
  )
  expect(await mine(reader, '속초')).toBe(1)
  expect(await mine(reader, '...')).toBe(0)
})

test('who isn’t named is counted although they are muted, as they are listed', async () => {
  const [reader, other] = [await member(), await member()]
  const { id } = (await write(other, { board: 'worry', title: '속초에서 생긴 고민' })).data
  expect((await call<{ anonymous: boolean }>(reader, 'GET', `/posts/${id}`)).data.anonymous).toBe(true)
  await mute(reader, other)
  expect(await mine(reader, '속초')).toBe(1)
})

test('words are corrected only where those of the public list are', async () => {
  const [reader, loud, calm] = [await member(), await member(), await member()]
  await write(calm, { title: '속초 바다' })
  expect(await mine(reader, '속쵸')).toBe(1)
  await write(loud, { title: '속쵸 바다' })
  await mute(reader, loud)
  // The list holds the muted member's post alone: other words were never searched.
  expect([await everybodys('속쵸'), await mine(reader, '속쵸')]).toEqual([1, 0])
})
