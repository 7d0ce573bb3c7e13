import { expect, test, vi } from 'vitest'
import { sampleCard } from '../../src/platform/testing/sample-place.ts'
import { Refused, rendererOf } from './rendered-site.ts'
import { strangeTerms } from './vocabulary.ts'

// As long as a busy machine may need: nothing here is about time.
vi.setConfig({ testTimeout: 60_000 })

const BOARD = {
  slug: 'talk',
  name: '이야기',
  description: '강아지와 다녀온 이야기를 나눠요.',
  anonymous: false,
  categories: [],
  placeAllowed: true,
  photosAllowed: true,
}
const WRITTEN = {
  id: 7,
  board: 'talk',
  category: null,
  title: '바다에 다녀왔어요',
  dog: null,
  anonymous: false,
  sample: false,
  likeCount: 3,
  commentCount: 1,
  viewCount: 9,
  createdAt: '2026-11-20T03:00:00.000Z',
  editedAt: null,
  author: { id: 4, nickname: '콩이보호자', photo: null },
  place: sampleCard({ id: 12, name: '연남 카페' }),
}
const CARD = { ...WRITTEN, excerpt: '모래가 뜨거웠어요.', photos: [], photoCount: 0 }
const POST = { ...WRITTEN, html: null, text: '</script><script>alert(1)</script> 모래가 뜨거웠어요.', photos: [] }
const COMMENT = {
  id: 30,
  postId: 7,
  text: '신발을 신겨 보세요.',
  author: { id: 5, nickname: '몽이네', photo: null },
  createdAt: '2026-11-20T04:00:00.000Z',
  editedAt: null,
  deleted: false,
  likeCount: 0,
  answerCount: 0,
  answers: [],
  mentions: [],
  sample: false,
  anonymous: false,
  answerTo: null,
}
const ANSWERS = {
  '/api/boards': [BOARD],
  '/api/posts': { items: [CARD], cursor: 'WyJ4Il0' },
  '/api/posts/7': POST,
  '/api/posts/8': { ...POST, id: 8, sample: true, html: '<p>모래가 <strong>뜨거웠어요</strong></p>' },
  '/api/posts/7/comments': { items: [COMMENT], cursor: null },
}

test('R2.07 R2.34 the feed is rendered with its posts, their places, its boards and its next page', async () => {
  const { render, calls } = rendererOf(ANSWERS)
  const { status, head, body, plain } = await render('/community?board=talk&order=hot')
  expect(status).toBe(200)
  expect(body).toContain('href="/community/7/comments"')
  expect(body).toContain('모래가 뜨거웠어요.')
  expect(body).toContain('href="/place/12"')
  expect(body).toContain('href="/community?board=talk')
  // How long ago it was written depends on when it is read.
  expect(body).toContain('2026년 11월\u00a020일</time>')
  expect(head).toContain('<link rel="canonical" href="https://dog.example/community?board=talk">')
  expect(head).toContain('content="강아지와 다녀온 이야기를 나눠요."')
  expect(plain.after).toContain('after=WyJ4Il0')
  await render('/community?after=WyJ4Il0')
  expect(calls.some((address) => address.includes('cursor=WyJ4Il0'))).toBe(true)
})

test('R2.12 R2.34 a post is rendered with its comments, and described in schema.org’s vocabulary', async () => {
  const { render } = rendererOf(ANSWERS)
  const { status, head, body, state } = await render('/community/7/comments')
  expect(status).toBe(200)
  expect(head).toContain('<title>바다에 다녀왔어요 | 댕댕로드</title>')
  expect(body).toContain('신발을 신겨 보세요.')
  expect(body).not.toContain('<script>alert(1)')
  expect(head.split('<script type="application/ld+json">')).toHaveLength(2)
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? []
  const data = JSON.parse(text) as object
  expect(data).toMatchObject({ '@type': 'DiscussionForumPosting', author: { name: '콩이보호자' }, text: POST.text })
  expect(strangeTerms(data)).toEqual([])
  expect(JSON.stringify(state)).toContain('신발을 신겨 보세요.')
  expect(head).not.toContain('noindex')
  const formatted = await render('/community/8/comments')
  expect(formatted.head, 'the demo’s is nobody’s experience').toContain('noindex')
  expect(formatted.body).toContain('<strong>뜨거웠어요</strong>')
})

test('R2.12 R2.34 Community: of what only members may read the frame is rendered, with the way to log in, and nothing to find', async () => {
  const { render } = rendererOf({
    ...ANSWERS,
    '/api/boards': [{ ...BOARD, slug: 'lounge', name: '사랑방', readers: 'member' }],
    '/api/posts': { items: [], cursor: null },
    '/api/posts/9': new Refused('POST_FOR_READERS'),
    '/api/posts/9/comments': new Refused('POST_FOR_READERS'),
  })
  const post = await render('/community/9/comments')
  expect(post).toMatchObject({ status: 404, state: null })
  const board = await render('/community?board=lounge')
  expect(board.status).toBe(200)
  expect(board.body).toContain('회원 전용')
  expect(board.body).not.toContain('role="feed"')
  for (const { head, body } of [post, board]) {
    expect(body).toContain('로그인하면 볼 수 있어요')
    expect(head + body).toContain('noindex')
  }
})
