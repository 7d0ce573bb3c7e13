import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Desk } from '../../../contract/mentoring/mentoring-desk.ts'
import type { Mentor } from '../../../contract/mentoring/mentors.ts'
import type {
  AnswerCard,
  MentorQuestion,
  MyQuestion,
  PublishedAnswer,
  QuestionOnDesk,
  SavedReply,
} from '../../../contract/mentoring/questions.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import { insertPlaces } from '../../compose/places.ts'
import { ensureGroups } from '../groups/store.ts'
import { dogInput } from '../../testing/dog-input.ts'
import { placeInput } from '../../testing/place-input.ts'
import { insertDog } from '../dogs/store.ts'
import { insertPhoto } from '../photos/store.ts'
import { mentoringOnTestDatabase, PROFILE, type Signed } from '../../testing/mentoring.ts'

const world = mentoringOnTestDatabase()
const { accounts, member, mentor, answered, ask, question } = world
const DAY = 86_400

const answersFound = async (by: Signed, query: string) =>
  ((await by.browser.get(`/answers?${query}`)).data as { items: AnswerCard[] }).items
const desk = async (by: Signed) => (await by.browser.get('/mentor-desk')).data as Desk
const list = async (by: Signed, which: string) =>
  ((await by.browser.get(`/mentor-desk/questions?list=${which}`)).data as { items: MentorQuestion[] }).items
const onDesk = (by: Signed, id: number) => by.browser.get(`/mentor-desk/questions/${id}`)
const rate = (by: Signed, id: number, body: object) => by.browser.put(`/questions/${id}/rating`, body)

