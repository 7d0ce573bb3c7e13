import { expect, test } from 'vitest'
import { FURTHER_SENTENCES } from '../../fixture/further-sentences.ts'
import { HARD_SENTENCES } from '../../fixture/hard-sentences.ts'
import { generateTexts } from '../../fixture/meaning/texts.ts'
import { GUIDE_SENTENCES, OWNER_SENTENCES, VARIED_SENTENCES } from '../../fixture/sentence-tables.ts'
import { readDescription } from '../description.ts'
import { readFacts } from '../meaning/read.ts'
import { settle } from '../meaning/settle.ts'
import { neededWords } from './needed-words.ts'
import { REPLACEMENTS } from './normalise.ts'
import { Replacements } from './replacements.ts'

test.each([
  [/(착용|지참)\s*해야\s*함/g, [['해야'], ['착용', '지참'], ['함']]],
  [/k\s?g|킬로(?:그램)?/gi, [['k', 'K', '킬로']]],
  [/(?:목\s*)?줄(?=\s*불가)/g, [['불가'], ['줄']]],
  [/[소중]형견(?!만)/g, [['형견'], ['소', '중']]],
  [/(?:가능|[^,]*)불가?/g, [['불']]],
  [/\d+\s*/g, [['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']]],
  [/.*|가능/g, []],
])('a text needs these words for %s to match', (pattern, words) => {
  expect(neededWords(pattern)).toEqual(words)
})

test('a pattern is left out only where it would replace nothing', () => {
  const every = (source: string) =>
    REPLACEMENTS.reduce(
      (text, [pattern, by]) => (typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)),
      source,
    )
  const some = new Replacements(REPLACEMENTS)
  const written = [HARD_SENTENCES, FURTHER_SENTENCES, GUIDE_SENTENCES, VARIED_SENTENCES, OWNER_SENTENCES].flat()
  const texts = [...written.map(([, text]) => text), ...Array.from(generateTexts(21, 1500), ({ text }) => text)]
  expect(texts.filter((text) => some.apply(text) !== every(text))).toEqual([])
})

test('Truth: leaving words out never makes one number of two', () => {
  const all = new Replacements(REPLACEMENTS)
  expect(all.apply('1마리당 10kg 이하')).not.toContain('110')
  expect(new Replacements([[/마리당 /g, '']]).apply('1마리당 10kg 이하')).toBe('1마리당 10kg 이하')
})

test.each([
  ['소형견만 가능, 그 외 대형견 가능 여부는 문의', /,?\s*그 외[^,]*/g],
  ['예약 후 입장하며 15kg 이상은 불가', /\s*입장하며[^,]*/g],
  ['맹견은 입마개를 하고 입장', /입마개를 하고\s*/g],
  ['동반 가능, 주말은 다른 날과 다름', /,\s*주말[^,]*/g],
  ['동반 가능, 테라스 자리로 안내', /,\s*테라스[^,]*/g],
  ['객실당 2마리, 최대 3마리', /2마리, 최대\s*/g],
  ['동반 가능, 예방접종 증명서', /,\s*예방접종[^,]*/g],
])('Truth: leaving words out takes away neither whom, where and when nor what is asked for: %s', (text, pattern) => {
  expect(new Replacements([[pattern, '']]).apply(text)).toBe(text)
  expect(new Replacements([[pattern, '', 'rephrases']]).apply(text)).toBe(text)
  expect(new Replacements([[pattern, '', 'drops']]).apply(text)).not.toBe(text)
})

test.each([
  ['동반 가능, 축제 기간에는 입장 불가', /축제[^,]*/g, '축제 기간에는 안 됨'],
  ['동반 가능, 큰 아이는 먼저 문의', /큰[^,]*/g, '큰 아이는 예약'],
  ['동반 가능, 생후 세 달 이상', /생후[^,]*/g, '생후 세 달까지'],
  ['동반 가능, 이동장에 넣으면 입장', /이동장[^,]*/g, '케이지'],
])('Truth: a refusal, a question, a limit or a carrier is said in other words or not left out: %s', (...row) => {
  const [text, pattern, otherwise] = row
  expect(new Replacements([[pattern, '']]).apply(text)).toBe(text)
  expect(new Replacements([[pattern, otherwise]]).apply(text)).toBe(`동반 가능, ${otherwise}`)
  expect(new Replacements([[pattern, '', 'rephrases']]).apply(text)).toBe('동반 가능, ')
})

test.each([
  '목줄 미착용 시 과태료 5만원이며',
  '소음이 심한 반려견은 퇴실 조치되며',
  '다른 이용객에게 불편을 주는 경우 이용이 제한될 수 있으며',
  '미리 말씀 없이 데려오시면 입실이 거절될 수 있으며',
  '반려견 동반 예약은 유선으로만 가능하며',
  '룸당 최대 세 마리, 초과 시 입실이 거절될 수 있으며',
  '애견 미동반 고객은 입장이 불가하며',
])('Truth: what a sentence goes on to refuse or to ask is read or left open: %s', (text) => {
  for (const more of ['놀이터는 출입할 수 없습니다', '놀이터 출입 금지', '놀이터에서는 이동장을 이용해 주세요']) {
    const reading = settle(readFacts(`${text} ${more}`, 'rules'))
    const told = [...reading.unparsed, ...reading.requirements.map(({ detail }) => detail)]
    expect(told.join(), more).toContain('놀이터')
  }
})

test('Truth: no pattern takes words of the next line along', () => {
  const across = /\[(?!\^)[^\]]*가-힣[^\]]*\\s[^\]]*\]/
  expect(REPLACEMENTS.map(([pattern]) => pattern.source).filter((source) => across.test(source))).toEqual([])
  expect(readDescription('예약은 네이버로 받습니다\n두 마리까지만 가능해요').maxDogs).toBe(2)
})
