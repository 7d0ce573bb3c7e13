import { beforeEach, describe, expect, test } from 'vitest'
import type { FoundAnswer, FoundCounts, FoundNotice, FoundPost, Marked } from '../../../contract/search/found.ts'
import { ask, refused } from '../../testing/ask.ts'
import { POST_NOW, usePosts } from '../../testing/posts.ts'
import { insertSampleMentoring } from '../mentoring/sample-store.ts'
import { NOTICE_RECORDS } from '../notices/columns.ts'
import { createRecord } from '../records/store.ts'
import { insertPlaces } from '../../compose/places.ts'
import { placeInput } from '../../testing/place-input.ts'

interface Page<T> {
  items: T[]
  cursor: string | null
  corrected: boolean
}

const { database, app, member, write, change, remove } = usePosts()

const posts = (q: string, more: Record<string, string | number> = {}) =>
  ask<Page<FoundPost>>(app(), '/search/posts', { q, ...more })
const titles = async (q: string) => (await posts(q)).items.map(({ title }) => title)
const notices = (q: string) => ask<Page<FoundNotice>>(app(), '/search/notices', { q })
const answers = (q: string) => ask<Page<FoundAnswer>>(app(), '/search/answers', { q })
const counts = (q: string) => ask<FoundCounts>(app(), '/search/counts', { q })

const notice = (title: string, told: { html?: string; visible?: boolean; publishedAt?: string } = {}) =>
  createRecord(
    database.orm,
    NOTICE_RECORDS,
    {
      title,
      category: 'notice',
      html: '<p>읽어 주세요.</p>',
      pinned: false,
      visible: true,
      publishedAt: '2026-09-20T00:00:00Z',
      ...told,
    },
    { by: null, at: POST_NOW },
  )

async function answer(title: string, told: { text?: string; answer?: string; publish?: boolean } = {}) {
  const asker = await member()
  const mentor = await member('mentor')
  await insertSampleMentoring(
    database.orm,
    [
      {
        userId: mentor.id,
        kind: 'trainer',
        topics: ['behaviour'],
        introduction: '안녕하세요.',
        accepting: true,
        hours: { days: [1], from: 540, to: 1080 },
      },
    ],
    [
      {
        title,
        text: told.text ?? '어떻게 하면 좋을까요?',
        answer: told.answer ?? '조금씩 늘려 보세요.',
        topic: 'behaviour',
        dog: null,
        askerId: asker.id,
        mentorId: mentor.id,
        stars: null,
        ratingText: '',
        answerMinutes: 5,
        askedAt: POST_NOW,
        answeredAt: POST_NOW,
      },
    ],
  )
  if (told.publish === false)
    await database.pool.query('update mentor_questions set publish = false where title = $1', [title])
}

beforeEach(() => database.pool.query('truncate notices, mentor_questions, mentors, places restart identity cascade'))

const marked = ({ text, highlights }: Marked['excerpt']) => highlights.map(([from, to]) => text.slice(from, to))

