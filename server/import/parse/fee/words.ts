import { createToken, Lexer, type TokenType } from 'chevrotain'
import * as dogs from '../grammar/dogs.ts'
import * as marks from '../grammar/marks.ts'
import * as numbers from '../grammar/numbers.ts'
import { And, But } from '../grammar/particles.ts'
import * as times from '../grammar/times.ts'
import { ENDING } from '../grammar/words.ts'

/** Words of what is charged. A damage, a deposit, a discount or an hour has none here: a text that speaks of them is unknown. */

const word = (name: string, pattern: RegExp | string) =>
  createToken({ name: `Fee${name}`, pattern: typeof pattern === 'string' ? new RegExp(pattern) : pattern })

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?!\d|,\d)|\d{1,7}(?!\d|,\d)`
export const Won = word(
  'Won',
  String.raw`₩?\s*(?:\d{1,3}(?:\.\d)?\s*만\s*(?:\d\s*천)?|\d{1,3}\s*천|[일이삼사오육칠팔구]?[만천]|${NUMBER})\s*원(?:\s*씩)?`,
)
/** The lower end of a range: "2,000~", "2만~". */
export const From = word('From', String.raw`(?:\d{1,3}(?:\.\d)?\s*만(?:\s*\d\s*천)?|\d{1,3}\s*천|${NUMBER})\s*원?\s*~`)
/** A number with its commas in the wrong places is a slip that nobody here can put right. */
export const Slip = word('Slip', String.raw`\d+(?:,\d+)+\s*원?|\d{8,}\s*원?`)
export const Cap = word('Cap', /최대(?:\s*금액)?|상한(?:액|선)?/)
export const Free = word('Free', `무료(?:\\s*(?:입장|이용|동반))?(?:\\s*가능)?${ENDING}|0\\s*원(?:입니다)?`)
export const NoFee = word(
  'NoFee',
  /(?:별도(?:의)?\s*)?(?:추가\s*|입장\s*|동반\s*)*(?:요금|비용|금액|추가금|입장료)\s*(?:은|이)?\s*(?:(?:따로|별도로?)\s*)?(?:없음|없습니다|없어요|발생하지\s*않(?:음|습니다|아요)|받지\s*않(?:음|습니다|아요))/,
)
export const Varies = word(
  'Varies',
  String.raw`(?:(?:시즌|(?:객실|방|숙소)|룸|크기|무게|몸무게|체중|견종|마릿수|요일|상황|사이즈)(?:\s*,\s*)?)*(?:별(?:로)?|에\s*따라|마다)?\s*(?:변동|상이|유동적|다름|달라요|달라집니다|다릅니다|차등|(?:전화\s*|별도\s*|사전\s*|매장\s*|유선\s*)*(?:문의|협의|확인))(?:\s*(?:가능|요망|필요|필수|바랍니다|주세요))?${ENDING}`,
)
export const Noun = word(
  'Noun',
  /(?:(?:동반|추가|입장|이용|숙박|청소|시설|위생|입실|펫)\s*)*(?:요금|비용|추가금액|추가금|금액|입장료|이용료|사용료|청소비|세탁비|소독비|위생비|숙박비|동반료|입실료|차지)|추가(?=\s*(?:\d|[일이삼사오]?[만천]))|(?:기본|기준)(?=\s*(?:\d|[한두세네])\s*마리)/,
)
export const PerDog = word('PerDog', /(?:1|한)?\s*(?:마리|두|견)\s*(?:당|마다|기준)/)
export const PerNight = word('PerNight', /(?:1|한)\s*박\s*(?:당|에|기준)?|박\s*당|숙박\s*시(?:에)?/)
export const PerVisit = word(
  'PerVisit',
  /(?:1|한)\s*회\s*(?:당|에|입장)?|회\s*당|(?:1회\s*)?(?:입장|방문)\s*(?:시|당)(?:마다|에)?/,
)
/** "연박 시 1회만": once for all nights. */
export const Once = word(
  'Once',
  `(?:연박|숙박\\s*기간)\\s*(?:시|중)?(?:에는|에도|에)?\\s*(?:최초\\s*)?(?:1|한)\\s*(?:회|번)(?:만)?(?:\\s*(?:부과|결제|청구|발생|적용|추가|받습니다|받아요))?${ENDING}`,
)
/** "연박 시", "2박째부터": for the nights that follow. */
export const Nights = word(
  'Nights',
  /연박\s*(?:시|할\s*경우)?(?:에는|에)?(?:\s*(?:\d|두)\s*박\s*(?:째)?\s*부터(?:는)?)?|(?:2|두)\s*박\s*(?:째\s*)?(?:부터|이상)(?:은|는)?/,
)
/** "10,000원/박", "5,000원(1마리)". */
export const Unit = word('Unit', /\/\s*(?:1\s*)?(?:마리|견|두|박|회)(?:\s*당)?/)
/** A unit that a fee can't have: the amount stands for something else than one would take it for. */
export const OtherUnit = word(
  'OtherUnit',
  /(?:\d{1,2}|한|매)?\s*(?:시간|분|일|개월|달|주)\s*(?:당|에|기준|마다)?(?=\s*[\d일이삼사오만천])|하루(?:에)?|종일|(?:객실|방|룸|팀|텐트|사이트|가족)\s*(?:당|별(?!로))/,
)
export const Extra = word(
  'Extra',
  /추가\s*(?:1|한)?\s*(?:마리|견)\s*(?:당|마다)?|(?:1|한)?\s*마리\s*추가\s*(?:시(?:마다)?|당)?|추가\s*(?:시|당)|초과\s*(?:시|분)(?:에는|에)?|이후(?:부터)?(?:는)?|두\s*번째(?:\s*(?:마리|강아지))?부터(?:는)?|둘째\s*(?:마리|강아지)?\s*부터(?:는)?|그\s*이상(?:은)?/,
)
export const People = word(
  'People',
  /(?:추가\s*|기준\s*)?인원(?:\s*(?:1\s*(?:인|명))?\s*(?:당|추가\s*시))?|(?:추가\s*)?(?:1|한)\s*(?:인|명)(?:\s*(?:당|추가\s*시))?|인당|사람|보호자|견주|성인|대인|소인|어른|아동|어린이|유아|청소년|학생/,
)
/** "그 외 무료": whoever wasn't named before. */
export const Others = word(
  'Others',
  /(?:그|이)\s*(?:외|밖)(?:의\s*(?:견종|강아지|반려견))?(?:에는|는|은)?|나머지(?:는)?/,
)
export const FirstDog = word(
  'FirstDog',
  /첫\s*(?:번째\s*)?(?:마리|견)(?:째)?(?:까지)?(?:는|은)?|첫째\s*(?:마리|견)?(?:는|은)?/,
)
export const Coming = word('Coming', /(?:동반|입실|투숙|이용|동반\s*입장)\s*(?:시|할\s*경우)(?:에는|에|엔)?/)
export const Paid = word(
  'Paid',
  `(?:이|가|의|을|를)?\\s*(?:별도(?:로|의)?\\s*|현장(?:에서)?\\s*|추가(?:로)?\\s*|유료\\s*|(?:요금|비용|금액)(?:이|을)?\\s*)*(?:발생|부과|지불|결제|징수|납부|받습니다|받아요|받음|있음|있다|있습니다|있어요|별도|추가(?!\\s*(?:\\d|[일이삼사오]?[만천]|요금|비용|금액|한|마리|견|시|당|입))|필요|유료)${ENDING}|입니다|이다|이에요|예요`,
)
export const Included = word(
  'Included',
  /(?:음료|간식|커피|수건|배변\s*패드|패드|청소비|세탁비|부가세|세금)\s*(?:(?:1|한)\s*(?:잔|개)\s*)?(?:포함|제공|증정)/,
)
/** "(업체 문의)": how much is told there. */
export const Asked = word(
  'Asked',
  /(?:업체|매장|숙소|현장|전화|유선|별도)(?:에|로)?\s*(?:문의|확인)(?:\s*(?:요망|필요|필수|바람))?(?=\s*\))/,
)
/** "(2시간 기준)", "(1시간 이용)": how long it is for. */
export const Lasting = word('Lasting', /(?:\d{1,2}|한|두)\s*(?:시간|분)\s*(?:기준|이용)(?:\s*시)?(?=\s*\))/)
export const Particle = word('Particle', /의\s*경우|은|는|이|가|을|를|에(?!서)|의/)
export const Beginning = word('Beginning', /부터(?:는)?|째부터/)

/** Words that the rules for house rules know as well. */
const SHARED: readonly TokenType[] = [
  numbers.WeightRange,
  numbers.Weight,
  dogs.SizeWord,
  dogs.Restricted,
  dogs.Every,
  times.DayRange,
  times.Season,
]

export const tokenTypes: TokenType[] = [
  marks.Space,
  marks.Stop,
  marks.Comma,
  Unit,
  marks.Slash,
  marks.Open,
  marks.Close,
  ...SHARED,
  Lasting,
  NoFee,
  Asked,
  Once,
  Nights,
  People,
  PerNight,
  PerVisit,
  PerDog,
  OtherUnit,
  Extra,
  Varies,
  Free,
  Included,
  Paid,
  Noun,
  Others,
  FirstDog,
  numbers.Count,
  times.DayWord,
  From,
  Won,
  Slip,
  Cap,
  Coming,
  Beginning,
  But,
  And,
  numbers.BoundWord,
  dogs.Animals,
  dogs.Dog,
  Particle,
]
const lexer = new Lexer(tokenTypes, { positionTracking: 'onlyOffset' })

/** The tokens of a text; null if some of it is no known word. */
export function feeTokens(text: string) {
  const { tokens, errors } = lexer.tokenize(text)
  return errors.length === 0 ? tokens : null
}

const SPOKEN: Record<string, number> = { 일: 1, 이: 2, 삼: 3, 사: 4, 오: 5, 육: 6, 칠: 7, 팔: 8, 구: 9 }
const digits = (text: string) => SPOKEN[text] ?? (text === '' ? 1 : Number(text.replaceAll(',', '')))

/** "2만 5천원" → 25,000. */
export function wonIn(image: string): number {
  const text = image.replaceAll(/[\s₩원씩~]/g, '')
  const [, tenThousands, thousands] = /^(.*)만(?:(\d)천)?$/.exec(text) ?? []
  if (tenThousands !== undefined) return Math.round(digits(tenThousands) * 10_000) + Number(thousands ?? 0) * 1000
  return text.endsWith('천') ? digits(text.slice(0, -1)) * 1000 : digits(text)
}
