import { clean } from '../text.ts'
import { withBreaks } from './breaks.ts'
import { PARAPHRASES } from './paraphrases.ts'
import { inWords } from './pictures.ts'
import { type Replacement, Replacements } from './replacements.ts'
import { TAIL } from './wording.ts'
import { WORDINGS } from './wordings.ts'

/** A mark for "may" or "may not" behind a size, as tables of prices and houses have it. */
const MARKED: Replacement[] = [
  [/([소중대]형견?)\s*(?:\(\s*[Oo○]\s*\)|[:-]?\s*[O○](?![A-Za-z가-힣]))\s*,?\s*/g, '$1 가능, '],
  [/([소중대]형견?)\s*(?:\(\s*[Xx×]\s*\)|[:-]?\s*[X×](?![A-Za-z가-힣]))\s*,?\s*/g, '$1 불가, '],
  [/([소중대]형견?)\s*[:-]\s*(가능|불가|문의|제한|금지)/g, '$1 $2'],
]

/** How a sentence leads to its rule, or away from it, without adding to what it says. */
const FRAMES: Replacement[] = [
  // "안돼요ㅜㅜ 근데 2층은 …", "오프리쉬 금지".
  [/([요다])[^가-힣\d(),.]{0,6}\s(?:근데|그런데)\s+/g, '$1\n'],
  [
    /오프\s?리[쉬시](?:는|은)?\s*(?:절대\s*|일절\s*)?(?:(?:금지|불가)(?:합니다|입니다|예요|해요)?|안\s*(?:됩니다|돼요|됨))(?=\s*(?:[,.\n!]|$))/g,
    '목줄 착용 필수',
    'rephrases',
  ],
  [
    /오프\s?리[쉬시](?:는|은)?\s*(?:절대\s*|일절\s*)?(?:(?:금지|불가)(?:이며|이고|하며|하고)|안\s*되(?:고|며))\s*,?\s+/g,
    '목줄 착용 필수\n',
    'rephrases',
  ],
  [/(?:안전|위생|청결)(?:상(?:의\s*(?:이유|문제)로)?|을\s*위해(?:서)?|\s*문제로)\s*/g, ''],
  [/(제한|금지|허용|운영)하고\s*있(?:다|습니다|어요|음)/g, '$1합니다'],
  [/(않|없|못\s*하)(?:고\s*있)?으니\s*(?=\n|$)/g, '$1습니다'],
  [/(이하|미만|이내)(?:이어야|여야)\s*(?:합니다|한다|해요|함|하며)/g, '$1만 가능'],
  [/(제한(?:이|은)?\s*없)(?:으나|지만|으며|고)\s*,?\s*/g, '$1음, '],
  [
    /(?:매주\s*)?[월화수목금토일]요일(?:은|에는)?\s*(?:정기\s*)?휴무(?:이며|이고|이나|이지만|입니다|이다)?\s*,?\s*/g,
    '',
  ],
  [
    /((?:요금|비용|추가금|이용료|입장료|청소비|동반료)[이가]?)\s*(?:있|발생하|부과되|붙)(?:으며|며|고)\s*,?\s*/g,
    '$1 발생\n',
  ],
  [
    new RegExp(
      `(?:반려견|강아지|애견|반려동물)(?:이|가)?\\s*없(?:이도|는\\s*(?:손님|고객|분|사람|방문객)들?도)\\s*(?:(?!가능|견|강아지|반려)[^,.\\n])*(?:가능|수\\s*있)(?:한\\s*[가-힣]{1,5})?${TAIL}`,
      'g',
    ),
    '',
  ],
  [/(?<=맹견|[소중대]형견)을\s*(?:비롯한|포함한)\s*(?!모든|전\s)/g, ', '],
]

const LETTER = '(?:[A-Z]|제?\\d{1,2}|[가나다라동서남북본별신구])'
const AND = '(?:\\s*[,·/]\\s*|\\s*(?:및|와|과)\\s*)'
/** "B, C동": a list of buildings, rooms or courses that share a noun. Lists of floors, numbers of rooms and zones are one name each (places.ts). */
const SHARED_NOUN = new RegExp(
  `(?<![가-힣A-Za-z\\d,·/~-])((?:${LETTER}${AND}){1,5}${LETTER})\\s?(동|관|코스|홀|룸|사이트|데크|전시실|전시관|관람실)(?=[은는이가만도의에과와,\\s)]|$)`,
  'g',
)
const withNounEach = (_: string, list = '', noun = '') =>
  list
    .split(new RegExp(AND))
    .map((letter) => letter + noun)
    .join(', ')

