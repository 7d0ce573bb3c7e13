import { expect, test } from 'vitest'
import type { MentorQuestion } from '../../../contract/mentoring/questions.ts'
import { mentoringOnTestDatabase } from '../../testing/mentoring.ts'

const world = mentoringOnTestDatabase()
const { accounts, member, mentor, ask, question } = world
const HOUR = 3600

test('R1.7: of mentors who take a question at once exactly one gets it, and the others are told', async () => {
  const asker = await member()
  const mentors = await Promise.all(Array.from({ length: 6 }, () => mentor()))
  for (let round = 0; round < 5; round++) {
    const { id } = await ask(asker)
    const outcomes = await Promise.all(mentors.map((one) => world.take(one, id)))
    const winners = outcomes.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    expect(outcomes.filter(({ code }) => code === 'QUESTION_TAKEN')).toHaveLength(mentors.length - 1)
    const winner = mentors[outcomes.findIndex(({ status }) => status === 200)]
    expect((await question(asker, id)).mentor?.nickname).toBe(winner?.nickname)
    await asker.browser.delete(`/questions/${id}`)
  }
})

test('R1.7: taking it again, or giving back what one doesn’t hold, changes nothing', async () => {
  const [asker, one, other] = [await member(), await mentor(), await mentor()]
  const { id } = await ask(asker)
  await world.take(one, id)
  expect((await world.take(one, id)).data).toMatchObject({ state: 'taken', mine: true })
  expect((await world.take(other, id, false)).code).toBe('QUESTION_NOT_FOUND')
  expect(await question(asker, id)).toMatchObject({ state: 'taken', mentor: { nickname: one.nickname } })
  expect((await world.take(one, id, false)).data).toMatchObject({ state: 'asked', mine: false })
  expect((await world.take(other, id)).data).toMatchObject({ mine: true })
})

test('What fell: a question that is given back waits for an answer from then on', async () => {
  const [asker, one] = [await member(), await mentor()]
  const { id } = await ask(asker)
  await world.take(one, id)
  accounts.pass(10 * HOUR)
  await world.again(one)
  await world.take(one, id, false)
  const { rows } = await accounts.database.pool.query('select offered_at from mentor_questions where id = $1', [id])
  expect(rows).toEqual([{ offered_at: accounts.deps().clock() }])
})

test('R1.7: a question that its mentor has not taken in 48 hours goes back to all', async () => {
  const [asker, one, other] = [await member(), await mentor(), await mentor()]
  const { id, returnsAt } = await ask(asker, { mentorId: await world.mentorId(one) })
  expect(Date.parse(returnsAt ?? '')).toBe(accounts.deps().clock().getTime() + 48 * HOUR * 1000)
  accounts.pass(48 * HOUR - 1)
  await accounts.runJobs()
  await world.again(other)
  expect((await world.take(other, id)).code).toBe('QUESTION_NOT_FOUND')
  accounts.pass(1)
  await accounts.runJobs()
  await world.again(asker)
  expect(await question(asker, id)).toMatchObject({ state: 'asked', wanted: null, returnsAt: null })
  expect((await world.take(other, id)).data).toMatchObject({ mine: true })
})

test('R1.7: a question that was taken and not answered in 48 hours goes back to all; its mentor can’t answer it any more', async () => {
  const [asker, one] = [await member(), await mentor()]
  const { id } = await ask(asker)
  await world.take(one, id)
  accounts.pass(48 * HOUR)
  await accounts.runJobs()
  await world.again(one)
  expect((await world.answer(one, id)).code).toBe('QUESTION_NOT_FOUND')
  await world.again(asker)
  expect(await question(asker, id)).toMatchObject({ state: 'asked', mentor: null })
  const { rows } = await accounts.database.pool.query('select offered_at from mentor_questions where id = $1', [id])
  expect(rows).toEqual([{ offered_at: accounts.deps().clock() }])
  expect((await world.take(one, id)).data).toMatchObject({ mine: true })
})

test('R1.7: an answered question stays with its mentor', async () => {
  const [asker, one] = [await member(), await mentor()]
  const { id } = await ask(asker)
  await world.answered({ id }, one)
  accounts.pass(100 * HOUR)
  await accounts.runJobs()
  await world.again(one)
  const answer = await world.answer(one, id, { text: '나흘 뒤에 고쳐 쓴 답변이에요. 참고해 주세요.' })
  expect((answer.data as MentorQuestion).state).toBe('answered')
})

test('R1.7: what a mentor holds goes back at once when they are no mentor any more', async () => {
  const [asker, one, two] = [await member(), await mentor(), await mentor()]
  const [taken, wanted] = [await ask(asker), await ask(asker, { mentorId: await world.mentorId(two) })]
  await world.take(one, taken.id)
  await accounts.database.pool.query(`update users set role = 'member' where id = any($1)`, [[one.id, two.id]])
  await accounts.runJobs()
  expect(await question(asker, taken.id)).toMatchObject({ state: 'asked', mentor: null })
  expect(await question(asker, wanted.id)).toMatchObject({ state: 'asked', wanted: null })
})
