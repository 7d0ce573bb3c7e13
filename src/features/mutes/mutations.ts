import { mutesApi } from '../../../contract/mutes/mutes-api.ts'
import type { Mute, MuteLevel } from '../../../contract/mutes/mutes.ts'
import type { Command } from '../../platform/commands/command.ts'
import { isSame, type MuteTarget, muteWords, withMute } from './model.ts'
import { mutesQuery } from './queries.ts'

export interface MuteInput extends MuteTarget {
  /** Null takes it back. */
  level: MuteLevel | null
}

export const setMute: Command<MuteInput, Mute[]> = {
  name: 'mutes.set',
  shows: { waiting: 'screen', failure: 'toast' },
  // One after the other: each answer is the whole list.
  scope: () => 'all',
  patch: ({ queryClient, author }, input) => {
    const { queryKey } = mutesQuery(author)
    void queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)?.find((mute) => isSame(mute, input))
    const show = (level: MuteLevel | null, at: string) =>
      queryClient.setQueryData(queryKey, (known) => known && withMute(known, input, level, at))
    show(input.level, before?.at ?? new Date().toISOString())
    return () => show(before?.level ?? null, before?.at ?? '')
  },
  send: (call, { id, review, level }) => {
    const body = { level }
    if (id !== undefined) return call(mutesApi.setMute, { params: { id }, body })
    return call(mutesApi.muteReviewer, { params: { id: review ?? 0 }, body })
  },
  settle: ({ queryClient, author }, _, mutes) => queryClient.setQueryData(mutesQuery(author).queryKey, mutes),
  words: { done: ({ nickname, level }) => ({ text: muteWords(nickname, level), tone: 'success' }) },
}
