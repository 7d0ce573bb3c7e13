import { expect, test } from 'vitest'
import { parts, shown } from '../fixture/reading.ts'
import { readKtoAnimals } from './kto-animals.ts'

/** Read by hand; `on=` where nothing is said of sizes. */
const EXPECTED: readonly [text: string, reading: string][] = [
  ['전 견종 동반 가능', ''],
  ['전견종 동반 가능', ''],
  ['전 견동 동반 가능', ''],
  ['모든 반려견 출입가능', ''],
  ['반려동물 동반 가능', ''],
  ['반려견 및 반려묘', ''],
  ['제한없음', ''],
  ['맹견 제외 전 견종 동반 가능', '-restricted'],
  ['전 견종 동반가능(맹견 제외)', '-restricted'],
  ['- 맹견 제외 전 견종 동반가능', '-restricted'],
  ['맹견 동반 불가', 'on= -restricted'],
  ['대형견 제외 전 견종 동반 가능', 'small+medium'],
  ['맹견 및 대형견 제외 동반 가능', 'small+medium -restricted'],
  ['전 견종 출입 가능(맹견의 경우, 입마개 착용 필수)', 'muzzle@restricted'],
  ['소형견', 'small'],
  ['소형견만 동반 가능', 'small'],
  ['중소형견 동반 가능', 'small+medium'],
  ['중소형견 동반 가능(이동장 이용 필수)', 'small+medium carrier'],
  ['소형견 (4kg 미만)', 'small&<4'],
  ['중, 소형견 (10kg 이하)', 'small+medium&<=10'],
  ['중/소형견 10kg 미만만 입실 가능', 'small+medium&<10'],
  ['5kg 이내 소형견', 'small&<=5'],
  ['10kg미만 소형견', 'small&<10'],
  ['9kg 이하 동반 가능', '<=9'],
  ['20㎏ 미만 동반 가능', '<20'],
  ['15kg 미만 까지만 가능', '<15'],
  ['10kg미만의 애견', '<10'],
  ['8KG 미만 반려견', '<8'],
  ['5kg 이하 숙박가능한 견종', '<=5'],
  ['5kg 이하 동반 가능(이동장 이용 필수)', '<=5 carrier'],
  ['맹견 제외15Kg이하 동반 가능', '<=15 -restricted'],
  ['맹견 제외 15kg 이하 예방 접종 완료한 전 견종 동반 가능', '<=15 vaccination -restricted'],
  ['15kg 미만 중소형견만 입장 가능(맹견 및 대형견 입장 불가)', 'small+medium&<15 small+medium -restricted'],
  ['동물 등록된 전 견종 동반 가능', 'registration'],
  ['예방접종을 완료한 전 견종 동반 가능', 'vaccination'],
  ['필수 예방접종 및 동물등록 완료한 전 견종 동반 가능', 'vaccination registration'],
  [
    '맹견 제외 생후 6개월 이상 반려동물등록 및 종합예방접종이 완료된 전 견종 동반 가능',
    'age>=6 vaccination(종합) registration -restricted',
  ],
  ['4kg이하 소형견 최대 2마리 동반 가능', 'small&<=4 max2'],
  ['9kg 이하 1마리 동반 가능', '<=9 max1'],
  ['10kg 이하 반려견 한마리', '<=10 max1'],
  ['전 견종 1마리 동반 가능(이동장 이용 필수)', 'max1 carrier'],
  ['이동장(켄넬)에 들어가는 전 견종 동반 가능', 'carrier(이동장(켄넬)에 들어가야 함)'],
  ['불가', 'on= none'],
  ['안내견', 'on= guide'],
  ['맹인 안내견', 'on= guide'],
  ['시각 장애인 안내견', 'on= guide'],
  ['보조견 동반 입장 가능', 'on= guide'],
  ['불가(보조견만 가능)', 'on= guide'],
  ['안내견만 가', 'on= guide'],
  ['1인 당 반려견 최대 1마리 가능', 'on= max1/person'],
  ['전화문의', 'on= reservation'],
  ['문의요망', 'on= reservation'],
]

test.each(EXPECTED)('%s → %s', (text, expected) => {
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
