import * as v from 'valibot'
import { CORRECTION_STATES, CORRECTION_WAYS } from '../corrections/corrections.ts'
import { operation } from '../api/operation.ts'
import { Proposal } from './proposals.ts'
import { choiceText, keysChoice, queueQuery } from '../records/records.ts'
import { idText } from '../api/wire.ts'
import { Lines } from '../text/plain-text.ts'

/** A member's proposal as the admin reads it. */
export const ProposedPlace = v.object({ ...Proposal.entries, author: v.string() })
export type ProposedPlace = v.InferOutput<typeof ProposedPlace>

/** Of a proposal that doesn't become a place: why, and the place that it is already, if it is one. */
export const DeclineBody = v.object({
  answer: v.pipe(Lines, v.minLength(2, '왜 더하지 않는지 적어 주세요.'), v.maxLength(300, '300자까지 쓸 수 있어요.')),
  placeId: v.nullable(
    v.pipe(
      v.number('장소의 번호를 써 주세요.'),
      v.integer('장소의 번호를 써 주세요.'),
      v.minValue(1, '장소의 번호를 써 주세요.'),
      v.maxValue(2_147_483_647, '장소의 번호를 써 주세요.'),
    ),
  ),
})
export type DeclineBody = v.InferOutput<typeof DeclineBody>

const one = v.object({ id: idText })

export const proposalsAdminOperations = {
  /** Undecided ones the longest waiting first, decided ones the latest first; a page at a time. */
  listProposals: operation({
    summary: 'Places that members have proposed, by state',
    query: queueQuery({
      state: v.optional(v.picklist(CORRECTION_STATES), 'pending'),
      group: v.optional(keysChoice),
      way: v.optional(choiceText(CORRECTION_WAYS)),
    }),
    data: v.object({ items: v.array(ProposedPlace), total: v.number() }),
    owner: 'nobody',
  }),
  getProposal: operation({
    summary: 'One place that a member has proposed',
    params: one,
    data: ProposedPlace,
    errors: ['PROPOSAL_NOT_FOUND'],
    owner: 'nobody',
  }),
  /** Its author is told. It is accepted by `createPlace`. */
  declineProposal: operation({
    summary: 'Declines a proposal, as it is no place for dogs or is known already',
    params: one,
    body: DeclineBody,
    data: ProposedPlace,
    errors: ['PROPOSAL_NOT_FOUND', 'PROPOSAL_DECIDED', 'PLACE_NOT_FOUND'],
    owner: 'nobody',
    limit: [],
    touches: [],
  }),
}
