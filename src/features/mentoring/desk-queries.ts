import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mentoringDeskApi } from '../../../contract/mentoring/mentoring-desk-api.ts'
import type { DeskList } from '../../../contract/mentoring/mentoring-desk.ts'
import type { Presence } from '../../../contract/mentoring/questions.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT, AS_CONTENT_ALWAYS, IF_POSSIBLE } from '../../platform/api/display.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'

/** Key prefix of all that a mentor works with. */
export const deskKey = (userId: number | null) => memberKey(userId, 'desk')

export const deskQuery = (userId: number | null) =>
  queryOptions({
    queryKey: [...deskKey(userId), 'overview'],
    queryFn: ({ signal }) => call(mentoringDeskApi.getDesk, { signal }),
    meta: { ...memberPersisted('getDesk'), shows: AS_CONTENT },
    enabled: userId !== null,
    staleTime: 0,
  })

export const deskQuestionsQuery = (userId: number | null, list: DeskList) =>
  infiniteQueryOptions({
    queryKey: [...deskKey(userId), 'list', list],
    queryFn: ({ pageParam, signal }) =>
      call(mentoringDeskApi.listDeskQuestions, { query: { list, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    meta: { ...memberPersisted('listDeskQuestions'), shows: AS_CONTENT },
    enabled: userId !== null,
    staleTime: 0,
  })

export const deskQuestionQuery = (userId: number | null, id: number) =>
  queryOptions({
    queryKey: [...deskKey(userId), 'one', id],
    queryFn: ({ signal }) => call(mentoringDeskApi.getDeskQuestion, { params: { id }, signal }),
    meta: { ...memberPersisted('getDeskQuestion'), shows: AS_CONTENT_ALWAYS },
    enabled: userId !== null,
    staleTime: 0,
  })

const SIGN_OF_LIFE_MS = 20_000

/** Who else is at a question. Asking tells the others what the caller does, so it is repeated while the page is in front. */
export const presenceQuery = (userId: number | null, id: number, doing: Presence) =>
  queryOptions({
    queryKey: [...deskKey(userId), 'presence', id, doing],
    queryFn: () => call(mentoringDeskApi.showPresence, { params: { id }, body: { doing }, quiet: true }),
    placeholderData: keepPreviousData,
    meta: { shows: IF_POSSIBLE },
    enabled: userId !== null,
    refetchInterval: SIGN_OF_LIFE_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const repliesKey = (userId: number | null) => [...deskKey(userId), 'replies']
export const repliesQuery = (userId: number | null, q: string) =>
  queryOptions({
    queryKey: [...repliesKey(userId), q],
    queryFn: ({ signal }) => call(mentoringDeskApi.listSavedReplies, { query: q ? { q } : {}, signal }),
    placeholderData: keepPreviousData,
    meta: { ...memberPersisted('listSavedReplies'), shows: AS_CONTENT },
    enabled: userId !== null,
    staleTime: 30_000,
  })
