import { plainFormsOf } from '../inflection.ts'
import { PLAIN_CLAUSES } from './clauses.ts'
import { PLAIN_COMPOSED } from './composed.ts'
import { Replacements } from '../replacements.ts'

/** Behind any noun, too: "착용하시고". */
const ANYWHERE = [
  '하',
  '되',
  '들어오',
  '들어가',
  '나오',
  '나가',
  '올라오',
  '올라가',
  '내려오',
  '내려가',
  '데려오',
  '데려가',
]
/** Behind a letter they may be the end of a noun. */
const ALONE = [
  '오',
  '가',
  '타',
  '내',
  '두',
  '쓰',
  '쉬',
  '묵',
  '앉',
  '걷',
  '안',
  '넣',
  '잡',
  '묶',
  '있',
  '없',
  '맞',
  '받',
  '찾',
  '닦',
  '씻',
  '챙기',
  '마치',
  '지키',
  '지내',
  '즐기',
  '기다리',
  '보내',
  '채우',
  '치우',
  '씌우',
  '맡기',
  '알리',
  '남기',
  '다니',
  '찾아오',
  '다녀가',
  '지나가',
  '돌아가',
]
const IRREGULAR = new Map([
  ['어려우십니다', '어렵습니다'],
  ['어려우시며', '어려우며'],
  ['어려우시고', '어렵고'],
  ['괜찮으세요', '괜찮아요'],
  ['괜찮으십니다', '괜찮습니다'],
  ['괜찮으시고', '괜찮고'],
  ['괜찮으시지만', '괜찮지만'],
  ['어려우시지만', '어렵지만'],
  ['어려우신', '어려운'],
  ['어려우세요', '어려워요'],
])

const plainOf = (stems: readonly string[]) => new Map(stems.flatMap((stem) => [...plainFormsOf(stem)]))
const anywhere = plainOf(ANYWHERE)
const alone = new Map([...plainOf(ALONE), ...IRREGULAR])
const plain = new Map([...anywhere, ...alone])

const oneOf = (forms: ReadonlyMap<string, string>) =>
  `(?:${[...forms.keys()].sort((a, b) => b.length - a.length).join('|')})`
/** "이용하시면 됩니다" asks: that is read with its honorific. */
const ASKS = '(?<!시면(?=\\s*(?:됩|돼|되|감사|고맙)))'

const POLITE = new RegExp(`(?:${oneOf(anywhere)}|(?<![가-힣])${oneOf(alone)})${ASKS}`, 'g')

const IS = '(?:습니다|어요|음|다)'
const THING =
  '목줄|리드\\s?줄|하네스|입마개|매너\\s?벨트|기저귀|배변\\s?봉투|배변\\s?패드|이동장|이동\\s?가방|케이지|켄넬|캐리어|유모차|개모차|인식표'
const DOG = '(?:반려견|강아지|애견|반려동물)'
const ROOM = '(?:객실|숙소|방|룸)(?:\\s*(?:안|내))?(?:에|에서)?'
/** "객실에 강아지를 혼자 두고", "반려견 단독으로 방에 남겨". */
const LEFT_ALONE = `(?:${ROOM}\\s*)?(?:${DOG}(?:을|를|만|이)?\\s*)?(?:${ROOM}\\s*)?(?:혼자|홀로|단독으로)\\s*(?:${ROOM}\\s*)?(?:두고|두지|남겨\\s*두고|남겨\\s*두지|남기고|남기지|남겨|둘|있게)`
const REFUSED =
  '(?:없습니다|없어요|마세요|말아\\s*주세요|안\\s*됩니다|안\\s*돼요|금지(?:입니다|됩니다|예요)?|불가(?:합니다|해요)?|삼가\\s*주세요)'
