import type { Day } from '../../../../contract/days.ts'
import { DAY_WORD, dayWord, readWeekdays } from '../days.ts'
import { token } from './token.ts'

/** Words for when. */

export const DayRange = token(
  'DayRange',
  /[일월화수목금토](?:요일)?\s*~\s*[일월화수목금토](?:요일|(?=만|은|는|에)|(?![가-힣]))|[일월화수목금토](?:\s*[,·/]\s*[일월화수목금토])+(?:요일|(?=만|은|는|에)|(?![가-힣]))/,
)
export const DayWord = token('DayWord', DAY_WORD.source)
export const Season = token(
  'Season',
  /\d{1,2}\s*월(?:\s*\d{1,2}\s*일)?(?:\s*(?:~|부터)\s*\d{1,2}\s*월(?:\s*\d{1,2}\s*일)?)?(?:\s*까지)?|[가-힣]{0,6}\s*(?:개장|운영|축제|공사|산란|번식)\s*기간(?:\s*중)?|성수기|비성수기|비수기|준성수기|여름철?|겨울철?|봄철?|가을철?|하절기|동절기|연휴(?:\s*기간)?|명절|휴가철|방학/,
)
export const Hours = token(
  'Hours',
  /오전|오후|저녁|야간|주간|낮|밤|점심\s*(?:시간)?|식사\s*시간|(?:오전|오후)?\s*\d{1,2}\s*(?:시(?:\s*\d{1,2}\s*분)?|:\d{2})(?:\s*(?:~|부터)\s*\d{1,2}\s*(?:시|:\d{2}))?\s*(?:이후|이전|까지)?|일몰|일출|이용\s*시간|(?:혼잡(?:한)?|붐비는|사람이\s*많은)\s*시간(?:대)?/,
)
export const Weather = token(
  'Weather',
  /(?:우천|악천후|폭우|폭염|폭설|한파|강풍|기상\s*악화|비(?:가|나\s*눈이)?\s*(?:오면|올\s*(?:때|경우)|내리면|오는\s*(?:날|경우)))\s*(?:시(?:에는|에)?|에는|에)?/,
)
const RIDES =
  '셔틀\\s*버스|버스|케이블카|배|선박|여객선|유람선|열차|모노레일|곤돌라|트랙터|엘리베이터|에스컬레이터|승강기|카트|전동차|전동카트|리프트|레일바이크'
const GROUNDS = '(?:(?:반려견|애견|강아지)\\s*)?(?:놀이터|운동장|수영장|물놀이장|잔디밭|잔디광장|산책로|애견존|펫존)'
const ROOMS = '로비|공용\\s*공간|공용\\s*구역|복도|통로|객실\\s*외|객실\\s*밖|실내|건물|식당'
export const During = token(
  'During',
  `(?:(?:${RIDES})\\s*(?:탑승|이용|승선|승차)(?:\\s*(?:시|중|할\\s*때))?(?:에는|에|엔)?|(?:${ROOMS})?\\s*(?:이동|산책|식사|외출|대기)\\s*(?:시|중|할\\s*때)(?:에는|에|엔|만)?|(?:${ROOMS}|${GROUNDS})\\s*(?:이용|출입)\\s*(?:시|중|할\\s*때)(?:에는|에|엔)?)(?:(?=[이은을]\\s)|(?![가-힣]))`,
)

export function daysIn(image: string): Day[] {
  return dayWord(image.trim()) ?? readWeekdays(image.replace(/요일/g, '')) ?? []
}
