import type { Role } from '../../contract/users/users.ts'
import type { Mentor } from '../../contract/mentoring/mentors.ts'
import type { MyQuestion } from '../../contract/mentoring/questions.ts'
import { createApp } from '../app.ts'
import { accountsOnTestDatabase } from './accounts.ts'
import { Browser } from './browser.ts'
import { createMember, type Member, PASSWORD } from './members.ts'

export interface Signed extends Member {
  browser: Browser
}

export const PROFILE = {
  kind: 'trainer',
  topics: ['behaviour', 'transport'],
  accepting: true,
  introduction: '낯선 곳을 무서워하는 강아지를 열두 해 동안 가르쳤어요.',
  hours: { days: [1, 2, 3, 4, 5], from: 540, to: 1080 },
}
const QUESTION = {
  mentorId: null,
  dogId: null,
  placeId: null,
  photoIds: [],
  publish: true,
  topic: 'behaviour',
  title: '차만 타면 짖어요',
  text: '차에 태우면 내릴 때까지 짖어요. 어떻게 하면 좋을까요?',
}
const ANSWER = { text: '시동을 끈 차에서 간식을 주며 천천히 익숙해지게 해 주세요.', publish: true }

/** Members and mentors who call the server, with an adjustable clock. */
export function mentoringOnTestDatabase() {
  const accounts = accountsOnTestDatabase()

  async function signed(role: Role): Promise<Signed> {
    const one = await createMember(accounts.deps(), role)
    const browser = new Browser(createApp(accounts.deps()))
    for (const part of one.cookie.split('; ')) {
      const [name = '', value = ''] = part.split('=')
      browser.cookies.set(name, value)
    }
    return { ...one, browser }
  }

  const tryAsk = (by: Signed, more: object = {}) => by.browser.post('/questions', { ...QUESTION, ...more })
  const take = (by: Signed, id: number, taken = true) => by.browser.put(`/mentor-desk/questions/${id}/taken`, { taken })
  const answer = (by: Signed, id: number, more: object = {}) =>
    by.browser.put(`/mentor-desk/questions/${id}/answer`, { ...ANSWER, ...more })

  return {
    accounts,
    signed,
    member: () => signed('member'),
    mentor: async (profile: object = {}): Promise<Signed> => {
      const one = await signed('mentor')
      await one.browser.put('/mentor-desk/profile', { ...PROFILE, ...profile })
      return one
    },
    /** Logs in again, after hours. */
    again: ({ browser, email }: Signed) => browser.post('/auth/login', { email, password: PASSWORD }),
    /** The id by which members name them. */
    mentorId: async ({ browser, nickname }: Signed): Promise<number> => {
      const { items } = (await browser.get('/mentors?limit=50')).data as { items: Mentor[] }
      return items.find((one) => one.nickname === nickname)?.id ?? 0
    },
    tryAsk,
    ask: async (by: Signed, more?: object): Promise<MyQuestion> => {
      const { status, code, data } = await tryAsk(by, more)
      if (status !== 200) throw new Error(`Asking was refused: ${code}`)
      return data as MyQuestion
    },
    question: async (by: Signed, id: number) => (await by.browser.get(`/questions/${id}`)).data as MyQuestion,
    take,
    answer,
    /** Takes and answers it. @returns its id */
    answered: async ({ id }: { id: number }, by: Signed, more?: object): Promise<number> => {
      await take(by, id)
      const { status, code } = await answer(by, id, more)
      if (status !== 200) throw new Error(`The answer was refused: ${code}`)
      return id
    },
  }
}