const SIMPLER: readonly (readonly [pattern: RegExp, by: string | ((...found: string[]) => string)])[] = [
  // What is being done is done: "사양하고 있습니다", "받고 있지 않습니다", "모시지 못하고 있습니다".
  [new RegExp(`(사양|사절|거절|거부|자제|제한|금지|허용|허락)(?:을\\s*)?하고\\s*있${IS}`, 'g'), '$1합니다'],
  [new RegExp(`지\\s*못하고\\s*있${IS}`, 'g'), '지 못합니다'],
  [new RegExp(`지\\s*않고\\s*있${IS}`, 'g'), '지 않습니다'],
  [/([받하])고\s*있지\s*않(?=습니다|아요|음|다)/g, '$1지 않'],
  // "입장할 수 없게 되어 있습니다", "들어올 수 있게 됐어요".
  [/수\s*없(?:게|도록)\s*(?:되어\s*있|돼\s*있|되었|됐|하고\s*있)(?:습니다|어요|음|다)/g, '수 없습니다'],
  [/수\s*있(?:게|도록)\s*(?:되어\s*있|돼\s*있|되었|됐|하고\s*있)(?:습니다|어요|음|다)/g, '수 있습니다'],
  // How it is told.
  [
    /(불가|금지|가능|제한)(?:함|됨)을\s*(?:알려\s*드립니다|안내\s*드립니다|안내해\s*드립니다|알립니다|공지합니다)/g,
    '$1합니다',
  ],
  [
    /(불가|금지|가능)하(?:니|오니)\s*(?:이용에\s*|방문에\s*)?착오\s*없(?:으시길|으시기|길|기|도록)\s*(?:바랍니다|부탁드립니다|부탁드려요|해\s*주세요)/g,
    '$1합니다',
  ],
  [
    /수\s*있으니\s*(?:안심하고|편하게|편히|부담\s*없이|걱정\s*말고|많이)\s*(?:오세요|방문해\s*주세요|찾아\s*주세요|이용해\s*주세요|들러\s*주세요)/g,
    '수 있습니다',
  ],
  // On which terms.
  [/(?:한|하는)\s*경우에\s*한(?:해서|하여|해)(?=\s)|하는\s*경우에만/g, '한 경우에만'],
  [/해야만(?=\s)/g, '해야'],
  [/예약(?:은|이)\s*(?=필수|필요)/g, '예약 '],
  [/(접종|등록|수술|검사)(?:을|를)?\s*(?:마친|끝낸|맞힌|마치고|끝내고)\s*(?:후|뒤)/g, '$1을 완료한 뒤'],
  [/(지참|준비|착용)(?:해서|하여|하고)\s*(?:와|방문해)\s*(?=주)/g, '$1해 '],
  [
    /(목줄|리드줄|하네스|입마개|매너벨트|기저귀)(?:을|를)\s*(?:한|착용한|채운|씌운|맨|찬)\s*상태(?:에서|로)만/g,
    '$1 착용 시에만',
  ],
  [
    /(이동장|이동가방|케이지|켄넬|캐리어|유모차|개모차)(?:이|가)\s*있어야(?:만)?(?=\s*(?:입장|들어|동반|출입|이용|실내))/g,
    '$1 이용 시에만',
  ],
  [/(?:반려견|강아지|애견)(?:의)?\s*(?:크기|무게|체중|몸무게)(?:가|이)\s*(?=\d)/g, '체중이 '],
  [
    new RegExp(
      `(${THING})(?:을|를)?\\s*(?:꼭\\s*|반드시\\s*)?(?:(착용|지참|준비|이용)하고|(챙기고|가져오고))\\s*(?=(?:${THING})(?:이?나|을|를|\\s))`,
      'g',
    ),
    (_: string, thing: string, done = '') => `${thing} ${done || '지참'} 및 `,
  ],
  // Where, and for whom besides.
  [
    /(실내|내부|매장\s*안)(?:을|를)?\s*제외한\s*(?:모든\s*|나머지\s*|그\s*외\s*)?(?:공간|곳|구역|장소)(?:에서|에|은|는)(?:만)?(?=\s)/g,
    '$1를 제외하고',
  ],
  [
    /[가-힣]+(?:은|는)\s*(?:개방|운영)(?:되어\s*|돼\s*|하고\s*)있(?:으나|지만|으며|고)\s+(?=[^,.\n]*(?:불가|금지|없|어렵|않))/g,
    '',
  ],
  [/\.\s*(\([^)\n]{0,12}안내견[^)\n]{0,12}\))/g, ' $1'],
  [/(\d\s*kg)보다\s*(?:작은|가벼운|적은)/gi, '$1 미만의'],
  [/(\d\s*kg)보다\s*(?:큰|무거운|많은)/gi, '$1 초과'],
  [/([소중대]형견|맹견)이\s*아닌\s*(반려견|강아지|애견)만/g, '$1을 제외한 $2만'],
  [/(주말|평일|공휴일|연휴|[월화수목금토일]요일)\s*동안(?:에는|에|은)(?=\s)/g, '$1에는'],
  [/(가능|불가)한데,?\s+/g, '$1하며 '],
  [/수\s*(있|없)으니,?\s+(?!양해|참고|이해|유의|주의)/g, '수 $1으며 '],
  // What a guest is asked to do with a dog.
  [new RegExp(`${LEFT_ALONE}[^,.\\n]*?${REFUSED}`, 'g'), '반려견만 두고 외출 금지'],
  [
    new RegExp(
      `외출\\s*(?:하실\\s*|할\\s*)?(?:시|때)(?:에는|에|는)?\\s*(?:반드시\\s*|꼭\\s*|항상\\s*)*${DOG}(?:과|와|을|를)\\s*(?:함께|같이|동행|동반|데리고)[가-힣 ]{0,10}(?:주세요|바랍니다|합니다|해요)`,
      'g',
    ),
    '반려견만 두고 외출 금지',
  ],
  [
    /(?:(?:침대|소파|쇼파|침구|이불)(?:와|과|나|및|,|·|\s)*)+(?:의\s*)?(?:사용|이용)(?:은|이)?\s*(?:금지|불가)(?:됩니다|합니다|입니다|돼요|예요)?(?!\s*및)/g,
    '침대 위 금지',
  ],
  // How it is asked.
  [
    /주(?:시길|시기를|시기|셨으면|시면)\s*(?:부탁\s*드립니다|부탁\s*드려요|부탁\s*드리겠습니다|부탁합니다|합니다|해요|하겠습니다|좋겠습니다|좋겠어요)/g,
    '주세요',
  ],
  // Other verbs of hosts and guests.
  [/들여보내지\s*(?=않|못)/g, '들이지 '],
  [/맞이하기(?:가)?\s*(?=어렵|어려|힘들|힘듭|곤란)/g, '모시기 '],
  [
    /((?:견|강아지|동물)[만도])\s*(?:함께\s*|같이\s*)?(?:들어오세요|데리고\s*오세요|데려오세요|데려와\s*주세요)/g,
    '$1 입장 가능합니다',
  ],
  [
    /((?:견|강아지|동물|이상|이하|미만|초과)[은는만도이가])\s*(?:(?:받|모시)고\s*있(?:습니다|어요)|받(?:습니다|아요)|모십니다)/g,
    '$1 입장 가능합니다',
  ],
]

