import type { Replacement } from '../replacements.ts'
import { AREA, DOGS, END, wording } from '../wording.ts'

/** Parts and days that are for people, and dogs told apart by their part, in plain clauses (`plain-clauses.ts`). */

const SIZE = '[소중대](?:[,·\\s]*[소중대])?형견'
const GROUP = `(?:${SIZE}|\\d+(?:\\.\\d+)?\\s*kg\\s*(?:이하|미만|이상|초과)(?:의?\\s*(?:${DOGS}|견))?)`
const PART = `(?:[가-힣A-Z\\d]{1,6}\\s?(?:동|구역|존|층|실|룸|관|사이트|놀이터|운동장|객실|데크)|${AREA})`
const PEOPLE = `(?:사람|보호자|견주|(?:일반|비동반|미동반|비반려)\\s*(?:손님|고객|이용객|인)?|${DOGS}(?:이|을|를)?\\s*(?:없는|미동반|동반하지\\s*않은)\\s*(?:손님|고객|분|이용객))(?:님)?(?:들)?`
const IS = '(?:입니다|이에요|예요|이다|으로\\s*운영(?:됩니다|합니다|해요|돼요)|임)?'
const LED =
  '(?:이용|사용)(?:\\s*(?:해\\s*주세요|해\\s*주시기\\s*바랍니다|하세요|합니다|해요|하시면\\s*됩니다|부탁\\s*드립니다|바랍니다|가능(?:합니다|해요)?))?'

const DAYS = '(?:[월화수목금토일](?:\\s*[,·]\\s*[월화수목금토일])*요일|평일|주말|공휴일)'

const sizesOf = (group: string) => group.replace(/형견.*$/, '').match(/[소중대]/g) ?? []
/** Whether two groups leave no dog between them. */
function areAll(one: string, other: string): boolean {
  if (/kg/.test(one) !== /kg/.test(other)) return false
  if (!/kg/.test(one)) return new Set([...sizesOf(one), ...sizesOf(other)]).size === 3
  const [a, b] = [one, other].map((group) => ({
    kg: /[\d.]+(?=\s*kg)/.exec(group)?.[0],
    bound: /이하|미만|이상|초과/.exec(group)?.[0] ?? '',
  }))
  const pairs = ['이하초과', '초과이하', '미만이상', '이상미만']
  return a !== undefined && b !== undefined && a.kg === b.kg && pairs.includes(a.bound + b.bound)
}
const topic = (group: string) => `${group}${/(?:이하|초과)$/.test(group) ? '는' : '은'}`

