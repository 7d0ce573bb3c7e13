import { alternatives } from '../alternatives.ts'

/**
 * Rules and remarks that follow each other with no mark between them: "최대 2마리 음식물 반입 금지", "배변봉투 지참 대형견 입장 불가". Each gets a line of
 * its own, unless what is said first is of some dogs, a part or a time, and may go on.
 */

const WORN = '목줄|리드\\s?줄|하네스|입마개|매너\\s?벨트|기저귀|인식표'
const BROUGHT = '배변\\s?봉투|배변\\s?패드|접종\\s?증명서|(?:예방)?접종'
const NUMBER = '(?:\\d{1,2}|한|두|세)\\s?마리'
const REFUSED = '(?:불가|금지|제한)'

/** Matters of guests and of the house. */
const REMARK =
  '(?:주차(?:장|비)?\\s(?:가능|불가|무료|유료|\\d|협소|있|없)|와이파이|노\\s?키즈\\s?존|외부\\s?음식|음식물|주류\\s?반입|흡연|금연|취사|단독\\s?방치|소음\\s?주의|1인\\s?1(?:음료|메뉴|주문)|(?:의자|소파|침대|테이블)\\s?위|단체\\s|(?:마리당|입장료|이용료)\\s?\\d|\\d{1,2}:\\d\\d|[월화수목금토일]요일\\s?휴[무관])'
/** What concerns dogs of its own kind, a part or a time, and refuses or narrows. */
const OF_ITS_OWN = `(?:(?:[소중대]형견|맹견|발정견|공격성|미접종견|\\d+(?:\\.\\d+)?\\s?kg\\s?(?:이상|초과))[^,.\\n/(]{0,12}${REFUSED}|(?:실내|\\d층|루프탑|옥상|주말|평일|공휴일|[월화수목금토일]요일|[월화수목금토일],\\s?[월화수목금토일]요일)[^,.\\n/(]{0,10}${REFUSED}|생후\\s?\\d|(?:야외\\s?)?테라스만\\s)`
/** Whom, where or when the next rule is for. */
const TOPIC =
  '(?:(?:[소중대]형견|맹견|실내|야외|테라스|주말|평일|공휴일|\\d+(?:\\.\\d+)?\\s?kg\\s?(?:이상|초과|이하|미만))(?:에서는|에는|은|는|엔)\\s|수컷(?:은)?\\s(?:매너|기저귀))'
/** What is asked of all, or how many may come. */
const OF_ALL = `(?:(?:${WORN}|${BROUGHT})(?:을|를|은|는)?\\s(?:필수|착용|지참)(?!\\s?(?:시|후|하면|하고|하신|한|해야|상태|견|반려|강아지|[소중대]형))|(?:최대\\s?|객실당\\s?(?:최대\\s?)?|팀당\\s?|1인(?:당)?\\s?)${NUMBER}|예약\\s?필수|사전\\s?(?:문의|예약))`

const ENDED = `(?<=(?<!미)(?:착용|지참)|필수|불가|금지|가능|\\d마리(?:까지)?|노\\s?키즈\\s?존|\\d대|\\d\\s?원|주의|1(?:음료|메뉴)|운영|휴무|[합습됩입립]니다|[해돼세]요)`
const BETWEEN = '(?:\\s?(?:[&+]|및)\\s?|\\s)'
const BREAK = new RegExp(`${ENDED}${BETWEEN}(?=${REMARK}|${TOPIC}|${OF_ITS_OWN}|${OF_ALL})`, 'g')
const IS_REMARK = new RegExp(`^${REMARK}`)
const IS_TOPIC = new RegExp(`^${TOPIC}`)
const IS_OF_ALL = new RegExp(`^${OF_ALL}`)
const MAY_BREAK = /(?:착용|지참|필수|불가|금지|가능|마리|까지|존|\d대|원|주의|음료|메뉴|운영|휴무|니다|요)\s/
const SCOPED = alternatives([
  /[소중대]형|맹견|수컷|암컷|kg|마킹|발정|접종\s?(?:전|안|미)|생후|개월/,
  /실내|실외|야외|내부|외부|테라스|마당|층|객실|룸|홀|매장|놀이터|운동장|구역/,
  /주말|평일|공휴일|요일|시\s|경우|때|이상|이하|초과|미만/,
])
const MUZZLED = /^(?:대형견|맹견)(?:은|는)?\s입마개(?:를)?\s착용$/
const FINITE = /(?:니다|[해돼세]요)$/
const BOOKING = /^(?:예약|사전)/
const REFUSES = /(?:불가|금지|제한)$/
const ALL_REFUSED =
  /^(?:(?:반려견|반려동물|애견|강아지)\s?)?(?:(?:동반|입장|출입)\s?)*(?:불가|금지|제한)$|당일 예약 불가$/
/** "입마개 필수(대형견)": what the bracket is of. */
const WITH_BRACKET = /^[^,.\n(]{0,14}\(/

const MARKS = [',', '.', '\n', '/', '(']

export function withBreaks(text: string): string {
  if (!MAY_BREAK.test(text)) return text
  return text.replace(BREAK, (between: string, at: number) => {
    const before = text.slice(0, at)
    const first = before.slice(Math.max(...MARKS.map((mark) => before.lastIndexOf(mark))) + 1).trim()
    const next = text.slice(at + between.length)
    if (IS_REMARK.test(next) || IS_REMARK.test(first) || FINITE.test(first)) return '\n'
    // "동반 불가 목줄 착용 시 가능": an exception.
    if (REFUSES.test(first)) return ALL_REFUSED.test(first) ? between : '\n'
    if (between.includes('및')) return between
    if (IS_TOPIC.test(next) || BOOKING.test(next)) return '\n'
    // "대형견은 입마개 착용 목줄 필수": a leash is for all.
    if (MUZZLED.test(first) && /^(?:목줄|리드\s?줄)/.test(next)) return '\n'
    if (SCOPED.test(first)) return between
    // "목줄 착용 입마개 착용 필수": one list, unless its last is of some.
    if (
      IS_OF_ALL.test(next) &&
      /(?:착용|지참)$/.test(first) &&
      !WITH_BRACKET.test(next) &&
      !/^(?:최대|객실|팀|1인)/.test(next)
    )
      return between
    return '\n'
  })
}
