import { mentoringApi } from '../../../contract/mentoring/mentoring-api.ts'
import type { RatingBody } from '../../../contract/mentoring/mentoring.ts'
import type { MyQuestion, QuestionBody } from '../../../contract/mentoring/questions.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { answersKey, myQuestionQuery, questionsKey } from './queries.ts'

const listsAnew = ({ queryClient, author }: CommandContext) => {
  void queryClient.invalidateQueries({ queryKey: questionsKey(author) })
  void queryClient.invalidateQueries({ queryKey: answersKey })
}

const show = (context: CommandContext, question: MyQuestion | undefined): void => {
  if (question) context.queryClient.setQueryData(myQuestionQuery(context.author, question.id).queryKey, question)
  listsAnew(context)
}

export const askQuestion: Command<QuestionBody, MyQuestion> = {
  name: 'questions.ask',
  shows: { waiting: 'screen', failure: 'screen' },
  photos: (body, idOf) => ({ ...body, photoIds: body.photoIds.map(idOf) }),
  send: (call, body) => call(mentoringApi.askQuestion, { body }),
  settle: (context, _body, question) => show(context, question),
  words: { done: () => ({ text: '질문을 보냈어요. 답변이 오면 메일로 알려 드릴게요.', tone: 'success' }) },
}

export const rateAnswer: Command<{ id: number; body: RatingBody }, MyQuestion> = {
  name: 'questions.rate',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { id, body }) => call(mentoringApi.rateAnswer, { params: { id }, body }),
  settle: (context, _input, question) => show(context, question),
  words: { done: () => ({ text: '고마워요. 멘토에게 큰 힘이 돼요.', tone: 'success' }) },
}

export const setPublished: Command<{ id: number; publish: boolean }, MyQuestion> = {
  name: 'questions.publish',
  shows: { waiting: 'screen', failure: 'toast' },
  scope: ({ id }) => `questions.publish.${id}`,
  send: (call, { id, publish }) => call(mentoringApi.setQuestionPublished, { params: { id }, body: { publish } }),
  settle: (context, _input, question) => show(context, question),
  words: {
    done: ({ publish }) => ({
      text: publish ? '멘토도 동의하면 이름 없이 공개돼요.' : '공개를 멈췄어요.',
      tone: 'success',
    }),
  },
}

export const removeQuestion: Command<{ id: number }, unknown> = {
  name: 'questions.remove',
  shows: { waiting: 'overlay', failure: 'toast' },
  send: (call, { id }) => call(mentoringApi.deleteQuestion, { params: { id } }),
  settle: (context, { id }) => {
    context.queryClient.removeQueries({ queryKey: myQuestionQuery(context.author, id).queryKey })
    listsAnew(context)
  },
  words: { done: () => ({ text: '질문을 지웠어요.', tone: 'success' }) },
}
