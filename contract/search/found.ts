import * as v from 'valibot'
import { Photo } from '../api/media.ts'
import { operation } from '../api/operation.ts'
import { NoticeSummary } from '../notices/notices.ts'
import { PostCard } from '../posts/posts.ts'
import { AnswerCard } from '../mentoring/questions.ts'
import { Word } from './search.ts'
import { cursorText, integerText, page } from '../api/wire.ts'

/** Ranges [start, end) of a text, in UTF-16 units. */
const Ranges = v.array(v.tuple([v.number(), v.number()]))

/** What a list of results shows of any text: its title, and the part of it that holds the words. */
const Marked = {
  id: v.number(),
  title: v.string(),
  highlights: Ranges,
  excerpt: v.object({ text: v.string(), highlights: Ranges }),
}
export type Marked = { [Key in keyof typeof Marked]: v.InferOutput<(typeof Marked)[Key]> }

export const FoundPost = v.object({
  ...v.pick(PostCard, ['board', 'author', 'anonymous', 'createdAt', 'likeCount', 'commentCount', 'sample']).entries,
  /** The first of its photos. */
  photo: v.nullable(Photo),
  ...Marked,
})
export type FoundPost = v.InferOutput<typeof FoundPost>

export const FoundNotice = v.object({ ...v.pick(NoticeSummary, ['category', 'publishedAt']).entries, ...Marked })
export type FoundNotice = v.InferOutput<typeof FoundNotice>

export const FoundAnswer = v.object({
  ...v.pick(AnswerCard, ['topic', 'mentor', 'answeredAt', 'sample']).entries,
  ...Marked,
})
export type FoundAnswer = v.InferOutput<typeof FoundAnswer>

/** What is searched. */
export const SEARCHED = ['place', 'post', 'notice', 'answer'] as const
export type Searched = (typeof SEARCHED)[number]

/** Results are counted up to this many. */
export const FOUND_CAP = 99
const FoundCount = v.object({ count: v.number(), /** There are more. */ capped: v.boolean() })
export type FoundCount = v.InferOutput<typeof FoundCount>
export const FoundCounts = v.object({ place: FoundCount, post: FoundCount, notice: FoundCount, answer: FoundCount })
export type FoundCounts = v.InferOutput<typeof FoundCounts>

export const FOUND_PAGE = { default: 20, max: 50 } as const
const FoundQuery = v.object({
  q: Word,
  cursor: v.optional(cursorText),
  limit: v.optional(integerText(1, FOUND_PAGE.max)),
})
export type FoundQuery = v.InferOutput<typeof FoundQuery>

/* @__NO_SIDE_EFFECTS__ */
const foundPage = <S extends v.GenericSchema>(item: S) =>
  v.object({
    ...page(item).entries,
    /** Nothing was found as typed, so these hold a word that differs by a typo. */ corrected: v.boolean(),
  })

export const foundOperations = {
  searchPosts: operation({
    summary: 'Public posts with all words, in the title first, then the latest first',
    query: FoundQuery,
    data: foundPage(FoundPost),
    errors: ['BAD_CURSOR'],
    shows: ['posts', 'post:{data.items.id}', 'boards'],
  }),

  searchNotices: operation({
    summary: 'Published notices with all words, in the same order',
    query: FoundQuery,
    data: foundPage(FoundNotice),
    errors: ['BAD_CURSOR'],
    shows: ['notices'],
  }),

  searchAnswers: operation({
    summary: 'Published answers of mentors with all words, in the same order',
    query: FoundQuery,
    data: foundPage(FoundAnswer),
    errors: ['BAD_CURSOR'],
    shows: ['answers'],
  }),

  countFound: operation({
    summary: `How many places, posts, notices and answers hold all words, each counted up to ${FOUND_CAP}`,
    query: v.object({ q: Word }),
    data: FoundCounts,
    shows: ['words', 'places', 'posts', 'notices', 'answers', 'boards'],
  }),

  /** For the same words as those of the public list, also if they were corrected. */
  countFoundForMe: operation({
    summary: `The same count of posts without those of muted members and those that the logged-in user has reported`,
    query: v.object({ q: Word }),
    data: v.object({ post: FoundCount }),
    owner: 'caller',
  }),
}
