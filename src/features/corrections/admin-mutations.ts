import { verificationAdminApi } from '../../../contract/verification/verification-admin-api.ts'
import type { CheckBody, DecisionBody, PlaceToCheck } from '../../../contract/verification/verification-admin.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { placeToCheckQuery, VERIFICATION_KEY } from './admin-queries.ts'

const showPlace = ({ queryClient }: CommandContext, _input: unknown, place: PlaceToCheck | undefined) =>
  place && queryClient.setQueryData(placeToCheckQuery(place.id).queryKey, place)
/** Also what visitors' screens show of it. */
const touches = () => [[...VERIFICATION_KEY, 'list'], ['dashboard'], ['places'], ['place']]

export const checkPlace: Command<{ id: number; body: CheckBody }, PlaceToCheck> = {
  name: 'verification.check',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { id, body }) => call(verificationAdminApi.checkPlace, { params: { id }, body }),
  settle: showPlace,
  touches,
  words: { done: () => ({ text: '확인한 내용을 적었어요.', tone: 'success' }) },
}

export const decideCorrection: Command<{ id: number; body: DecisionBody }, PlaceToCheck> = {
  name: 'verification.decide',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { id, body }) => call(verificationAdminApi.decideCorrection, { params: { id }, body }),
  settle: showPlace,
  touches,
  words: {
    done: ({ body }) => ({
      text: body.accept ? '반영하고 메일로 알렸어요.' : '반려하고 메일로 알렸어요.',
      tone: 'success',
    }),
  },
}
