import { mentorsAdminApi } from '../../../contract/mentoring/mentors-admin-api.ts'
import type { MentorRecord, MentorState, QuestionRecord } from '../../../contract/mentoring/mentors-admin.ts'
import { grouped } from '../../lib/number-text.ts'
import type { QuestionState } from '../../../contract/mentoring/questions.ts'
import { type Edited, type Listed, optionsOf, timeCells } from '../backoffice/model.ts'
import { MENTOR_KIND_NAME, TOPIC_NAME } from '../../../contract/mentoring/mentor-names.ts'

export const MENTOR_STATE_NAME: Record<MentorState, string> = {
  accepting: '질문을 받음',
  paused: '질문을 받지 않음',
  none: '소개가 없음',
  former: '멘토가 아님',
}

const QUESTION_STATE_NAME: Record<QuestionState, string> = {
  asked: '맡은 멘토가 없음',
  taken: '답을 쓰는 중',
  answered: '답변함',
  rated: '별점까지 받음',
}

export const MENTOR_LIST: Listed<MentorRecord> = {
  kind: 'mentor',
  path: 'mentor',
  title: '멘토',
  api: { list: mentorsAdminApi.listMentorRecords, get: mentorsAdminApi.getMentorRecord },
  columns: [
    { id: 'nickname', title: '닉네임', order: 'nickname', text: ({ nickname }) => nickname },
    { id: 'state', title: '상태', text: ({ state }) => MENTOR_STATE_NAME[state] },
    { id: 'kind', title: '어떤 멘토', text: ({ profile }) => (profile ? MENTOR_KIND_NAME[profile.kind] : '') },
    {
      id: 'topics',
      title: '분야',
      text: ({ profile }) => profile?.topics.map((topic) => TOPIC_NAME[topic]).join(', ') ?? '',
    },
    { id: 'taken', title: '답을 쓰는 질문', text: ({ takenCount }) => grouped(takenCount) },
    { id: 'answered', title: '답변', text: ({ answeredCount }) => grouped(answeredCount) },
    { id: 'rating', title: '별점', text: ({ rating }) => rating?.toFixed(1) ?? '없음' },
    { id: 'joined', title: '가입한 때', order: 'joined', ...timeCells(({ createdAt }) => createdAt) },
  ],
  filters: [
    { name: 'state', title: '상태', options: optionsOf(MENTOR_STATE_NAME) },
    { name: 'kind', title: '어떤 멘토', options: optionsOf(MENTOR_KIND_NAME) },
  ],
  searched: '닉네임',
  order: '-joined',
  lasting: 'joined',
  nameOf: ({ nickname }) => nickname,
}

export const MENTOR: Edited<MentorRecord> = {
  kind: 'mentor',
  path: 'mentor',
  title: '멘토',
  api: { get: mentorsAdminApi.getMentorRecord, update: mentorsAdminApi.updateMentor },
  nameOf: ({ nickname }) => nickname,
  shownBy: [['mentoring']],
}

export const QUESTION_LIST: Listed<QuestionRecord> = {
  kind: 'mentor-question',
  path: 'mentor/question',
  title: '멘토 질문',
  api: { list: mentorsAdminApi.listQuestionRecords },
  columns: [
    { id: 'title', title: '제목', text: ({ title }) => title },
    { id: 'state', title: '상태', text: ({ state }) => QUESTION_STATE_NAME[state] },
    { id: 'topic', title: '분야', text: ({ topic }) => TOPIC_NAME[topic] },
    { id: 'asker', title: '물은 사람', text: ({ asker }) => asker ?? '탈퇴한 회원' },
    { id: 'wanted', title: '누구에게', text: ({ wanted }) => wanted ?? '모든 멘토' },
    { id: 'taker', title: '맡은 멘토', text: ({ taker }) => taker ?? '없음' },
    { id: 'asked', title: '물은 때', order: 'asked', ...timeCells(({ askedAt }) => askedAt) },
    { id: 'answered', title: '답한 때', ...timeCells(({ answeredAt }) => answeredAt, '없음') },
  ],
  filters: [
    { name: 'state', title: '상태', options: optionsOf(QUESTION_STATE_NAME) },
    { name: 'topic', title: '분야', options: optionsOf(TOPIC_NAME) },
  ],
  searched: '제목',
  order: '-asked',
  nameOf: ({ title }) => title,
}