describe('R2.05 posts', () => {
  test.each([
    ['a word of the title', '속초', ['속초 바닷가 산책']],
    ['초성', 'ㅅㅊ', ['속초 바닷가 산책']],
    ['초성 across a space', 'ㅂㄷㄱㅅㅊ', ['속초 바닷가 산책']],
    ['one 초성 at the beginning of a word', 'ㅂ', ['속초 바닷가 산책']],
    ['one syllable', '책', ['속초 바닷가 산책']],
    ['a part of a word, and 초성', '바닷ㄱ', ['속초 바닷가 산책']],
    ['decomposed Hangul', '속초'.normalize('NFD'), ['속초 바닷가 산책']],
    ['a typo', '속쵸', ['속초 바닷가 산책']],
    ['a keyboard that was set to English', 'thrch', ['속초 바닷가 산책']],
    ['a word of the text', '유모차', ['강릉에서 하루']],
    ['words of title and text', '강릉 유모차', ['강릉에서 하루']],
    ['a word of another post', '속초 유모차', []],
    ['초성 of the text only', 'ㅇㅁㅊ', []],
    ['what nobody wrote', '뷁뷁뷁', []],
  ])('are found by %s', async (_title, q, found) => {
    const who = await member()
    await write(who, { title: '속초 바닷가 산책', text: '모래가 고왔어요.' })
    await write(who, { title: '강릉에서 하루', text: '유모차를 밀고 걸었어요.' })
    expect(await titles(q)).toEqual(found)
    expect((await counts(q)).post).toEqual({ count: found.length, capped: false })
  })

  test('are found by a typo in an initial consonant although others resemble the typo more', async () => {
    const who = await member()
    await write(who, { title: '서주호반 속깊은해변' })
    await write(who, { title: '속초해변 나들이' })
    expect(await titles('속조해변')).toEqual(['속초해변 나들이'])
  })

  test('with the words in the title come first, then the latest, on pages that hold each once', async () => {
    const who = await member()
    const made: string[] = []
    for (const [title, text] of [
      ['첫 글', '등산을 다녀왔어요.'],
      ['등산 하나', '좋았어요.'],
      ['둘째 글', '또 등산했어요.'],
      ['등산 둘', '좋았어요.'],
      ['우리의 등산', '등산이에요.'],
    ] as const) {
      made.push(title)
      await write(who, { title, text })
    }
    const expected = ['우리의 등산', '등산 둘', '등산 하나', '둘째 글', '첫 글']
    expect(await titles('등산')).toEqual(expected)
    for (const q of ['등산', '등샨']) {
      const found: string[] = []
      let cursor: string | null = null
      do {
        const page: Page<FoundPost> = await posts(q, { limit: 2, ...(cursor && { cursor }) })
        expect(page.corrected).toBe(q === '등샨')
        found.push(...page.items.map(({ title }) => title))
        cursor = page.cursor
      } while (cursor)
      expect(found).toEqual(expected)
    }
    const { cursor } = await posts('등산', { limit: 2 })
    expect((await refused(app(), '/search/posts', { q: '둘', cursor: cursor as string })).code).toBe('BAD_CURSOR')
  })

  test('show where the words are, also deep in a long text', async () => {
    const who = await member()
    await write(who, {
      title: '제주 한 달',
      text: `${'바다를 보며 걸었어요. '.repeat(40)}서귀포 유모차 길이 편했어요.`,
    })
    const [found] = (await posts('유모차')).items
    expect(found?.highlights).toEqual([])
    expect(found?.excerpt.text).toMatch(/^….*서귀포 유모차 길이 편했어요\.$/)
    expect(marked(found!.excerpt)).toEqual(['유모차'])
    expect((await posts('제주')).items[0]).toMatchObject({ highlights: [[0, 2]], excerpt: { highlights: [] } })
  })

  test('are found as they read now, and not once they are deleted', async () => {
    const who = await member()
    const { data } = await write(who, { title: '속초 산책' })
    await change(who, data.id, { title: '양양 산책' })
    expect(await titles('속초')).toEqual([])
    expect(await titles('양양')).toEqual(['양양 산책'])
    await remove(who, data.id)
    expect(await titles('양양')).toEqual([])
  })

  test.each([
    ['hidden', 'update posts set hidden_at = now()'],
    ['in a board that is hidden', `update boards set visible = false where slug = 'travel'`],
  ])('that are %s are neither found, counted nor offered as a near spelling', async (_title, sql) => {
    await write(await member(), { title: '속초 산책', text: '비밀 이야기예요.' })
    await database.pool.query(sql)
    for (const q of ['속초', '비밀', 'ㅅㅊ', '산', '속쵸']) {
      expect(await posts(q)).toEqual({ items: [], cursor: null, corrected: false })
      expect((await counts(q)).post.count).toBe(0)
    }
  })

  test('of an anonymous board name nobody', async () => {
    await write(await member(), { board: 'worry', title: '고민이 있어요', text: '짖음이 심해요.' })
    expect((await posts('고민')).items[0]).toMatchObject({ author: null, anonymous: true })
  })
})

