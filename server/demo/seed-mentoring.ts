import type { Deps } from '../deps.ts'
import { insertSampleMembers } from '../domains/accounts/sample-store.ts'
import { insertSampleMentoring } from '../domains/mentoring/sample-store.ts'
import { PEOPLE } from './people.ts'
import { DEMO_MENTORS, DEMO_QUESTIONS } from './questions.ts'

const DAY_MS = 86_400_000

/** Writes fictional mentors and the questions that they answered, labelled 예시. */
export async function seedMentoring(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  people: readonly number[],
): Promise<void> {
  const ago = (days: number) => new Date(clock().getTime() - days * DAY_MS)
  const nicknames = DEMO_MENTORS.map(({ nickname }) => nickname)
  const mentors = await insertSampleMembers(db, nicknames, ago(400), 'mentor')
  await insertSampleMentoring(
    db,
    DEMO_MENTORS.map(({ nickname: _nickname, ...profile }, nth) => ({ ...profile, userId: mentors[nth] as number })),
    DEMO_QUESTIONS.map(({ mentor, person, daysAgo, minutes, ...question }) => {
      const { breed, weightKg, size } = (PEOPLE[person] as (typeof PEOPLE)[number]).dog
      const dog = { name: null, breed, weightKg, size, restricted: false, guide: false, count: 1 }
      return {
        ...question,
        dog: { ...dog, birthday: null, sex: null, neutered: null, traits: [] },
        askerId: people[person] as number,
        mentorId: mentors[mentor] as number,
        answerMinutes: minutes,
        askedAt: ago(daysAgo),
        // About as long after it as a question waits over night.
        answeredAt: ago(daysAgo - 0.6),
      }
    }),
  )
}
