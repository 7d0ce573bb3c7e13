import { mentoringDeskApi } from '../../../contract/mentoring/mentoring-desk-api.ts'
import { type Desk, mentoringDeskOperations } from '../../../contract/mentoring/mentoring-desk.ts'
import { ANSWER_PAGE } from '../../../contract/mentoring/mentoring.ts'
import { idPage, readIdCursor } from '../../cursors/id.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { withVersion } from '../../lib/version-of.ts'
import { fail } from '../../refusals/refusal.ts'
import { getDeskQuestion, historyOf, isVisible, listDeskQuestions, waitingFor } from './desk-store.ts'
import { deskFigures, readProfile, saveProfile } from './mentor-store.ts'
import { othersAt, showPresence } from './presence-store.ts'
import { addReply, changeReply, listReplies, removeReply } from './reply-store.ts'
import { answer, type Context, returnQuestion, takeQuestion } from './service.ts'

/** What mentors do. */
export function deskRoutes(context: Context): Route[] {
  const {
    deps: { db, clock },
    ports: { places },
  } = context
  const deskOf = async (userId: number): Promise<Desk> => {
    const profile = await readProfile(db, userId)
    return { profile: profile && withVersion(profile), ...(await deskFigures(db, userId, waitingFor(userId))) }
  }
  return serve(mentoringDeskApi, mentoringDeskOperations, {
    getDesk: ({ actor: { userId } }) => deskOf(userId),

    async saveMentorProfile({ actor: { userId }, body }) {
      await saveProfile(db, userId, body, clock())
      return deskOf(userId)
    },

    async listDeskQuestions({ actor: { userId }, query: { list, cursor, limit = ANSWER_PAGE } }) {
      const last = readIdCursor(cursor)
      return idPage(await listDeskQuestions(db, places, userId, { list, last, limit: limit + 1 }), limit)
    },

    getDeskQuestion: async ({ actor: { userId }, params: { id } }) => ({
      question: await getDeskQuestion(db, places, userId, id),
      history: await historyOf(db, userId, id),
      others: await othersAt(db, id, userId, clock()),
    }),

    async takeQuestion({ actor: { userId }, params: { id }, body: { taken } }) {
      if (taken) await takeQuestion(context, userId, id)
      else await returnQuestion(context, userId, id)
      return getDeskQuestion(db, places, userId, id)
    },

    async answerQuestion({ actor: { userId }, params: { id }, body }) {
      await answer(context, userId, id, body)
      return getDeskQuestion(db, places, userId, id)
    },

    async showPresence({ actor: { userId }, params: { id }, body: { doing } }) {
      if (!(await isVisible(db, userId, id))) fail('QUESTION_NOT_FOUND')
      await showPresence(db, { questionId: id, userId, doing }, clock())
      return othersAt(db, id, userId, clock())
    },

    listSavedReplies: async ({ actor: { userId }, query: { q } }) =>
      (await listReplies(db, userId, q)).map(withVersion),

    createSavedReply: async ({ actor: { userId }, body }) => withVersion(await addReply(db, userId, body)),

    updateSavedReply: async ({ actor: { userId }, params: { id }, body }) =>
      withVersion(await changeReply(db, userId, id, body)),

    async deleteSavedReply({ actor: { userId }, params: { id } }) {
      await removeReply(db, userId, id)
      return null
    },
  })
}
