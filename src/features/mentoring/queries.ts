import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { mentoringApi } from '../../../contract/mentoring/mentoring-api.ts'
import type { PublishedAnswer } from '../../../contract/mentoring/questions.ts'
import { ApiError, call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'
import { kept, memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'
import { type AnswerSearch, readAnswerSearch } from './model.ts'

const MINUTE = 60_000

/** All mentors: more than a page of them is a list that nobody reads. */
export const mentorsQuery = queryOptions({
  queryKey: ['mentoring', 'mentors'],
  queryFn: async ({ signal }) => call(mentoringApi.listMentors, { query: { limit: 50 }, signal }),
  meta: { ...kept(mentoringApi.listMentors), dated: false, shows: AS_CONTENT },
  staleTime: MINUTE,
})

export const answersKey = ['mentoring', 'answers'] as const
export const answersQuery = (search: AnswerSearch) =>
  infiniteQueryOptions({
    queryKey: [...answersKey, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      call(mentoringApi.listAnswers, { query: { ...search, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    placeholderData: keepPreviousData,
    meta: { ...kept(mentoringApi.listAnswers), shows: AS_CONTENT },
    staleTime: MINUTE,
  })

export const answerQuery = (id: number) =>
  queryOptions({
    queryKey: [...answersKey, 'one', id],
    queryFn: ({ signal }) => call(mentoringApi.getAnswer, { params: { id }, signal }),
    meta: { ...kept(mentoringApi.getAnswer), shows: AS_CONTENT },
    staleTime: MINUTE,
  })

/** Starts what the screen of mentors and answers shows, without waiting for it. */
export function startMentoring(client: QueryClient, address: Record<string, unknown>): void {
  void client.prefetchQuery(mentorsQuery)
  void client.prefetchInfiniteQuery(answersQuery(readAnswerSearch(address)))
}

/** For the title. One that isn't published throws, for the error page; any other failure is shown by the screen. */
export async function loadAnswer(client: QueryClient, id: number): Promise<PublishedAnswer | null> {
  try {
    return await client.ensureQueryData(answerQuery(id))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ANSWER_NOT_FOUND') throw error
    return null
  }
}

/** Key prefix of a member's own questions. */
export const questionsKey = (userId: number | null) => memberKey(userId, 'questions')

export const myQuestionsQuery = (userId: number | null) =>
  infiniteQueryOptions({
    queryKey: [...questionsKey(userId), 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(mentoringApi.listMyQuestions, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    meta: { ...memberPersisted('listMyQuestions'), shows: AS_CONTENT },
    enabled: userId !== null,
    staleTime: MINUTE / 2,
  })

export const myQuestionQuery = (userId: number | null, id: number) =>
  queryOptions({
    queryKey: [...questionsKey(userId), 'one', id],
    queryFn: ({ signal }) => call(mentoringApi.getMyQuestion, { params: { id }, signal }),
    meta: { ...memberPersisted('getMyQuestion'), shows: AS_CONTENT },
    enabled: userId !== null,
    staleTime: MINUTE / 2,
  })

/** Places by a part of their name, to choose the one that a question is about. */
export const placesByNameQuery = (q: string) =>
  queryOptions({
    queryKey: ['mentoring', 'places', q],
    queryFn: async ({ signal }) => {
      const { searchApi } = await import('../../../contract/search/search-api.ts')
      return call(searchApi.listAutocomplete, { query: { q }, signal })
    },
    meta: { shows: AS_CONTENT },
    enabled: q !== '',
    staleTime: MINUTE,
    ...(q !== '' && { placeholderData: keepPreviousData }),
  })
