import * as v from 'valibot'
import { HOUR } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { idText } from '../api/wire.ts'

/**
 * What a member wants of another: `muted`, that what they say is out of sight and isn't told; `blocked`, that they also can't comment on the
 * member's posts or answer them.
 */
export const MUTE_LEVELS = ['muted', 'blocked'] as const
export type MuteLevel = (typeof MUTE_LEVELS)[number]

/** Null takes it back. */
const Level = v.object({ level: v.nullable(v.picklist(MUTE_LEVELS)) })

/** More than anybody needs; the bound lets `listMutes` answer without pages. */
export const MAX_MUTES = 500

export const Mute = v.object({
  /** Id of the other member. */
  id: v.number(),
  nickname: v.string(),
  level: v.picklist(MUTE_LEVELS),
  /** ISO instant. */
  at: v.string(),
})
export type Mute = v.InferOutput<typeof Mute>

const MUTES = { name: 'muteByAccount', per: '{member}', points: 100, seconds: HOUR } as const

const SET = {
  params: v.object({ id: idText }),
  body: Level,
  data: v.array(Mute),
  errors: ['TARGET_NOT_FOUND', 'MUTES_FULL'],
  owner: 'nobody',
  limit: [MUTES],
  whileSuspended: true,
  touches: [],
} as const

export const mutesOperations = {
  /** All of them, so that the page can leave out what they wrote: public answers are the same for everybody. */
  listMutes: operation({
    summary: 'Members whom the logged-in user has muted or blocked, latest first',
    data: v.array(Mute),
    owner: 'caller',
  }),

  /** Set, not toggled. The other member isn't told. */
  setMute: operation({ summary: 'Mutes or blocks a member, or takes that back', ...SET }),

  /** A published review names its author, without their id. */
  muteReviewer: operation({ summary: 'The same for the author of a published review', ...SET }),
}
