import type { AnswerBody } from '../../../contract/mentoring/mentoring-desk.ts'
import type { RatingBody } from '../../../contract/mentoring/mentoring.ts'
import type { NotificationEvent } from '../../../contract/notifications/notifications.ts'
import {
  MAX_OPEN_QUESTIONS,
  type MyQuestion,
  type QuestionBody,
  type QuestionDog,
} from '../../../contract/mentoring/questions.ts'
import type { Photo } from '../../../contract/api/media.ts'
import type { Db } from '../../db/index.ts'
import { lockPlaceOf } from '../../db/transactions/lock-place-of.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../refusals/refusal.ts'
import { enqueueMail } from '../accounts/service.ts'
import { claimPhoto } from '../photos/store.ts'
import { giveBack, take, writeAnswer } from './desk-store.ts'
import { findMentor, readProfile } from './mentor-store.ts'
import type { MentoringPorts } from './ports.ts'
import { countOpen, getQuestion, insertQuestion, rate } from './question-store.ts'

export interface Context {
  deps: Deps
  ports: MentoringPorts
}

export function ask({ deps, ports }: Context, askerId: number, body: QuestionBody): Promise<MyQuestion> {
  const { title, text, topic, publish } = body
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    // Locks the member before the dog, as who deletes the dog does.
    if ((await countOpen(tx, askerId)) >= MAX_OPEN_QUESTIONS) fail('QUESTIONS_FULL')
    const dog = body.dogId === null ? null : await dogOf(tx, ports, askerId, body.dogId)
    const mentor = body.mentorId === null ? null : await findMentor(tx, body.mentorId, now)
    if (body.mentorId !== null && (!mentor || mentor.userId === askerId)) fail('MENTOR_NOT_FOUND')
    if (mentor && !mentor.accepting) fail('MENTOR_NOT_ACCEPTING')
    const placeId = body.placeId === null ? null : await lockPlace(tx, ports, body.placeId)
    const photos: Photo[] = []
    for (const id of body.photoIds) photos.push((await claimPhoto(tx, askerId, id)) ?? fail('PHOTO_NOT_FOUND'))
    const wantedId = mentor?.userId ?? null
    const question = { askerId, wantedId, title, text, topic, publish, placeId, dog, photos }
    const id = await insertQuestion(tx, question, now)
    if (mentor) {
      await ports.newsroom.tell(tx, [{ ...questionNews(id, 'asked', askerId), userId: mentor.userId }], now)
      await tell({ ...deps, db: tx }, mentor.userId, {
        title: '질문을 받았어요',
        paragraphs: [`‘${title}’`, '48시간 안에 맡지 않으면 모든 멘토에게 넘어가요.'],
        button: { label: '질문 보기', path: `/mentor-dashboard/response/${id}` },
      })
    }
    return getQuestion(tx, ports.places, askerId, id)
  })
}

/** Until the question names it, it can't be merged away. @returns its id, or that of the one into which it was merged before */
async function lockPlace(tx: Db, { places }: MentoringPorts, given: number): Promise<number> {
  const present = async () => (await places.mergedAmong(tx, [given])).get(given) ?? given
  const seen = { shown: false }
  const id = await lockPlaceOf(present, async (at) => void (seen.shown = (await places.lock(tx, at)) === true))
  return id !== null && seen.shown ? id : fail('PLACE_NOT_FOUND')
}

async function dogOf(tx: Db, { dogs }: MentoringPorts, askerId: number, dogId: number): Promise<QuestionDog> {
  const held = (await dogs.hold(tx, askerId, dogId)) ?? fail('DOG_NOT_FOUND')
  const { name, weightKg, size, breed, restricted, guide, birthday, sex, neutered, traits } = held
  return { name, weightKg, size, breed, restricted, guide, count: 1, birthday, sex, neutered, traits }
}

type Words = { title: string; paragraphs: string[]; button: { label: string; path: string } }

const tell = (deps: Deps, userId: number, words: Words) => enqueueMail(deps, { kind: 'decision', userId, ...words })

const questionNews = (subjectId: number, event: NotificationEvent, actorId: number | null) =>
  ({ event, subject: 'question', subjectId, actorId }) as const

export async function takeQuestion({ deps: { db, clock }, ports }: Context, userId: number, id: number): Promise<void> {
  if (!(await readProfile(db, userId))) fail('MENTOR_PROFILE_MISSING')
  const now = clock()
  await db.transaction(async (tx) => {
    const asker = await take(tx, userId, id, now)
    if (asker !== null) await ports.newsroom.tell(tx, [{ ...questionNews(id, 'taken', userId), userId: asker }], now)
  })
}

export async function returnQuestion({ deps: { db, clock }, ports }: Context, userId: number, id: number) {
  const now = clock()
  await db.transaction(async (tx) => {
    const asker = await giveBack(tx, userId, id, now)
    if (asker !== null) await ports.newsroom.tell(tx, [{ ...questionNews(id, 'returned', null), userId: asker }], now)
  })
}

export async function rateAnswer(
  { deps: { db, clock }, ports }: Context,
  userId: number,
  id: number,
  body: RatingBody,
) {
  const now = clock()
  await db.transaction(async (tx) => {
    const mentor = await rate(tx, userId, id, body, now)
    if (mentor !== null) await ports.newsroom.tell(tx, [{ ...questionNews(id, 'rated', userId), userId: mentor }], now)
  })
}

/** Writes or edits the answer; at the first one the asker is told. */
export function answer({ deps, ports }: Context, userId: number, id: number, body: AnswerBody): Promise<void> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const askerId = await writeAnswer(tx, userId, id, body, now)
    if (askerId === null) return
    await ports.newsroom.tell(tx, [{ ...questionNews(id, 'answered', userId), userId: askerId }], now)
    await tell({ ...deps, db: tx }, askerId, {
      title: '질문에 답변이 달렸어요',
      paragraphs: ['멘토가 질문에 답했어요. 도움이 됐는지 별점으로 알려 주세요.'],
      button: { label: '답변 보기', path: `/mentoring/my/${id}` },
    })
  })
}
