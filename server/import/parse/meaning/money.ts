import { anyOf } from '../grammar/words.ts'
import { splitOutsideParentheses } from '../text.ts'

/**
 * Sentences of money and nothing else, which the grammar of fees leaves open: deposits, cleaning, damage. Each part between commas must
 * speak of money ("10kg 이하, 1박 2만원" has a limit in it), and each word be known here, so that none of them is of who may come in.
 */

const MONEY =
  /보증금|예치금|디파짓|청소비|세탁비|변상금|위약금|패널티|페널티|벌금|과태료|요금|비용|추가금|입장료|이용료|숙박료|동반료|환불|반환|환급|변상|배상|보상|청구|면제|무료|유료|\d\s*(?:만|천)?\s*원/
const WORDS = [
  '펫룸|애견룸|애견 객실|반려견|반려동물|애견|강아지|소형견|중형견|대형견|중대형견|중·대형견|동반|입실|투숙|이용|방문|숙박|퇴실|체크아웃',
  '예약금 외|예약금|보증금|예치금|디파짓|청소비|세탁비|변상금|위약금|패널티|페널티|벌금|과태료|요금|비용|추가금|금액|입장료|이용료|숙박료|동반료',
  '심하면|심할|심한|발견되면|생기면|발생하면',
  '객실|룸|실내|침구|침구류|이불|소파|가구|시설|시설물|바닥|매트리스|배변|용변|대소변|마킹|실수|오염|훼손|파손|물림|털|악취',
  '면제|확인|점검|변상|배상|보상|원상복구|수리비|실비|전액|보호자|견주|이용자|본인|책임|교체|체크인',
  '추가|별도의|별도|특수|현장|현금|선결제|결제|발생|부과|청구|징수|수령|환불|반환|환급|공제|차감|지불|납부|유료|무료|후|전|시|때|경우|이상|이하|초과|미만|기준|당|내|및|또는|각|씩|약',
  '한 마리|두 마리|세 마리|마리|박|부터|까지',
  '없이|없으며|없고|없지만|없으나|없음|없습니다|없어요|없다|있음|있습니다|있어요|합니다|됩니다|돼요|해요|드립니다|드려요|드림|받습니다|받아요|받으며|받고|받음|돌려드립니다|돌려드려요|돌려드리며|돌려드림|입니다|이에요|함|됨|하며|되며|이며|하고|없으면|없을|문제|될 수|할 수|시에는|시에|있으며|해|하여',
  '은|는|이|가|의|을|를|에|에는|으로|로|도|와|과|한|하는|된|되는|인',
].join('|')
const NUMBERS = String.raw`\d{1,3}(?:\.\d+)?\s*kg|\d[\d,]*\s*(?:만|천)?\s*(?:\d\s*천)?\s*원|\d{1,2}\s*(?:마리|박|일|회|인)`
const ALL_WORDS = new RegExp(String.raw`^(?:${NUMBERS}|${anyOf(WORDS)}|[\s,/()·:~-])+$`)

/** "10kg 이하 무료": the heavier ones come, and pay. */
const FREE_BELOW = /^\d{1,2}(?:\.\d)?\s*kg\s*(?:이하|미만)(?:은|는)?\s*(?:요금\s*)?무료(?:입니다|이에요|예요|임)?$/

const FREE_IN_BRACKET = /(?<=원\s*)\(\s*\d{1,2}(?:\.\d)?\s*kg\s*(?:이하|미만)(?:은|는)?\s*무료\s*\)/

/** "10kg 이하 1박 2만원" may be the only dogs that come; with "10kg 이상 3만원" beside it they are not. */
export function isOfSome(text: string): boolean {
  const paid = text.replace(FREE_IN_BRACKET, '')
  return /\d\s*kg\s*(?:이하|미만)/.test(paid) && !/이상|초과/.test(paid) && !FREE_BELOW.test(paid)
}

export const isAboutMoney = (text: string): boolean =>
  splitOutsideParentheses(text, /[,/]/).every((part) => MONEY.test(part) && ALL_WORDS.test(part))