describe('a question', () => {
  test('R1.7: goes from asked over taken and answered to rated, which closes it', async () => {
    const [asker, one] = [await member(), await mentor()]
    const { id, state } = await ask(asker)
    expect(state).toBe('asked')
    expect((await rate(asker, id, { stars: 5, text: '' })).code).toBe('NOT_ANSWERED')
    expect((await world.take(one, id)).data).toMatchObject({
      state: 'taken',
      mine: true,
      asker: { nickname: asker.nickname },
    })
    expect(await question(asker, id)).toMatchObject({
      state: 'taken',
      mentor: { nickname: one.nickname, kind: 'trainer' },
    })
    expect((await world.answer(one, id)).data).toMatchObject({ state: 'answered' })
    const edited = await world.answer(one, id, { text: '다시 생각해 보니 산책을 먼저 다녀오는 것이 좋아요.' })
    expect((edited.data as MentorQuestion).answer?.editedAt).not.toBeNull()
    const rated = await rate(asker, id, { stars: 4, text: '도움이 됐어요' })
    expect(rated.data).toMatchObject({ state: 'rated', rating: { stars: 4, text: '도움이 됐어요' } })
    expect((await rate(asker, id, { stars: 4, text: '도움이 됐어요' })).status).toBe(200)
    expect((await rate(asker, id, { stars: 1, text: '도움이 됐어요' })).code).toBe('ALREADY_RATED')
    expect((await rate(asker, id, { stars: 4, text: '' })).code).toBe('ALREADY_RATED')
    expect((await world.answer(one, id, { text: '별점을 받은 뒤에 고친 답변이에요.' })).code).toBe('ANSWER_RATED')
  })

  test('What fell 12: an answer is not overwritten by an older edit of it, nor by a first one of another device', async () => {
    const [asker, one] = [await member(), await mentor()]
    const { id } = await ask(asker)
    await world.take(one, id)
    const write = (text: string, basedOn: string | null) => world.answer(one, id, { text, basedOn })
    const first = (await write('한 기기에서 먼저 보낸 답변이에요.', null)).data as MentorQuestion
    expect((await write('다른 기기에서 늦게 보낸 답변이에요.', null)).code).toBe('EDITED_ELSEWHERE')
    expect((await write('한 기기에서 먼저 보낸 답변이에요.', null)).status).toBe(200)
    const { answeredAt } = first.answer!
    accounts.pass(1)
    const second = (await write('한 기기에서 고친 답변이에요.', answeredAt)).data as MentorQuestion
    expect((await write('다른 기기에서 고친 답변이에요.', answeredAt)).code).toBe('EDITED_ELSEWHERE')
    expect((await write('둘을 합친 답변이에요. 이렇게 해 보세요.', second.answer!.editedAt)).status).toBe(200)
  })

  test('What fell 14: an answer is published or not without being edited, and an edit leaves when it was answered', async () => {
    const [asker, one] = [await member(), await mentor()]
    const { id } = await ask(asker)
    await world.take(one, id)
    accounts.pass(600)
    const { answer: first } = (await world.answer(one, id, { publish: true })).data as MentorQuestion
    accounts.pass(60)
    const { answer: hidden } = (await world.answer(one, id, { publish: false })).data as MentorQuestion
    expect(hidden).toEqual({ ...first, publish: false })
    const text = '창문을 조금 열고 짧은 길부터 다녀 보세요.'
    const { answer: edited } = (await world.answer(one, id, { text, publish: false })).data as MentorQuestion
    const editedAt = accounts.deps().clock().toISOString()
    expect(edited).toMatchObject({ text, publish: false, answeredAt: first?.answeredAt, editedAt })
  })

  test('What fell 14: given back is of all mentors, and counts their hours from then on; an answered one stays', async () => {
    const [asker, one, other] = [await member(), await mentor(), await mentor()]
    const { id } = await ask(asker, { mentorId: await world.mentorId(one) })
    await world.take(one, id)
    // From Saturday noon in Korea to Monday noon: three hours of a mentor's.
    accounts.pass(2 * DAY)
    for (const who of [one, other]) await world.again(who)
    await world.take(one, id, false)
    accounts.pass(600)
    await answered({ id }, other)
    expect(await desk(other)).toMatchObject({ answerMinutes: 10 })
    await world.take(other, id, false)
    expect((await list(other, 'answered')).map((found) => found.id)).toEqual([id])
  })

  test('R1.7: keeps the dog and the place that it is about, with photos of its asker alone', async () => {
    const { database } = accounts
    await ensureGroups(database.orm)
    const [placeId = 0] = await insertPlaces(database.orm, [placeInput({ name: '파도소리' })])
    const [asker, other] = [await member(), await member()]
    const dogId = await insertDog(database.orm, asker.id, dogInput({ name: '콩이' }), new Date())
    const photo = async (of: Signed) => {
      const id = randomUUID()
      const stored = { src: `/media/photo-${id}-{w}.webp`, widths: [320], alt: '', credit: null }
      await insertPhoto(database.orm, { id, userId: of.id, photo: stored, createdAt: new Date() })
      return id
    }
    const made = await ask(asker, { dogId, placeId, photoIds: [await photo(asker)] })
    expect(made).toMatchObject({ dog: { name: '콩이', weightKg: 12.4, count: 1, traits: ['calm', 'dogs-ok'] } })
    expect(made.place?.name).toBe('파도소리')
    expect(made.photos).toHaveLength(1)
    expect(JSON.stringify(made)).not.toContain('410097800123456')
    expect((await world.tryAsk(other, { dogId })).code).toBe('DOG_NOT_FOUND')
    expect((await world.tryAsk(other, { placeId: placeId + 1000 })).code).toBe('PLACE_NOT_FOUND')
    expect((await world.tryAsk(other, { photoIds: [await photo(asker)] })).code).toBe('PHOTO_NOT_FOUND')
  })

  test('R1.7: a private one is seen by its asker and the mentor whom it was asked of, and by nobody else', async () => {
    const [asker, stranger, one, other] = [await member(), await member(), await mentor(), await mentor()]
    const { id } = await ask(asker, { mentorId: await world.mentorId(one), publish: false })
    expect((await stranger.browser.get(`/questions/${id}`)).code).toBe('QUESTION_NOT_FOUND')
    expect((await onDesk(other, id)).code).toBe('QUESTION_NOT_FOUND')
    expect((await world.take(other, id)).code).toBe('QUESTION_NOT_FOUND')
    expect((await other.browser.put(`/mentor-desk/questions/${id}/presence`, { doing: 'reading' })).code).toBe(
      'QUESTION_NOT_FOUND',
    )
    expect((await list(other, 'waiting')).map((found) => found.id)).not.toContain(id)
    expect((await onDesk(one, id)).data).toMatchObject({ question: { ofMe: true, mine: false } })
    await world.take(one, id)
    // Whether it exists stays unknown to others after it was taken as well.
    expect((await world.take(other, id)).code).toBe('QUESTION_NOT_FOUND')
    await world.answer(one, id, { publish: true })
    expect((await stranger.browser.get(`/answers/${id}`)).code).toBe('ANSWER_NOT_FOUND')
  })

  test('R1.7: keeps what an answer may have of markup, with its words as text', async () => {
    const [asker, one] = [await member(), await mentor()]
    const { id } = await ask(asker)
    await world.take(one, id)
    const html = '<ol><li><p>물을 충분히</p></li><li><p><strong>간식</strong></p></li></ol><script>alert(1)</script>'
    await world.answer(one, id, { text: '다른 말이에요. 서식이 없을 때의 말이에요.', html, publish: true })
    const stored = {
      text: '1. 물을 충분히\n2. 간식',
      html: '<ol><li><p>물을 충분히</p></li><li><p><strong>간식</strong></p></li></ol>',
    }
    expect(await question(asker, id)).toMatchObject({ answer: { ...stored, editedAt: null } })
    const published = (await asker.browser.get(`/answers/${id}`)).data
    expect(published).toMatchObject({ answer: stored.text, answerHtml: stored.html })
    // The same again is no edit; other emphasis is one, and words alone have none.
    await world.answer(one, id, { text: stored.text, publish: true })
    expect(await question(asker, id)).toMatchObject({ answer: { ...stored, editedAt: null } })
    const plain = { text: '1. 물을 충분히\n2. 간식', html: null }
    const edited = (await world.answer(one, id, { ...plain, publish: true })).data as MentorQuestion
    expect(edited.answer).toMatchObject({ ...plain, editedAt: expect.any(String) })
  })

  test('R1.7: is answered by whom has taken it alone', async () => {
    const [asker, one, other] = [await member(), await mentor(), await mentor()]
    const { id } = await ask(asker)
    expect((await world.answer(one, id)).code).toBe('QUESTION_NOT_FOUND')
    await world.take(one, id)
    expect((await world.answer(other, id)).code).toBe('QUESTION_NOT_FOUND')
    expect((await world.take(other, id)).code).toBe('QUESTION_TAKEN')
    expect((await onDesk(other, id)).code).toBe('QUESTION_NOT_FOUND')
  })

  test('R1.7: a mentor neither takes their own, nor any before they say who they are', async () => {
    const own = await mentor()
    const { id } = await ask(own)
    expect((await world.take(own, id)).code).toBe('OWN_WORDS')
    const fresh = await world.signed('mentor')
    expect((await world.take(fresh, id)).code).toBe('MENTOR_PROFILE_MISSING')
    expect((await desk(fresh)).profile).toBeNull()
  })

  test('R1.7: is not asked of a mentor who doesn’t accept, who isn’t one any more, or of oneself', async () => {
    const [asker, one] = [await member(), await mentor({ accepting: false })]
    const mentorId = await world.mentorId(one)
    expect((await world.tryAsk(asker, { mentorId })).code).toBe('MENTOR_NOT_ACCEPTING')
    expect((await world.tryAsk(one, { mentorId })).code).toBe('MENTOR_NOT_FOUND')
    await accounts.database.pool.query(`update users set role = 'member' where id = $1`, [one.id])
    expect((await world.tryAsk(asker, { mentorId })).code).toBe('MENTOR_NOT_FOUND')
    expect((await world.tryAsk(asker, { mentorId: 2_000_000 })).code).toBe('MENTOR_NOT_FOUND')
  })

  test('R1.7: five of a member wait at most; one that has no answer can be deleted', async () => {
    const [asker, one] = [await member(), await mentor()]
    const ids: number[] = []
    for (let i = 0; i < 5; i++) ids.push((await ask(asker)).id)
    expect((await world.tryAsk(asker)).code).toBe('QUESTIONS_FULL')
    expect((await asker.browser.delete(`/questions/${ids[0]}`)).status).toBe(200)
    await answered(await ask(asker), one)
    expect((await ask(asker)).state).toBe('asked')
    const done = await answered({ id: ids[1] as number }, one)
    expect((await asker.browser.delete(`/questions/${done}`)).code).toBe('QUESTION_ANSWERED')
  })
})

