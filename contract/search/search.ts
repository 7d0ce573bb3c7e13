import * as v from 'valibot'
import { operation } from '../api/operation.ts'
import { Line } from '../text/plain-text.ts'

export const Word = v.pipe(Line, v.minLength(1), v.maxLength(60))

/** One line below the search box: a place to open, a region or kind of place to list, or words that were probably meant. */
export const Autocomplete = v.object({
  kind: v.picklist(['place', 'region', 'group', 'word']),
  text: v.string(),
  /** Second line: address of a place, count of a region. */
  detail: v.string(),
  highlights: v.array(v.tuple([v.number(), v.number()])),
  placeId: v.nullable(v.number()),
  group: v.nullable(v.string()),
  sido: v.nullable(v.string()),
  sigungu: v.nullable(v.string()),
})
export type Autocomplete = v.InferOutput<typeof Autocomplete>

export const searchOperations = {
  listAutocomplete: operation({
    summary: 'At most 8 lines for what is being typed; 초성 and parts of words included',
    query: v.object({
      q: Word,
      /** If nothing is found: the words that were probably meant, then what they find. Pages that don't know such lines don't ask. */
      slips: v.optional(v.literal('1')),
    }),
    data: v.array(Autocomplete),
    // Among places that match equally, the most liked is first.
    shows: ['words', 'order:place.relevance'],
  }),

  listPopularWords: operation({
    summary: 'At most 10 words that several visitors searched with results in the last 30 days',
    data: v.array(v.string()),
    shows: ['popular'],
  }),

  /** Sent by the page when a visitor opens a search result or finds nothing, so that reading stays free of side effects. */
  recordSearch: operation({
    summary:
      'Counts a searched word, towards the popular ones or those that find nothing (once per word, visitor and day)',
    body: v.object({ word: Word }),
    data: v.null(),
    limit: [],
    // Popular words may be minutes old, and a visitor’s call must not invalidate cached answers for everybody.
    touches: [],
  }),
}
