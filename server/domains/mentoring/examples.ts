import type { mentoringApi } from '../../../contract/mentoring/mentoring-api.ts'
import type { mentoringDeskApi } from '../../../contract/mentoring/mentoring-desk-api.ts'
import type { mentorsAdminApi } from '../../../contract/mentoring/mentors-admin-api.ts'
import { MENTORING_PORTS } from '../../compose/ports.ts'
import { type Examples, photoOf, type World } from '../../testing/example.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { take } from './desk-store.ts'
import { writeProfile } from './mentor-store.ts'
import { showPresence } from './presence-store.ts'
import { addReply } from './reply-store.ts'
import { answer, ask } from './service.ts'

const PROFILE = {
  kind: 'trainer' as const,
  topics: ['behaviour' as const],
  accepting: true,
  introduction: '낯선 곳을 무서워하는 강아지를 열두 해 동안 가르쳤어요.',
  hours: { days: [1, 2, 3, 4, 5] as (1 | 2 | 3 | 4 | 5)[], from: 540, to: 1080 },
}
const QUESTION = {
  mentorId: null,
  dogId: null,
  placeId: null,
  photoIds: [],
  publish: true,
  topic: 'behaviour' as const,
  title: '차만 타면 짖어요',
  text: '차에 태우면 내릴 때까지 짖어요. 어떻게 하면 좋을까요?',
}
const ANSWER = {
  text: '시동을 끈 차에서 간식을 주며 천천히 익숙해지게 해 주세요.',
  html: '<p>시동을 끈 차에서 간식을 주며 <strong>천천히</strong> 익숙해지게 해 주세요.</p>',
  publish: true,
}
const REPLY = { title: '차멀미', text: '타기 두 시간 전부터는 먹이지 마세요.' }

const context = ({ deps }: World) => ({ deps, ports: MENTORING_PORTS })

const asked = async (asker: Member, world: World) => {
  const { id } = await ask(context(world), asker.id, { ...QUESTION, title: `차만 타면 짖어요 ${world.next()}` })
  return id
}

const withProfile = ({ id }: Member, { deps }: World) => writeProfile(deps.db, id, PROFILE)

/** A question of this member that this mentor has taken. */
async function taken(asker: Member, mentor: Member, world: World): Promise<number> {
  await withProfile(mentor, world)
  const id = await asked(asker, world)
  await take(world.deps.db, mentor.id, id, new Date())
  return id
}

async function answered(asker: Member, world: World, mentor?: Member): Promise<number> {
  const by = mentor ?? (await createMember(world.deps, 'mentor'))
  const id = await taken(asker, by, world)
  await answer(context(world), by.id, id, ANSWER)
  return id
}

const params = (id: number) => ({ params: { id: String(id) } })
const someone = ({ deps }: World) => createMember(deps)
const onDesk = async (mentor: Member, world: World) => params(await taken(await someone(world), mentor, world))
const reply = async ({ id }: Member, { deps }: World) => params((await addReply(deps.db, id, REPLY)).id)

export const mentoringExamples: Examples<typeof mentoringApi & typeof mentoringDeskApi & typeof mentorsAdminApi> = {
  listMentors: {},
  listAnswers: { query: { q: 'ㅊㅁㅁ' } },
  // The demo has some: an example that is the same at every call.
  getAnswer: params(1),
  askQuestion: async (member, world) => ({
    body: { ...QUESTION, title: `짖어요 ${world.next()}번째`, photoIds: [await photoOf(member, world)] },
  }),
  listMyQuestions: async (member, world) => {
    await asked(member, world)
    return {}
  },
  getMyQuestion: async (member, world) => params(await asked(member, world)),
  deleteQuestion: async (member, world) => params(await asked(member, world)),
  setQuestionPublished: async (member, world) => ({
    ...params(await answered(member, world)),
    body: { publish: false },
  }),
  rateAnswer: async (member, world) => ({
    ...params(await answered(member, world)),
    body: { stars: 5, text: '고마워요' },
  }),

  getDesk: async (mentor, world) => {
    await onDesk(mentor, world)
    return {}
  },
  saveMentorProfile: { body: PROFILE },
  listDeskQuestions: async (mentor, world) => {
    await onDesk(mentor, world)
    return { query: { list: 'mine' } }
  },
  getDeskQuestion: onDesk,
  takeQuestion: async (mentor, world) => {
    await withProfile(mentor, world)
    return { ...params(await asked(await someone(world), world)), body: { taken: true } }
  },
  answerQuestion: async (mentor, world) => ({ ...(await onDesk(mentor, world)), body: ANSWER }),
  showPresence: async (mentor, world) => {
    const example = await onDesk(mentor, world)
    const other = await createMember(world.deps, 'mentor')
    const presence = { questionId: Number(example.params.id), userId: other.id, doing: 'reading' as const }
    await showPresence(world.deps.db, presence, new Date())
    return { ...example, body: { doing: 'writing' } }
  },
  listSavedReplies: async (mentor, world) => {
    await reply(mentor, world)
    return { query: { q: 'ㅊㅁㅁ' } }
  },
  createSavedReply: { body: REPLY },
  updateSavedReply: async (mentor, world) => ({ ...(await reply(mentor, world)), body: { ...REPLY, title: '멀미' } }),
  deleteSavedReply: reply,

  listMentorRecords: { query: { state: '!former', order: 'nickname' } },
  getMentorRecord: async (_admin, world) => params((await createMember(world.deps, 'mentor')).id),
  updateMentor: async (_admin, world) => ({
    ...params((await createMember(world.deps, 'mentor')).id),
    body: { ...PROFILE, version: 1 },
  }),
  listQuestionRecords: async (_admin, world) => {
    await asked(await someone(world), world)
    return { query: { state: 'asked,taken' } }
  },
}