export const PLAIN_PARTS: readonly Replacement[] = [
  // "반려견 출입 가능 구역은 잔디마당, 산책로입니다".
  wording(
    `(?:${DOGS}(?:이|의)?\\s*)?(?:출입|동반|입장|이용)(?:이)?\\s*가능\\s*(?:한\\s*)?(?:구역|장소|공간)은\\s*([^.\\n만]{2,40}?)(?:입니다|이에요|예요|임)${END}`,
    '$1만 동반 가능',
  ),
  wording(
    `(?:${DOGS}(?:이|의)?\\s*)?(?:출입|동반|입장|이용)(?:이)?\\s*가능\\s*(?:한\\s*)?(?:구역|장소|공간)은\\s*([^.,\\n만]{2,40}?)(?:이며|이고)\\s+`,
    '$1만 동반 가능하며 ',
  ),
  // "2층은 사람 전용".
  wording(`(은|는)\\s*${PEOPLE}만?\\s*전용(?:\\s*(?:공간|구역|층|좌석|객실|홀))?${IS}${END}`, '$1 반려견 동반 불가'),
  wording(
    `(은|는)\\s*${PEOPLE}만?\\s*전용(?:\\s*(?:공간|구역|층|좌석|객실|홀))?(?:이며|이고|이라서|이라|이니|이므로)\\s*,?\\s*`,
    '$1 반려견 동반 불가하며 ',
  ),
  // "1층은 반려견 존, 2층은 일반 존입니다".
  wording(
    `(은|는)\\s*(?:${DOGS}|펫)\\s*(?:동반\\s*)?존(?:이고|이며)?\\s*,?\\s*(${PART})(은|는)\\s*(?:일반|비반려|비동반|노펫)\\s*존${IS}${END}`,
    '$1 반려견 동반 가능, $2$3 반려견 동반 불가',
  ),
  // "대형견은 테라스로".
  wording(`(${GROUP}(?:은|는))\\s+(${AREA})(?:으로|로)(?:만)?${END}`, '$1 $2만 이용 가능'),
  wording(
    `${DOGS}\\s*(?:동반|출입|입장)(?:이)?\\s*(?:금지된|불가한|불가능한|안\\s*되는|제한된)\\s*(?=[가-힣]{2,8}(?:을|를)\\s*(?:빼|제외))`,
    '',
  ),
  wording(
    `(?:${DOGS}|펫)\\s*동반\\s*(?:가능한?\\s*)?(?:객실|룸|사이트)(?:을|를)?\\s*\\d{1,2}\\s*(?:개|실|동)(?:를|을)?\\s*운영(?:하며|하고|합니다)\\s*,?\\s*`,
    '',
  ),
  // "A구역만 애견 동반 사이트입니다".
  wording(
    `(?<=[가-힣A-Z\\d])만\\s*(?:${DOGS}|펫)\\s*동반\\s*(?:가능한?\\s*)?(?:사이트|객실|구역|좌석|데크|동|룸|존|공간|층)(입니다|이에요|예요|이다|임)${END}`,
    '만 반려견 동반 가능합니다',
  ),
  // "야외 데크에 한해 이용".
  wording(`((?<=[가-힣\\d])(?:에서만|에만|만)|에\\s*한(?:해서|하여|해))\\s*이용${END}`, '$1 이용 가능'),
  // "월요일은 반려견 없는 날".
  wording(
    `(${DAYS})(?:은|는|에는|에)?\\s*(?:${DOGS}(?:이|가)?\\s*없는\\s*(?:날|요일|데이)|노\\s?(?:펫|독|도그)\\s?(?:데이|존\\s*데이|의?\\s*날))(?:로\\s*운영)?(?:입니다|이에요|예요|이다|합니다|됩니다|해요|돼요|하고\\s*있습니다)?${END}`,
    '$1은 반려견 동반 불가',
  ),
  // "소형견은 A동을, 중대형견은 B동을 이용해 주세요".
  wording(
    `(${GROUP})(?:은|는)\\s+(${PART})(?:을|를)\\s*,\\s*(${GROUP})(?:은|는)\\s+(${PART})(?:을|를)\\s*${LED}${END}`,
    (_, one = '', there = '', other = '', elsewhere = '') =>
      `${topic(one)} ${there}만 이용 가능합니다\n${topic(other)} ${elsewhere}만 이용 가능합니다`,
  ),
  // "A동은 소형견, B동은 중대형견 이용", where the two are all that there are.
  wording(
    `(${PART})(?:은|는)\\s+(${GROUP})(?:이|만)?\\s*(?:${LED})?\\s*,\\s*(${PART})(?:은|는)\\s+(${GROUP})(?:이|만)?\\s*(?:${LED}|입장|전용)?${END}`,
    (all, there = '', one = '', elsewhere = '', other = '') =>
      areAll(one, other)
        ? `${topic(one)} ${there}만 이용 가능합니다\n${topic(other)} ${elsewhere}만 이용 가능합니다`
        : all,
  ),
  wording(
    `(${GROUP})(?:은|는)\\s+(${PART})\\s*,\\s*(${GROUP})(?:은|는)\\s+(${PART})(?:을|를)?\\s*${LED}${END}`,
    (all, one = '', there = '', other = '', elsewhere = '') =>
      areAll(one, other)
        ? `${topic(one)} ${there}만 이용 가능합니다\n${topic(other)} ${elsewhere}만 이용 가능합니다`
        : all,
  ),
]
