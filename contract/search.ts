import * as v from 'valibot'
import { get, post } from './endpoint.ts'

const Word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))

/** One line below the search box: a place to open, or a region or kind of place to list. */
export const Suggestion = v.object({
  kind: v.picklist(['place', 'region', 'group']),
  text: v.string(),
  /** Second line: address of a place, count of a region. */
  detail: v.string(),
  highlights: v.array(v.tuple([v.number(), v.number()])),
  placeId: v.nullable(v.number()),
  group: v.nullable(v.string()),
  sido: v.nullable(v.string()),
  sigungu: v.nullable(v.string()),
})
export type Suggestion = v.InferOutput<typeof Suggestion>

export const listSuggestions = get('/search/suggestions', {
  summary: 'At most 8 suggestions for what is being typed; 초성 and parts of words included',
  access: 'public',
  query: v.object({ q: Word }),
  data: v.array(Suggestion),
  offline: false,
  maxAge: 60,
})

export const listPopularWords = get('/search/popular', {
  summary: 'At most 10 words that several visitors searched with success in the last 30 days',
  access: 'public',
  data: v.array(v.string()),
  offline: 'settings',
  maxAge: 300,
})

/** Told by the page when a visitor opened something from a search, so that reading stays free of side effects. */
export const recordSearch = post('/search/words', {
  summary: 'Counts a searched word towards the popular ones (once per word, visitor and day)',
  access: 'public',
  body: v.object({ word: Word }),
  data: v.null(),
})
