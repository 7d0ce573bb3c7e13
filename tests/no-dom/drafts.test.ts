import { expect, test } from 'vitest'
import { newReviewDraft } from '../../src/features/reviews/model.ts'

interface Place {
  key: string
  author: number | null
  maxAgeMs: number
}
type PlaceOf = (...given: (number | null)[]) => Place

const MODULES = import.meta.glob<Record<string, unknown>>('../../src/features/**/*model.ts')
const DAY_MS = 86_400_000
/** Each another number, so that a key says which it has. */
const GIVEN = [11, 12, 13]
const textOf = ({ key, author, maxAgeMs }: Place) => `${key}, of ${author}, ${maxAgeMs / DAY_MS} days`

/** Functions whose name says where a draft is; those that change one begin with a verb or a preposition. */
async function draftPlaces(): Promise<[name: string, place: PlaceOf][]> {
  const found: [string, PlaceOf][] = []
  for (const [file, load] of Object.entries(MODULES)) {
    const domain = /features\/([\w-]+)\//.exec(file)?.[1]
    for (const [name, value] of Object.entries(await load()))
      if (/^(?!to|from|read|merge)\w*Draft$/.test(name) && typeof value === 'function')
        found.push([`${domain} ${name}`, value as PlaceOf])
  }
  return found.toSorted(([a], [b]) => a.localeCompare(b))
}

const DRAFTS = {
  'accounts profileDraft': 'profile, of 11, 30 days',
  'comments commentDraft': 'comment.11.12, of 13, 30 days',
  'comments editDraft': 'comment.edit.11, of 12, 30 days',
  'corrections correctionDraft': 'info-edit.11, of 12, 7 days',
  'dogs dogFormDraft': 'dog.12, of 11, 30 days',
  'mentoring answerDraft': 'mentoring.answer.11, of 12, 30 days',
  'mentoring profileDraft': 'mentoring.profile, of 11, 30 days',
  'mentoring questionDraft': 'mentoring.ask, of 11, 30 days',
  'mentoring replyDraft': 'mentoring.reply.11, of 12, 30 days',
  'posts newPostDraft': 'post.new, of 11, 30 days',
  'posts postDraft': 'post.11, of 12, 30 days',
  'proposals proposalDraft': 'place-proposal.11, of 12, 30 days',
  'reports appealDraft': 'appeal.11.12, of 13, 30 days',
  'reports reportDraft': 'report.11.12, of 13, 7 days',
  'reviews newReviewDraft': 'review.new.11, of 12, 30 days',
  'reviews reviewDraft': 'review.11, of 12, 30 days',
}

test('What fell 14: each draft has a key of its own, of what and by whom it is, and an age', async () => {
  const places = (await draftPlaces()).map(([name, place]) => [name, place(...GIVEN.slice(0, place.length))] as const)
  expect(Object.fromEntries(places.map(([name, place]) => [name, textOf(place)]))).toEqual(DRAFTS)
  expect(new Set(places.map(([, { key }]) => key)).size).toBe(places.length)
})

test('What fell 14: a review that a visitor began lasts a day', () => {
  expect(textOf(newReviewDraft(11, null))).toBe('review.new.11, of null, 1 days')
})