describe('a published answer', () => {
  test('R1.7: needs the consent of both, and disappears with that of the asker', async () => {
    const [asker, one] = [await member(), await mentor()]
    const dogId = await insertDog(accounts.database.orm, asker.id, dogInput({ name: '콩이' }), new Date())
    const published = await answered(await ask(asker, { title: '기차에 강아지를 태우려면', dogId }), one)
    const secret = await answered(await ask(asker, { title: '비밀 질문 하나예요', publish: false }), one)
    const kept = await answered(await ask(asker, { title: '멘토가 알리지 않는 답' }), one, { publish: false })
    const shown = (await answersFound(asker, 'limit=50')).map(({ id }) => id)
    expect(shown).toContain(published)
    expect(shown).not.toContain(secret)
    expect(shown).not.toContain(kept)
    const page = (await asker.browser.get(`/answers/${published}`)).data as PublishedAnswer
    expect(page).toMatchObject({ title: '기차에 강아지를 태우려면', mentor: { nickname: one.nickname }, stars: null })
    // The asker isn't named, nor is their dog.
    expect(page.dog).toEqual({ breed: '웰시코기', weightKg: 12.4, size: 'medium' })
    expect(JSON.stringify(page)).not.toContain(asker.nickname)
    await asker.browser.put(`/questions/${published}/published`, { publish: false })
    expect((await asker.browser.get(`/answers/${published}`)).code).toBe('ANSWER_NOT_FOUND')
  })

  test('What fell: says what was asked and answered, and when each was said, edited and rated', async () => {
    const { database } = accounts
    await ensureGroups(database.orm)
    const [placeId = 0] = await insertPlaces(database.orm, [placeInput({ name: '솔숲 산책로' })])
    const [asker, one] = [await member(), await mentor()]
    const now = () => accounts.deps().clock().toISOString()
    const read = async (id: number) => (await asker.browser.get(`/answers/${id}`)).data as PublishedAnswer
    const asked = await ask(asker, {
      title: '솔숲을 걸어도 될까요',
      text: '진드기가 걱정돼요.',
      topic: 'health',
      placeId,
    })
    const askedAt = now()
    accounts.pass(600)
    const id = await answered(asked, one, { text: '긴 풀만 피하면 괜찮아요.' })
    const first = {
      id,
      title: '솔숲을 걸어도 될까요',
      text: '진드기가 걱정돼요.',
      topic: 'health',
      mentor: { nickname: one.nickname, photo: null, kind: 'trainer' },
      answer: '긴 풀만 피하면 괜찮아요.',
      answerHtml: null,
      place: { id: placeId, name: '솔숲 산책로' },
      dog: null,
      photos: [],
      askedAt,
      answeredAt: now(),
      editedAt: null,
      stars: null,
      ratingText: '',
      sample: false,
    }
    expect(await read(id)).toEqual(first)
    accounts.pass(60)
    await world.answer(one, id, { text: '긴 풀을 피하고, 다녀와서 빗겨 주세요.' })
    const edited = { ...first, answer: '긴 풀을 피하고, 다녀와서 빗겨 주세요.', editedAt: now() }
    accounts.pass(2)
    expect(await read(id)).toEqual(edited)
    accounts.pass(60)
    await rate(asker, id, { stars: 4, text: '도움이 됐어요' })
    accounts.pass(2)
    expect(await read(id)).toEqual({ ...edited, stars: 4, ratingText: '도움이 됐어요' })
  })

  test.each([
    ['a part of a word', '대관령'],
    ['초성', 'ㄷㄱㄹ'],
    ['a word of the answer', '켄넬'],
    ['a word of the question', '멀미'],
    ['two words, in any order', '멀미 대관령'],
    ['one syllable of the title', '령'],
  ])('R1.7: is found by %s', async (_what, q) => {
    const [asker, one] = [await member(), await mentor()]
    const id = await answered(
      await ask(asker, { title: '대관령까지 가는 길', text: '멀미를 심하게 해요. 어떻게 데려갈까요?' }),
      one,
      { text: '이동용 켄넬에 담요를 깔고 자주 쉬어 가세요.' },
    )
    const found = await answersFound(asker, `q=${encodeURIComponent(q)}`)
    expect(found.map((answer) => answer.id)).toContain(id)
    expect(await answersFound(asker, `q=${encodeURIComponent(`${q} 없는말`)}`)).toEqual([])
  })

  test.each([
    ['of 140 characters', '가'.repeat(140), '가'.repeat(140)],
    ['that is longer', '가'.repeat(141), `${'가'.repeat(140)}…`],
    ['cut at a space', `${'가'.repeat(139)} 나다`, `${'가'.repeat(139)}…`],
    ['of lines', '물을 먼저 주고\n\n간식은 나중에 주세요.', '물을 먼저 주고 간식은 나중에 주세요.'],
  ])('What fell 14: %s begins in a list as it should', async (_what, text, excerpt) => {
    const [asker, one] = [await member(), await mentor()]
    await answered(await ask(asker), one, { text })
    expect((await answersFound(asker, 'limit=1'))[0]?.excerpt).toBe(excerpt)
  })

  test('R1.7: is listed by topic, in pages that hold each once', async () => {
    const [asker, one] = [await member(), await mentor()]
    for (let i = 0; i < 5; i++) await answered(await ask(asker, { topic: 'food' }), one)
    const seen: number[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const path = `/answers?topic=food&limit=2${cursor && `&cursor=${cursor}`}`
      const page = (await asker.browser.get(path)).data as { items: AnswerCard[]; cursor: string | null }
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.cursor
    }
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a))
    expect(seen.length).toBeGreaterThanOrEqual(5)
  })
})

