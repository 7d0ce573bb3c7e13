import { mentoringApi } from '../../../contract/mentoring/mentoring-api.ts'
import { ANSWER_PAGE, mentoringOperations } from '../../../contract/mentoring/mentoring.ts'
import { mentorsAdminApi } from '../../../contract/mentoring/mentors-admin-api.ts'
import { mentorsAdminOperations } from '../../../contract/mentoring/mentors-admin.ts'
import { idPage, readIdCursor } from '../../cursors/id.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { actOf } from '../records/handlers.ts'
import { getMentorRecord, listMentorRecords, listQuestionRecords, updateMentor } from './admin-store.ts'
import { getAnswer, listAnswers } from './answer-store.ts'
import { deskRoutes } from './desk-routes.ts'
import { listMentors } from './mentor-store.ts'
import type { MentoringPorts } from './ports.ts'
import { getQuestion, listQuestions, removeQuestion, setPublish } from './question-store.ts'
import { ask, rateAnswer } from './service.ts'

export function mentoringRoutes(deps: Deps, ports: MentoringPorts): Route[] {
  const { db, clock } = deps
  const { places } = ports
  const list = { db, key: deps.keys.of('cursors of mentors') }
  return [
    ...serve(mentoringApi, mentoringOperations, {
      async listMentors({ query: { topic, cursor, limit = ANSWER_PAGE } }) {
        const after = readIdCursor(cursor)
        return idPage(await listMentors(db, { topic, after, limit: limit + 1 }, clock()), limit)
      },

      async listAnswers({ query: { q, topic, cursor, limit = ANSWER_PAGE } }) {
        const before = readIdCursor(cursor)
        return idPage(await listAnswers(db, { q, topic, before, limit: limit + 1 }), limit)
      },

      getAnswer: ({ params: { id } }) => getAnswer(db, places, id),

      askQuestion: ({ actor: { userId }, body }) => ask({ deps, ports }, userId, body),

      async listMyQuestions({ actor: { userId }, query: { cursor, limit = ANSWER_PAGE } }) {
        const before = readIdCursor(cursor)
        return idPage(await listQuestions(db, places, userId, { before, limit: limit + 1 }), limit)
      },

      getMyQuestion: ({ actor: { userId }, params: { id } }) => getQuestion(db, places, userId, id),

      async deleteQuestion({ actor: { userId }, params: { id } }) {
        await removeQuestion(db, userId, id)
        return null
      },

      async setQuestionPublished({ actor: { userId }, params: { id }, body: { publish } }) {
        await setPublish(db, userId, id, publish)
        return getQuestion(db, places, userId, id)
      },

      async rateAnswer({ actor: { userId }, params: { id }, body }) {
        await rateAnswer({ deps, ports }, userId, id, body)
        return getQuestion(db, places, userId, id)
      },
    }),
    ...deskRoutes({ deps, ports }),
    ...serve(mentorsAdminApi, mentorsAdminOperations, {
      listMentorRecords: ({ query }) => listMentorRecords(list, query),
      getMentorRecord: ({ params: { id } }) => getMentorRecord(db, id),
      updateMentor: (call) => updateMentor(db, { id: call.params.id, body: call.body }, actOf(call, clock())),
      listQuestionRecords: ({ query }) => listQuestionRecords(list, query),
    }),
  ]
}
