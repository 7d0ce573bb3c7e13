import { mentoringDeskApi } from '../../../contract/mentoring/mentoring-desk-api.ts'
import type { AnswerEdit, ProfileEdit, ReplyEdit } from '../../../contract/mentoring/mentoring-desk.ts'
import type {
  MentorQuestion,
  QuestionOnDesk,
  SavedReply,
  SavedReplyBody,
} from '../../../contract/mentoring/questions.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { deskKey, deskQuestionQuery, repliesKey } from './desk-queries.ts'
import { answersKey, mentorsQuery } from './queries.ts'

const readAnew = ({ queryClient, author }: CommandContext) =>
  queryClient.invalidateQueries({ queryKey: deskKey(author) })

/** Shows the answered state of a question at once; all else on the desk is read anew. */
function show(context: CommandContext, question: MentorQuestion | undefined): void {
  const { queryClient, author } = context
  if (question)
    queryClient.setQueryData(deskQuestionQuery(author, question.id).queryKey, (known: QuestionOnDesk | undefined) =>
      known ? { ...known, question } : known,
    )
  void readAnew(context)
  void queryClient.invalidateQueries({ queryKey: answersKey })
}

export const takeQuestion: Command<{ id: number; taken: boolean }, MentorQuestion> = {
  name: 'desk.take',
  shows: { waiting: 'screen', failure: 'toast' },
  scope: ({ id }) => `desk.take.${id}`,
  // A refusal means that somebody else was faster: the lists show it then.
  patch: (context) => () => void readAnew(context),
  send: (call, { id, taken }) => call(mentoringDeskApi.takeQuestion, { params: { id }, body: { taken } }),
  settle: (context, _input, question) => show(context, question),
  words: {
    done: ({ taken }) =>
      taken
        ? { text: '질문을 맡았어요. 48시간 안에 답해 주세요.', tone: 'success' }
        : { text: '모든 멘토에게 돌려보냈어요.', tone: 'info' },
  },
}

export const answerQuestion: Command<{ id: number; body: AnswerEdit }, MentorQuestion> = {
  name: 'desk.answer',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { id, body }) => call(mentoringDeskApi.answerQuestion, { params: { id }, body }),
  settle: (context, _input, question) => show(context, question),
  words: { done: () => ({ text: '답변을 보냈어요.', tone: 'success' }) },
}

export const saveProfile: Command<ProfileEdit, unknown> = {
  name: 'desk.profile',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, body) => call(mentoringDeskApi.saveMentorProfile, { body }),
  settle: (context) => {
    void readAnew(context)
    void context.queryClient.invalidateQueries({ queryKey: mentorsQuery.queryKey })
  },
  words: { done: () => ({ text: '멘토 소개를 저장했어요.', tone: 'success' }) },
}

export const keepReply: Command<SavedReplyBody, SavedReply> = {
  name: 'desk.reply.keep',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, body) => call(mentoringDeskApi.createSavedReply, { body }),
  touches: (author) => [repliesKey(author)],
  words: { done: () => ({ text: '다음에도 쓸 수 있게 저장했어요.', tone: 'success' }) },
}

export const changeReply: Command<{ id: number; body: ReplyEdit }, SavedReply> = {
  name: 'desk.reply.change',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { id, body }) => call(mentoringDeskApi.updateSavedReply, { params: { id }, body }),
  touches: (author) => [repliesKey(author)],
  words: { done: () => ({ text: '저장한 답변을 고쳤어요.', tone: 'success' }) },
}

export const removeReply: Command<{ id: number }, unknown> = {
  name: 'desk.reply.remove',
  shows: { waiting: 'screen', failure: 'toast' },
  send: (call, params) => call(mentoringDeskApi.deleteSavedReply, { params }),
  touches: (author) => [repliesKey(author)],
  words: { done: () => ({ text: '저장한 답변을 지웠어요.', tone: 'info' }) },
}