describe('the desk', () => {
  test('R1.7: counts what waits, what is mine and what I answered, and tells the earlier questions of a member', async () => {
    const [asker, one] = [await member(), await mentor()]
    const earlier = await answered(await ask(asker, { title: '먼저 드린 질문이에요' }), one)
    const { id } = await ask(asker, { mentorId: await world.mentorId(one) })
    const before = await desk(one)
    expect(before).toMatchObject({ mine: 0, answered: 1 })
    await world.take(one, id)
    expect(await desk(one)).toMatchObject({ mine: 1, waiting: before.waiting - 1 })
    await answered(await ask(asker, { title: '다른 멘토가 답했어요' }), await mentor())
    await answered(await ask(await member(), { title: '다른 회원이 물었어요' }), await mentor())
    const { history } = (await onDesk(one, id)).data as QuestionOnDesk
    expect(history).toMatchObject([{ id: earlier, title: '먼저 드린 질문이에요' }])
    expect((await list(one, 'answered')).map((found) => found.id)).toEqual([earlier])
    expect((await list(one, 'mine')).map((found) => found.id)).toEqual([id])
    await answered({ id }, one)
    expect(((await onDesk(one, id)).data as QuestionOnDesk).history.map((found) => found.id)).toEqual([earlier])
    await rate(asker, id, { stars: 5, text: '' })
    expect((await list(one, 'answered')).map((found) => found.id)).toEqual([id, earlier])
  })

  test('What fell 14: shows the middle of a mentor’s waits and the mean of their stars', async () => {
    const [asker, one] = [await member(), await mentor()]
    for (const [minutes, stars] of [
      [10, 5],
      [90, 5],
      [20, 4],
    ]) {
      const id = await answered(await ask(asker), one)
      await rate(asker, id, { stars, text: '' })
      await accounts.database.pool.query('update mentor_questions set answer_minutes = $1 where id = $2', [minutes, id])
    }
    expect(await desk(one)).toMatchObject({ answerMinutes: 20, rating: 4.7 })
  })

  test('R1.7: shows the time to the first answer in the mentor’s hours', async () => {
    // It is Saturday noon in Korea; they answer on weekdays from nine.
    const [asker, one] = [await member(), await mentor()]
    const { id } = await ask(asker)
    accounts.pass(2 * DAY)
    await world.again(one)
    await answered({ id }, one)
    expect(await desk(one)).toMatchObject({ answerMinutes: 3 * 60, rating: null })
    const { items } = (await asker.browser.get('/mentors?limit=50')).data as { items: Mentor[] }
    expect(items.find(({ nickname }) => nickname === one.nickname)).toMatchObject({
      answerMinutes: 180,
      answeredCount: 1,
    })
  })

  test('R1.7: shows for a minute who else reads or writes', async () => {
    const [asker, one, other] = [await member(), await mentor(), await mentor()]
    const { id } = await ask(asker)
    const at = (by: Signed, doing: string) => by.browser.put(`/mentor-desk/questions/${id}/presence`, { doing })
    expect((await at(one, 'reading')).data).toEqual([])
    expect((await at(other, 'reading')).data).toEqual([{ nickname: one.nickname, doing: 'reading' }])
    await at(one, 'writing')
    expect(((await onDesk(other, id)).data as QuestionOnDesk).others).toEqual([
      { nickname: one.nickname, doing: 'writing' },
    ])
    const third = await mentor()
    accounts.pass(1)
    await at(third, 'reading')
    const others = ((await onDesk(other, id)).data as QuestionOnDesk).others.map(({ nickname }) => nickname)
    expect(others, 'who writes is named first').toEqual([one.nickname, third.nickname])
    accounts.pass(58)
    await accounts.runJobs()
    expect(((await onDesk(other, id)).data as QuestionOnDesk).others).toHaveLength(2)
    accounts.pass(3)
    expect(((await onDesk(other, id)).data as QuestionOnDesk).others).toEqual([])
    await accounts.runJobs()
    const { rowCount } = await accounts.database.pool.query('select 1 from mentor_presences')
    expect(rowCount).toBe(0)
  })

  test('R1.7: finds saved replies by a part of a word and by 초성, and those of their owner alone', async () => {
    const [one, other] = [await mentor(), await mentor()]
    const add = (body: object) => one.browser.post('/mentor-desk/replies', body)
    const { id } = (await add({ title: '차멀미 안내', text: '두 시간 전부터 굶겨 주세요.' })).data as SavedReply
    await add({ title: '입마개 고르기', text: '입을 벌릴 수 있는 크기여야 해요.' })
    const found = async (by: Signed, q: string) =>
      ((await by.browser.get(`/mentor-desk/replies?q=${encodeURIComponent(q)}`)).data as SavedReply[]).map(
        (reply) => reply.title,
      )
    expect(await found(one, '멀미')).toEqual(['차멀미 안내'])
    expect(await found(one, 'ㅇㅁㄱ')).toEqual(['입마개 고르기'])
    expect(await found(one, '굶겨')).toEqual(['차멀미 안내'])
    expect(await found(other, '멀미')).toEqual([])
    expect((await other.browser.put(`/mentor-desk/replies/${id}`, { title: '남', text: '것' })).code).toBe(
      'REPLY_NOT_FOUND',
    )
    await one.browser.put(`/mentor-desk/replies/${id}`, { title: '배멀미', text: '갑판에서 쉬어요.' })
    expect(await found(one, '갑판')).toEqual(['배멀미'])
  })

  test('What fell 12: a saved reply is not overwritten by an older edit; the same sent again, and one of an older page, are saved', async () => {
    const one = await mentor()
    const kept = (await one.browser.post('/mentor-desk/replies', { title: '배멀미', text: '창가에 앉아요.' })).data
    const { id, version } = kept as SavedReply
    const edit = (text: string, basedOn?: string | null) =>
      one.browser.put(`/mentor-desk/replies/${id}`, { title: '배멀미', text, basedOn })
    const stored = async () => ((await one.browser.get('/mentor-desk/replies')).data as SavedReply[])[0]
    expect((await edit('갑판에서 쉬어요.', version)).status).toBe(200)
    expect((await edit('물을 마셔요.', version)).code).toBe('EDITED_ELSEWHERE')
    expect((await stored())?.text).toBe('갑판에서 쉬어요.')
    expect((await edit('갑판에서 쉬어요.', version)).status).toBe(200)
    expect((await edit('물을 마셔요.', (await stored())?.version)).status).toBe(200)
    expect((await edit('옛 화면에서 고쳤어요.')).status).toBe(200)
  })

  test('What fell 12: a mentor’s profile is not overwritten by an older edit, nor by a first one of another device', async () => {
    const one = await member()
    await accounts.database.orm.execute(sql`update users set role = 'mentor' where id = ${one.id}`)
    const write = (introduction: string, basedOn?: string | null) =>
      one.browser.put('/mentor-desk/profile', { ...PROFILE, introduction, basedOn })
    const first = await write('한 기기에서 먼저 쓴 소개예요.', null)
    expect(first.status).toBe(200)
    expect((await write('다른 기기에서 늦게 쓴 소개예요.', null)).code).toBe('EDITED_ELSEWHERE')
    expect((await write('한 기기에서 먼저 쓴 소개예요.', null)).status).toBe(200)
    const { version } = (await desk(one)).profile!
    expect((await write('한 기기에서 고친 소개예요.', version)).status).toBe(200)
    expect((await write('다른 기기에서 고친 소개예요.', version)).code).toBe('EDITED_ELSEWHERE')
    expect((await desk(one)).profile?.introduction).toBe('한 기기에서 고친 소개예요.')
    expect((await write('옛 화면에서 고친 소개예요.')).status).toBe(200)
  })

  test('What fell 14: a mentor keeps a hundred saved replies, and no more', async () => {
    const one = await mentor()
    await accounts.database.pool.query(
      `insert into mentor_replies (user_id, title, text) select $1, '답변 ' || n, '글' from generate_series(1, 99) as n`,
      [one.id],
    )
    const add = () => one.browser.post('/mentor-desk/replies', { title: '차멀미 안내', text: '굶겨 주세요.' })
    expect((await add()).status).toBe(200)
    expect((await add()).code).toBe('REPLIES_FULL')
  })
})

