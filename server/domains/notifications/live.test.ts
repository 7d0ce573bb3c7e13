import { expect, onTestFinished, test, vi } from 'vitest'
import type { Member } from '../../testing/members.ts'
import { usePosts } from '../../testing/posts.ts'
import { ensureSite } from '../site/store.ts'

const { app, call, database, member, write, like } = usePosts()

/** Opens a stream, and collects what comes. */
async function listen(who: Member) {
  const hangUp = new AbortController()
  onTestFinished(() => hangUp.abort())
  const response = await app().request('/api/notifications/live', {
    headers: { Cookie: who.cookie },
    signal: hangUp.signal,
  })
  const heard = { events: 0, ended: false }
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => {
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true }
      if (done) break
      heard.events += value.split('event: bell').length - 1
    }
    heard.ended = true
  }
  if (response.ok) void read().catch(() => undefined)
  return { response, heard, hangUp }
}

test('a page that listens is told of what concerns its member: a comment, a like and its end', async () => {
  const [author, other] = [await member(), await member()]
  const { id } = (await write(author)).data
  const { response, heard } = await listen(author)
  const bystander = await listen(other)
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  expect(response.headers.get('cache-control')).toBe('private, no-store, no-transform')
  expect(response.headers.get('x-accel-buffering'), 'what nginx reads').toBe('no')
  await vi.waitFor(() => expect(heard.events).toBe(1))
  await call(other, 'POST', `/posts/${id}/comments`, { text: '좋아 보여요.', answerTo: null })
  await vi.waitFor(() => expect(heard.events).toBe(2))
  await like(other, id)
  await vi.waitFor(() => expect(heard.events).toBe(3))
  await like(other, id, false)
  await vi.waitFor(() => expect(heard.events).toBe(4))
  expect(bystander.heard.events).toBe(1)
})

test('a page that listens is told once a comment that waited is published', async () => {
  await database.pool.query('truncate site_settings cascade')
  await ensureSite(database.orm)
  await database.pool.query(`update site_settings set settings = settings || '{"watchedWords": ["파워볼"]}'`)
  const [author, other, admin] = [await member(), await member(), await member('admin')]
  const { id } = (await write(author)).data
  const said = { text: '파워볼 하러 오세요.', answerTo: null }
  const comment = (await call<{ id: number; hidden: boolean }>(other, 'POST', `/posts/${id}/comments`, said)).data
  expect(comment.hidden).toBe(true)
  const { heard } = await listen(author)
  await vi.waitFor(() => expect(heard.events).toBe(1))
  const decision = { decision: 'restore', reason: '확인했어요' }
  expect((await call(admin, 'POST', `/admin/reports/comment/${comment.id}/decision`, decision)).status).toBe(200)
  await vi.waitFor(() => expect(heard.events).toBe(2))
})

test('a fifth page of a member ends the first one', async () => {
  const one = await member()
  const streams: Awaited<ReturnType<typeof listen>>[] = []
  for (let nth = 0; nth < 5; nth++) streams.push(await listen(one))
  await vi.waitFor(() => expect(streams[0]?.heard.ended).toBe(true))
  expect(streams.map(({ heard }) => heard.ended)).toEqual([true, false, false, false, false])
})

test('nobody listens without a session', async () => {
  const one = await member()
  const { response } = await listen({ ...one, cookie: '' })
  expect(response.status).toBe(401)
})

test('What fell: asking for the head of the stream leaves none open', async () => {
  const one = await member()
  const first = await listen(one)
  for (let nth = 0; nth < 3; nth++) {
    const head = await app().request('/api/notifications/live', { method: 'HEAD', headers: { Cookie: one.cookie } })
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  }
  // Four are a member's bound: the first would end if those of the heads were still open.
  for (let nth = 0; nth < 3; nth++) await listen(one)
  await vi.waitFor(() => expect(first.heard.events).toBe(1))
  expect(first.heard.ended).toBe(false)
})
