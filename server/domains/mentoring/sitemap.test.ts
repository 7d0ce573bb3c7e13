import { expect, test } from 'vitest'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { createMember } from '../../testing/members.ts'
import { sitemapPaths } from '../../testing/sitemap-paths.ts'
import { insertSampleMentoring } from './sample-store.ts'

const database = useReferenceDatabase()

const listed = () => sitemapPaths(database, 'answers')

test('R2.34 the sitemap lists answers that are published and are not of the demo', async () => {
  const clock = () => new Date('2026-11-21T03:00:00Z')
  const asker = await createMember({ db: database.orm, clock })
  const mentor = await createMember({ db: database.orm, clock }, 'mentor')
  const asked = ['하나', '둘', '셋'].map((title) => ({
    title: `${title}째 질문이에요`,
    text: '어떻게 하면 좋을까요?',
    answer: '조금씩 늘려 보세요.',
    topic: 'behaviour' as const,
    dog: null,
    askerId: asker.id,
    mentorId: mentor.id,
    stars: null,
    ratingText: '',
    answerMinutes: 5,
    askedAt: clock(),
    answeredAt: clock(),
  }))
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
    asked,
  )
  expect(await listed()).toEqual([])
  await database.pool.query('update mentor_questions set sample = false where id in (1, 2)')
  await database.pool.query('update mentor_questions set answer_publish = false where id = 2')
  expect(await listed()).toEqual(['/mentoring/1'])
})