test('R1.7: a mentor is told by mail that they are asked, and the asker that there is an answer, once', async () => {
  const [asker, one] = [await member(), await mentor()]
  const { id } = await ask(asker, { mentorId: await world.mentorId(one) })
  await answered({ id }, one)
  await world.answer(one, id, { text: '한 번 더 고쳐 쓴 답변이에요. 다시 읽어 주세요.' })
  const mails = await accounts.mails()
  expect(mails.map(({ to }) => to)).toEqual([one.email, asker.email])
  expect(mails[0]?.text).toContain(`/mentor-dashboard/response/${id}`)
  expect(mails[1]?.text).toContain(`/mentoring/my/${id}`)
})

test('R1.7: a purge deletes what is private and leaves what is public without a name', async () => {
  const [asker, one] = [await member(), await mentor()]
  const dogId = await insertDog(accounts.database.orm, asker.id, dogInput({ name: '콩이' }), new Date())
  const open = await answered(await ask(asker, { dogId }), one)
  const secret = await answered(await ask(asker, { publish: false }), one)
  const held = await ask(await member())
  await world.take(one, held.id)
  await one.browser.put(`/mentor-desk/questions/${held.id}/presence`, { doing: 'writing' })
  const wanted = await ask(await member(), { mentorId: await world.mentorId(one) })
  const photo = { src: '/media/photo-a-{w}.webp', widths: [320], alt: '', credit: null }
  const photoId = randomUUID()
  await insertPhoto(accounts.database.orm, { id: photoId, userId: asker.id, photo, createdAt: new Date() })
  const withPhoto = await ask(asker, { photoIds: [photoId] })
  const { answers } = ((await one.browser.get('/users/me/export')).data as { mentoring: { answers: { id: number }[] } })
    .mentoring
  expect(answers.map(({ id }) => id)).toEqual([open, secret])
  const exported = (await asker.browser.get('/users/me/export')).data as { mentoring: { questions: MyQuestion[] } }
  expect(exported.mentoring.questions.map(({ id }) => id)).toEqual([withPhoto.id, secret, open])
  await accounts.database.pool.query('update users set withdrawn_at = $1 where id = any($2)', [
    new Date(0),
    [asker.id, one.id],
  ])
  await purgeWithdrawn(accounts.deps(), accounts.deps().clock())
  const { rows } = await accounts.database.pool.query<{
    id: number
    state: string
    dog: { name: string | null } | null
  }>('select id, state, dog, wanted_id from mentor_questions where id = any($1) order by id', [
    [open, secret, held.id, wanted.id, withPhoto.id],
  ])
  expect(rows).toMatchObject([
    { id: open, state: 'answered', dog: { name: null } },
    { id: held.id, state: 'asked' },
    { id: wanted.id, state: 'asked', wanted_id: null },
  ])
  const { rows: left } = await accounts.database.pool.query(
    'select (select count(*)::int from mentor_presences where user_id = $1) as seen, (select count(*)::int from photos where id = $2 and used) as used',
    [one.id, photoId],
  )
  expect(left).toEqual([{ seen: 0, used: 0 }])
  const reader = await member()
  const page = (await reader.browser.get(`/answers/${open}`)).data as PublishedAnswer
  expect(page.mentor).toBeNull()
})

test('What fell: a member’s own questions are listed latest first, page by page, and nobody else’s', async () => {
  const [one, other] = [await member(), await member()]
  const ids: number[] = []
  for (const title of ['하나를 물어요', '둘을 물어요', '셋을 물어요']) ids.unshift((await ask(one, { title })).id)
  await ask(other)
  const seen: number[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = (await one.browser.get(`/questions?limit=2${cursor && `&cursor=${cursor}`}`)).data as {
      items: MyQuestion[]
      cursor: string | null
    }
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.cursor
  }
  expect(seen).toEqual(ids)
})