const PLACE =
  '(?:\\d층|실내|실외|야외|내부|외부|테라스|루프탑|옥상|마당|정원|로비|식당|카페|레스토랑|객실|수영장|온실|전시실|매점|화장실|복도|[본별신]관|[A-Z]동)'
const SIZE = '(?:[소중대]형견?|맹견)'
const LISTED_BY_DOTS = new RegExp(
  `(?<=${PLACE})\\s*·\\s+(?=${PLACE})|(?<=${SIZE})\\s*·\\s+(?=${SIZE}|공격|입질|사나운|무는|짖는)`,
  'g',
)

const DIGITS = '일이삼사오육칠팔구'.split('')

/** Units and marks. */
const SPELLING: Replacement[] = [
  [/k\s?g|킬로(?:그램)?|키로(?:그램)?/gi, 'kg'],
  [/kg\s*[↓▼]/g, 'kg 이하 '],
  [/kg\s*[↑]/g, 'kg 이상 '],
  [/[≤≦]\s*(\d+(?:\.\d+)?)\s*kg/g, '$1kg 이하'],
  [/\b(?:under|below)\s+(\d+(?:\.\d+)?)\s*kg/gi, '$1kg 미만'],
  [/\bup\s+to\s+(\d+(?:\.\d+)?)\s*kg/gi, '$1kg 이하'],
  // "소형 6,000 / 중형 8,000".
  [/([소중대]형견?)\s*(\d{1,2},000)(?=\s*(?:[,/\n]\s*[소중대]|$))/g, '$1 $2원'],
  [/cm|센티(?:미터)?/gi, 'cm'],
  [/[[{<「【〈《]/g, '('],
  [/[\]}>」】〉》]/g, ')'],
  [/[、，]/g, ','],
  [/[・‧∙ㆍ]/g, '·'],
  [/(^|\n)\s*(?:[-•*▶○●■※◦▪✔☞□▷◎✓★☆➤►◇◆△▲❖]+\s+|[·□▷◎✓★☆➤►◇◆❖]+\s*)/g, '$1'],
  [/(?<=[가-힣)\d])\s*[▶●■◆▷☞✔]+\s*(?=[가-힣\d(])/g, '\n'],
  [/(?<![가-힣])([소중대])\s*,\s*(?=(?:[소중대]\s*[,·]\s*)?[소중대]형(?![가-힣]*(?:카페|주차|버스)))/g, '$1·'],
  // "2, 3층은 불가": one list of floors, wherever a text is taken apart at its commas.
  [/(?<![\d.,])(\d{1,2})\s*[,/]\s*(?=\d{1,2}\s*층(?![가-힣]{2}))/g, '$1·'],
  // "1층, 2층만 가능", "월, 화요일 불가".
  [/(?<=\d층)\s*,\s*(?=\d{1,2}층)/g, '·'],
  [/(?<![가-힣])([월화수목금토일])\s*,\s*(?=(?:[월화수목금토일]\s*[,·]\s*){0,6}[월화수목금토일]요일)/g, '$1·'],
  [SHARED_NOUN, withNounEach],
  // "2층 · 옥상 불가", "대형견 · 맹견 입장 금지": one list, and no bullets.
  [LISTED_BY_DOTS, ', '],
  // "입마개 착용 필수- 배변봉투 지참".
  [/(?<=[가-힣)]\s?)-\s+(?=[가-힣(])(?!가능|불가|문의|제한|금지)/g, '\n'],
]