/** "합니다.- 대형견은", "지참하기 * 입마개": where the next of a list begins; and a stop that a bracket closes behind. */
const NEXT = /(?<=[다요음함됨임기!.)]|필수|불가|가능|금지)\s*[-*◦•]\s+(?=[가-힣\d(])(?!가능|불가|문의|제한|금지)/g
/** What a line of a list begins with: plain clauses begin with their words. */
const BULLET = /(^|\n)[^\S\n]*(?:[-•*·▶○●■※◦▪✔☞]+|\d{1,2}[.)](?=[ 가-힣])|[①-⑳])[^\S\n]*(?=\S)/g
const KILOS = /k\s?g|킬로(?:그램)?|키로(?:그램)?/gi
const STOP_IN_BRACKET = /\.(?=\))/g

let plainClauses: Replacements | undefined
const clauses = () => (plainClauses ??= new Replacements(PLAIN_CLAUSES))

let plainWords: Replacements | undefined
const words = () => (plainWords ??= new Replacements(PLAIN_COMPOSED))

/** As it is said of anybody, in one spelling of lists and weights. */
const spelt = (text: string) =>
  text
    .replace(BULLET, '$1')
    .replace(NEXT, '\n')
    .replace(STOP_IN_BRACKET, '')
    .replace(KILOS, 'kg')
    .replace(POLITE, (form) => plain.get(form) ?? form)

const simpler = (text: string) =>
  SIMPLER.reduce(
    (plainer, [pattern, by]) => (typeof by === 'string' ? plainer.replace(pattern, by) : plainer.replace(pattern, by)),
    clauses().apply(text),
  )

/**
 * What a text says of its readers in polite words, as it is said of anybody ("착용하시고" becomes "착용하고"), and what goes on, as what
 * is ("사양하고 있어요" becomes "사양합니다").
 */
export const inPlainForms = (text: string): string => simpler(spelt(text))

/** The same with the words composed anew (`composed.ts`), for what stays open in its own. */
export function inComposedForms(text: string): string {
  const own = spelt(text)
  const composed = words().apply(own)
  return composed === own ? text : simpler(composed)
}
