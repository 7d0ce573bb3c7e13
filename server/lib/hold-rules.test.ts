import { expect, test } from 'vitest'
import { DEFAULT_MODERATION } from '../../contract/reports/moderation-settings.ts'
import { type Habits, habitsOf, holdReasons } from './hold-rules.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
const DAY = 86_400
const settled: Habits = { joinedAt: ago(400 * DAY), lastAt: ago(30 * DAY), published: true, recent: [] }
const reasonsOf = (words: string, habits: Partial<Habits> = {}, settings = {}) =>
  holdReasons(words, NOW, { ...settled, ...habits }, { ...DEFAULT_MODERATION, ...settings })

test('a new member’s posts wait until one is published, and those with a link as long as they are new', () => {
  const isNew = { joinedAt: ago(2 * DAY), lastAt: null, published: false }
  const days = { newMemberDays: 3 }
  expect(reasonsOf('바다에 다녀왔어요', isNew, days)).toEqual(['first'])
  expect(reasonsOf('바다에 다녀왔어요', { ...isNew, published: true }, days)).toEqual([])
  for (const link of [
    'https://a.example',
    'HTTP://A.EXAMPLE/x',
    'www.a.example',
    'open.kakao.com/o/1',
    '여기 bit.ly/x 예요',
  ])
    expect(reasonsOf(`보세요 ${link}`, { ...isNew, published: true }, days), link).toEqual(['link'])
  for (const none of ['3.5kg이에요', '1.com메트', '오전 9:00.그다음', '콩이.보리'])
    expect(reasonsOf(none.replace('1.com', '1 com'), { ...isNew, published: true }, days), none).toEqual([])
  expect(reasonsOf('https://a.example', { joinedAt: ago(3 * DAY) }, days)).toEqual([])
  expect(reasonsOf('https://a.example', isNew)).toEqual([])
})

test('a long post that nobody types in that time waits; a short one and a slow one don’t', () => {
  const long = '가나다라마바사아자차'.repeat(40)
  expect(reasonsOf(long, { lastAt: ago(19) })).toEqual(['fast'])
  expect(reasonsOf(long, { lastAt: ago(20) })).toEqual([])
  expect(reasonsOf(long, { lastAt: null, joinedAt: ago(5) })).toEqual([])
  expect(reasonsOf('짧은 글', { lastAt: ago(1) })).toEqual([])
  expect(reasonsOf(long, { lastAt: ago(1) }, { lettersPerSecond: 0 })).toEqual([])
})

test('a repeated text waits, also with other spaces, marks or a few words more; a short one doesn’t', () => {
  const text = '강아지와 함께 묵을 수 있는 숙소를 지금 예약하시면 할인해 드려요. 연락 주세요!'
  expect(reasonsOf(text, { recent: ['다른 글', text] })).toEqual(['repeated'])
  expect(reasonsOf(`${text.replaceAll(' ', ' · ')} 2`, { recent: [text] })).toEqual(['repeated'])
  expect(reasonsOf(text, { recent: [`추천해요! ${text} 꼭이요.`] }), 'a few words fewer').toEqual(['repeated'])
  expect(reasonsOf(text, { recent: [text.slice(0, 25)] })).toEqual([])
  expect(reasonsOf('안녕하세요', { recent: ['안녕하세요'] })).toEqual([])
})

test('a watched word is found however it is spaced, and in any case', () => {
  const watchedWords = ['파워볼', 'Casino']
  for (const words of ['파워볼 하실 분', '파 워-볼', 'CASINO', 'c.a.s.i.n.o 로'])
    expect(reasonsOf(words, {}, { watchedWords }), words).toEqual(['word'])
  expect(reasonsOf('파워 운동', {}, { watchedWords })).toEqual([])
})

test('What fell 11: a watched word of signs alone is found as it is written, and holds no other text', () => {
  const watchedWords = ['🖕🖕', '!!']
  for (const words of ['바다에 다녀왔어요', '좋아요!', '👍🖕'])
    expect(reasonsOf(words, {}, { watchedWords }), words).toEqual([])
  for (const words of ['에잇 🖕🖕', '사세요!!']) expect(reasonsOf(words, {}, { watchedWords }), words).toEqual(['word'])
})

test('What fell 14: a text is long from two hundred letters, and repeated from thirty', () => {
  const letters = (count: number) => '가나다라마바사아자차'.repeat(20).slice(0, count)
  expect(reasonsOf(letters(199), { lastAt: ago(1) })).toEqual([])
  expect(reasonsOf(letters(200), { lastAt: ago(1) })).toEqual(['fast'])
  expect(reasonsOf(`${letters(30)}타파하`, { recent: [letters(29)] })).toEqual([])
  expect(reasonsOf(`${letters(30)}타파하`, { recent: [letters(30)] })).toEqual(['repeated'])
  expect(reasonsOf(letters(30), { recent: [letters(30)] })).toEqual(['repeated'])
})

test('What fell 14: what is known of a member has times; without a member it is an error of ours', () => {
  const row = { joined_at: '2026-11-01T00:00:00Z', last_at: '2026-11-20T00:00:00Z', published: true, recent: ['글'] }
  expect(habitsOf(row)).toEqual({
    joinedAt: new Date(row.joined_at),
    lastAt: new Date(row.last_at),
    published: true,
    recent: ['글'],
  })
  expect(habitsOf({ ...row, last_at: null }).lastAt).toBeNull()
  expect(() => habitsOf(undefined)).toThrow('no such member')
})