const SAME: Replacement[] = [
  [/(이하|미만|이내)\s*까지/g, '$1'],
  [/(^|[\s,(])~\s*(\d+(?:\.\d+)?)\s*kg(?!\s*~)/g, '$1$2kg 이하'],
  [/(\d)\s*(?:견|두)(?=만|까지|으로|씩|\s|,|$)/g, '$1마리'],
  ...MARKED,
  ...FRAMES,
  ...PARAPHRASES,
  // "자세한 사항은 문의 바랍니다": of whatever else one wants to know.
  [
    /(?:자세한|상세한?|궁금한|기타|그\s*외|보다\s*자세한)\s*(?:문의\s*)?(?:사항|내용|정보|점)(?:은|는)?\s*(?:(?:전화|유선|홈페이지|매장|업체|숙소)(?:로|으로|에|를)?\s*)?(?:문의|확인|참고|참조|연락)(?:\s*(?:또는|및|\/)\s*(?:전화|유선)\s*문의)?(?:\s*(?:해\s*)?(?:바랍니다|바람|주세요|주시기\s*바랍니다|부탁드립니다|요망|하세요|필요|필수))?/g,
    '',
    'rephrases',
  ],
  [
    /(?:이\s*점\s*)?(?:너그러운\s*|많은\s*)?(?:양해|이해|협조|참고|숙지)(?:를|을)?\s*(?:부탁\s*(?:드립니다|드려요|드리겠습니다|합니다|해요)|바랍니다|바라요|바람|해\s*(?:주세요|주시기\s*바랍니다))~*/g,
    '',
  ],
  // "동반할 수 없으니 유의해야 한다".
  [
    /(?<=니|므로)\s*(?:유의|주의|참고)(?:해야\s*(?:한다|합니다|해요)|하자|하면\s*(?:된다|좋다)|하는\s*것이\s*좋다|하시기\s*바랍니다|\s*바랍니다|해\s*주세요|하세요)/g,
    '',
  ],
  // ㅠ, ㅜ, ㅋ and ㅎ as they come out of NFKC, smileys, and a tilde behind a sentence.
  [/[\u1172\u116e\u110f\u1112]+|\^+|:-?\)/g, ''],
  [/(?<=[요다음능가함됨임수]|금지|지참|착용)~+(?=[\s,]|$)/g, '\n'],
  [/(?<=[요다음함됨임])\s+~+\s+(?=[가-힣])/g, '\n'],
  // "입장 불가: 대형견, 맹견" names whom behind it.
  [
    /(^|\n)\s*((?:입장|출입|동반|입실)?\s*(?:불가|제한|금지|가능))\s*(?:견종|대상|반려견)?\s*:\s*([^\n:.,]+(?:,(?![^\n:.,]*(?:가능|불가|금지|제한|문의|필수|주차|있음))[^\n:.,]+)*)(?=\n|\.|,|$)/g,
    (_: string, before = '', what = '', list = '') =>
      `${before}${list}${/가능/.test(what) && /(?:형견?|이하|미만)\s*$/.test(list) ? '만' : ''} ${what}`,
  ],
  // Only says what "소형" means there.
  [/\(\s*(?:안을|안고 들|들어 올릴) 수 있는 (?:크기|정도)\s*\)/g, ''],
  [/(^|[ 가-힣.)])[-•·*▶○●■※◦▪✔☞]+(?=\s)/g, '$1\n'],
  [/(^|\n)\s*(?:[-•·*▶○●■※◦▪✔☞]+|\d{1,2}[.)](?=\s|[가-힣])|[①-⑳])\s*/g, '$1'],
  [/(?<!\d)\.|\.(?!\d)|[;!]/g, '\n'],
]

/** "십오 킬로". */
const NUMERALS = /(?<![가-힣])(?:([이삼사오육칠팔구])?(십)\s?)?([일이삼사오육칠팔구])?\s*(?=(?:킬로|키로|k\s?g))/gi
/** Most texts have none, which is seen sooner. */
const HAS_NUMERAL = /[일이삼사오육칠팔구십]\s*(?:킬로|키로|[kK]\s?[gG])/
function inDigits(all: string, tens = '', ten = '', ones = ''): string {
  if (!ten && !ones) return all
  return String((ten ? (DIGITS.indexOf(tens) + 1 || 1) * 10 : 0) + DIGITS.indexOf(ones) + 1)
}

/** "①" becomes a plain digit in `clean`. */
const NUMBERED = /[①-⑳]/g

/** All that is replaced, in order. */
export const REPLACEMENTS: Replacement[] = [...SPELLING, ...WORDINGS, ...SAME]

let replacements: Replacements | undefined
const shorter = () => (replacements ??= new Replacements(REPLACEMENTS))

/** One spelling for what writers spell many ways: units, brackets, bullets; ends of sentences become line breaks. */
export function normalise(source: string): string {
  const text = withBreaks(clean(inWords(source).replace(NUMBERED, '\n')))
  return shorter().apply(HAS_NUMERAL.test(text) ? text.replace(NUMERALS, inDigits) : text)
}
