import { expect, test } from 'vitest'
import { EXPECTED_KTO_ANIMALS } from '../fixture/kto-animal-texts.ts'
import { parts, shown } from '../fixture/reading.ts'
import { readKtoAnimals } from './kto-animals.ts'

test.each(EXPECTED_KTO_ANIMALS)('%s → %s', (text, expected) => {
  const reading = readKtoAnimals(text)
  const silent = reading.coveredDays.length === 0 ? ['on='] : []
  // The notation has no brackets within brackets.
  const got = [...silent, ...shown(reading)].sort().join(' ')
  expect(got).toBe(expected.includes('((') || expected.includes('(켄넬)') ? expected : parts(expected).join(' '))
})

test.each([
  '17kg 이하 또는 6개월 미만 대형견 동반 가능',
  '일부 견종 동반 가능',
  '합쳐서 10kg이하 2마리까지 동반 가능',
  '훈련된 5KG 이하 반려견',
  '소란하거나 사납지 않은 10KG 이하 반려견',
  '소형견(10kg이하) 한마리 동반 가능(두마리일 경우 두마리 합쳐서 10kg이하)',
  '소형견~중형견(15kg 이하) 가능, 대형견(15kg 이상)은 사전 문의 필수* 맹견, 털이 많이 빠지는견은 불가',
  '[사이트 별 동반 가능 반려견] 1~9번 : 중·소형견 사이트',
  '최근 1년이내 광견병 접종(증빙서류 필요) 을 완료한 등록된 반려견만 입장 가능(단, 맹견은 입장제한)',
])('what depends on more than can be told is not read: %s', (text) => {
  expect(shown(readKtoAnimals(text))).toEqual([`?[${text}]`])
})
