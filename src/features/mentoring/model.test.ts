import { expect, test } from 'vitest'
import * as v from 'valibot'
import type { QuestionDog } from '../../../contract/mentoring/questions.ts'
import {
  dogText,
  EMPTY_QUESTION,
  hoursText,
  ProfileFields,
  profileText,
  profileValues,
  QUESTION_STATE_NAME,
  QuestionFields,
  RATING_NAME,
  readAnswerSearch,
  waitText,
} from './model.ts'

const PHOTO = '3f2a9c81-0000-4000-8000-000000000000'
const HOURS = { days: [1, 3, 6], from: 605, to: 1140 }
const PROFILE = {
  kind: 'trainer',
  topics: ['behaviour'],
  introduction: '열 해 동안 가르쳤어요. 무엇이든 물어보세요.',
  accepting: true,
  hours: HOURS,
} as unknown as NonNullable<Parameters<typeof profileValues>[0]>

test('What fell 14: states and ratings have their words, in their order', () => {
  expect(Object.entries(QUESTION_STATE_NAME)).toEqual([
    ['asked', '답변을 기다려요'],
    ['taken', '멘토가 쓰고 있어요'],
    ['answered', '답변을 받았어요'],
    ['rated', '마쳤어요'],
  ])
  expect(RATING_NAME).toEqual(['아쉬워요', '그저 그래요', '괜찮아요', '좋아요', '최고예요'])
})

test.each([
  [{ q: '  산책  ', topic: 'nothing' }, { q: '산책' }],
  [{ q: '가'.repeat(61) }, { q: '가'.repeat(60) }],
  [{ q: ' ', topic: 'health' }, { topic: 'health' }],
  [{ q: 3 }, {}],
])('What fell 14: the address %j is read as %j', (address, search) => {
  expect(readAnswerSearch(address)).toStrictEqual(search)
})

test.each([
  [1, '10분'],
  [11, '20분'],
  [59, '60분'],
  [60, '1시간'],
  [61, '2시간'],
])('What fell 14: %i minutes are told as %s', (minutes, text) => {
  expect(waitText(minutes)).toBe(text)
})

test('What fell 14: hours and profile as text', () => {
  expect(hoursText(HOURS)).toBe('월·수·토 10:05~19:00')
  expect(hoursText({ days: [0, 2, 4, 5], from: 0, to: 1439 })).toBe('일·화·목·금 00:00~23:59')
  const lines = (accepting: boolean) => profileText({ ...PROFILE, accepting }).split('\n')
  expect(lines(true).slice(1)).toEqual([PROFILE.introduction, '월·수·토 10:05~19:00'])
  expect(lines(false).at(-1)).toBe('월·수·토 10:05~19:00 · 골라 묻는 질문은 받지 않아요')
})

test('What fell 14: a new profile begins with working days from nine to six, and accepts', () => {
  expect(profileValues(null)).toEqual({
    kind: '',
    topics: [],
    introduction: '',
    accepting: true,
    days: [1, 2, 3, 4, 5],
    from: '09:00',
    to: '18:00',
  })
})

const hours = (change: object) => {
  const { success, issues, output } = v.safeParse(ProfileFields, { ...profileValues(PROFILE), ...change })
  return success ? output.hours : issues.map((issue) => [v.getDotPath(issue), issue.message])
}

test.each([
  [{}, HOURS],
  [{ days: [0, 6] }, { ...HOURS, days: [0, 6] }],
  [{ to: '10:06' }, { ...HOURS, to: 606 }],
  [{ to: '10:05' }, [['to', '끝나는 시각이 시작하는 시각보다 뒤여야 해요.']]],
  [{ days: [] }, [['days', '요일을 하나 이상 골라 주세요.']]],
  [{ from: '' }, [['from', '시각을 골라 주세요.']]],
  [{ from: '110:05' }, [['from', '시각을 골라 주세요.']]],
])('What fell 14: a profile with %j is read as %j', (change, expected) => {
  expect(hours(change)).toEqual(expected)
})

test('What fell 14: a question has the ids of what was chosen, and is published unless its asker says otherwise', () => {
  expect(EMPTY_QUESTION).toEqual({
    mentor: '',
    dog: '',
    place: null,
    topic: '',
    title: '',
    text: '',
    photos: [],
    publish: true,
  })
  const filled = {
    ...EMPTY_QUESTION,
    topic: 'behaviour',
    title: '산책이 어려워요',
    text: '다른 강아지를 보면 짖어요. 어떻게 할까요?',
  }
  const { topic, title, text, publish } = filled
  const rest = { topic, title, text, publish }
  expect(v.parse(QuestionFields, filled)).toEqual({ ...rest, mentorId: null, dogId: null, placeId: null, photoIds: [] })
  const chosen = {
    ...filled,
    mentor: '3',
    dog: '5',
    place: { id: 7, name: '카페' },
    photos: [{ id: PHOTO }],
    publish: false,
  }
  expect(v.parse(QuestionFields, chosen)).toEqual({
    ...rest,
    mentorId: 3,
    dogId: 5,
    placeId: 7,
    photoIds: [PHOTO],
    publish: false,
  })
})

test('What fell 14: a dog is told with all that is known of it', () => {
  const bare = { name: '콩이', breed: null, weightKg: 12.4, sex: null, neutered: null, birthday: null, traits: [] }
  expect(dogText(bare as unknown as QuestionDog)).toBe('콩이 · 12.4kg')
  const whole = { ...bare, breed: '웰시코기', sex: 'female', neutered: true, birthday: '2021-05-01' }
  expect(dogText(whole as unknown as QuestionDog)).toBe('콩이 · 웰시코기 · 12.4kg · 2021년생 · 여아 · 중성화함')
  expect(dogText({ ...bare, neutered: false } as unknown as QuestionDog)).toBe('콩이 · 12.4kg')
})