describe('R2.05 notices', () => {
  test('are found by title and words, never by markup', async () => {
    await notice('추석 연휴 안내', { html: '<p>고객센터가 <strong>쉬어요</strong> &amp; 닫아요.</p>' })
    expect((await notices('ㅊㅅ')).items).toMatchObject([{ title: '추석 연휴 안내', highlights: [[0, 2]] }])
    const [found] = (await notices('고객센터')).items
    expect(found?.excerpt.text).toBe('고객센터가 쉬어요 & 닫아요.')
    expect(marked(found!.excerpt)).toEqual(['고객센터'])
    expect((await notices('strong')).items).toEqual([])
    expect((await counts('연휴')).notice).toEqual({ count: 1, capped: false })
  })

  test('that are drafts, planned or in the bin are not found', async () => {
    await notice('여름 하나', { visible: false })
    await notice('여름 둘', { publishedAt: '2027-01-01T00:00:00Z' })
    const binned = await notice('여름 셋')
    await database.pool.query('update notices set deleted_at = now() where id = $1', [binned.id])
    expect((await notices('여름')).items).toEqual([])
    expect((await counts('여름')).notice.count).toBe(0)
  })
})

describe('R2.05 answers of mentors', () => {
  test('are found once they are published', async () => {
    await answer('분리불안이 심해요', { answer: '<b>짧게</b> 나갔다 오세요.' })
    await answer('분리 수거장 앞에서 짖어요', { publish: false })
    expect((await answers('ㅂㄹ')).items.map(({ title }) => title)).toEqual(['분리불안이 심해요'])
    expect((await answers('나갔다')).items[0]?.excerpt.text).toContain('<b>짧게</b>')
    expect((await counts('분리')).answer).toEqual({ count: 1, capped: false })
  })
})

test('R2.04 all tabs are counted at once, each up to 99', async () => {
  await insertPlaces(
    database.orm,
    Array.from({ length: 101 }, (_, n) => placeInput({ name: `노을 카페 ${n}` })),
  )
  await write(await member(), { title: '노을이 예뻤어요' })
  expect(await counts('노을')).toEqual({
    place: { count: 99, capped: true },
    post: { count: 1, capped: false },
    notice: { count: 0, capped: false },
    answer: { count: 0, capped: false },
  })
})

test('R2.04 each tab counts what its own list finds, as typed or corrected, whatever the other tabs hold', async () => {
  await insertPlaces(
    database.orm,
    ['노을 카페', '바닷가 노을 펜션', '속초 파도결'].map((name) => placeInput({ name })),
  )
  const who = await member()
  await write(who, { title: '노을이 예뻤어요', text: '유모차로 걸었어요.' })
  await write(who, { title: '놀이터 산책', text: '속초였어요.' })
  await notice('노을 축제 안내', { html: '<p>유모챠는 안 돼요.</p>' })
  await answer('분리불안이 심해요', { text: '노울이 지면 짖어요.' })
  const words = [
    '노을',
    '노울',
    '유모차',
    '유모챠',
    '속쵸',
    '속초 노을',
    '속쵸 유모차',
    'shdmf',
    'ㄴㅇ',
    '놀',
    '없는말이야',
  ]
  for (const q of words) {
    const places = await ask<{ items: unknown[] }>(app(), '/places', { q })
    const lists = { place: places, post: await posts(q), notice: await notices(q), answer: await answers(q) }
    const found = Object.entries(lists).map(([tab, { items }]) => [tab, { count: items.length, capped: false }])
    expect([q, await counts(q)]).toEqual([q, Object.fromEntries(found)])
  }
})

test.each(['%', '_', '\\', "'", '<', '#', '.*', '[가-힣]', '🐶', '<script>'])(
  'hostile word %s finds nothing',
  async (q) => {
    await write(await member(), { title: '100%_강아지', text: '<b>굵게</b> 안녕 🐶' })
    expect(await titles(q)).toEqual([])
    expect((await counts(q)).post.count).toBe(0)
  },
)
