import type { Day } from '../../../contract/days.ts'
import type { Bound, Concern, Exclusion, RequirementKind } from '../../../contract/policy.ts'
import { BREED } from './breeds.ts'
import { DAY_WORD, dayWord } from './days.ts'
import { BOUND_WORDS } from './size.ts'

interface Plain {
  type:
    | 'sep'
    | 'stop'
    | 'filler'
    | 'only'
    | 'except'
    | 'ban'
    | 'ask'
    | 'ok'
    | 'or'
    | 'otherwise'
    | 'advice'
    | 'water'
    | 'apart'
    | 'otherAnimal'
    | 'room'
    | 'party'
}

/** The words of house rules. Everything a rule is made of must be one of these, or the rule counts as not understood. */
export type Token =
  | Plain
  | { type: 'who'; who: Concern; topic: boolean }
  | { type: 'need'; kind: RequirementKind; detail: string | null }
  | { type: 'exclusion'; kind: Exclusion; text: string }
  | { type: 'breed'; name: string }
  | { type: 'area'; name: string; indoor: boolean; outdoor: boolean }
  | { type: 'days'; days: Day[] }
  | { type: 'count'; count: number }
  | { type: 'weight'; bound: Bound; kg: number }
  | { type: 'age'; months: number; bound: Bound }
  | { type: 'during'; text: string }
  | { type: 'askable'; text: string }
  | { type: 'vague'; text: string }
  | { type: 'hours'; text: string }
  | { type: 'unknown'; text: string }

type Rule = [pattern: RegExp, make: (match: RegExpExecArray) => Token]

const just = (type: Plain['type']) => (): Token => ({ type })
const need =
  (kind: RequirementKind, detail?: (match: RegExpExecArray) => string | null) =>
  (match: RegExpExecArray): Token => ({ type: 'need', kind, detail: detail?.(match) ?? null })
const excludes =
  (kind: Exclusion) =>
  (match: RegExpExecArray): Token => ({ type: 'exclusion', kind, text: match[0].trim() })
const who =
  (concern: Concern) =>
  (match: RegExpExecArray): Token => ({ type: 'who', who: concern, topic: Boolean(match.groups?.['topic']) })

const TOPIC = String.raw`(?<topic>\s*(?:은|는|의\s*경우(?:에는|에)?)(?=$|[\s,]))?`
const VISIT = '(?:입장|입실|출입|동반|이용|투숙|숙박|탑승|사용|진입|방문)'
const OUTDOOR = '야외|실외|외부|테라스|마당|루프탑|옥상|잔디밭|잔디|운동장|산책로|정원|데크|놀이터'
const INDOOR = '실내|내부'
const OTHER_AREA =
  '[가-힣]{0,8}(?:공원|박물관|미술관|기념관|전시관|전시장|전시실|경기장|관람석|전망대|온돌방|주차장|캠핑장|사이트|구역|객실|로비|매장|좌석|광장|숲길|절리길|등산로|탐방로)|건물|\\d층|앞|뒤'
const AREA = new RegExp(
  `(?:(?:애견|반려견|전용|일부)\\s*)?(?:${OUTDOOR}|${INDOOR}|${OTHER_AREA})(?:\\s*(?:${OUTDOOR}|${INDOOR}|${OTHER_AREA}|내(?=[\\s,]|$)|안(?=[\\s,]|$)))*`,
  'y',
)

/** Tried in turn wherever a word may begin. */
const RULES: Rule[] = [
  [/[.;\n!]|(?<=^|[\s가-힣.)])[-•·*▶○●■※](?=\s)/y, just('stop')],
  [/[,/·]/y, just('sep')],
  [/\s+/y, just('filler')],

  // Whole expressions whose parts would mean something else.
  [/실내견|실외견|단모종|장모종|소형\s*견종|중형\s*견종/y, (match) => ({ type: 'vague', text: match[0] })],
  [
    /(?:그\s*외\s*)?(제한\s*견종|(?:입실|입장|출입)\s*불가\s*견종)/y,
    (match) => ({ type: 'askable', text: match[1] ?? '' }),
  ],
  [/(?:포함\s*)?(일부\s*견종|특정\s*견종|기타\s*견종)/y, (match) => ({ type: 'vague', text: match[1] ?? '' })],
  [
    /(?:반려견|애견|강아지)?\s*(?:수영장|스파|바다|계곡|물놀이장|분수대?)?\s*입수|(?:반려견|애견|강아지)\s*수영장|스파|수영장/y,
    just('water'),
  ],
  [/(?:소\s*[·,]\s*중\s*[·,]\s*)?대형견\s*공간\s*분리|공간\s*분리/y, just('apart')],
  [
    /(?:미\s*지참|미\s*착용|미\s*사용)\s*시(?:에는|에)?|없으면|없는\s*경우|아닌\s*경우|안\s*할\s*경우/y,
    just('otherwise'),
  ],
  [/([가-힣]+\s*(?:이용|탑승))\s*시(?=\s|,|$)/y, (match) => ({ type: 'during', text: `${match[1]} 시` })],
  [
    /((?:셔틀버스|버스|케이블카|배|유람선|열차|모노레일|곤돌라)\s*(?:탑승|이용))/y,
    (match) => ({ type: 'during', text: match[1] ?? '' }),
  ],
  [/권장|추천|자제|가급적/y, just('advice')],

  // Days, counts, weights, ages.
  [
    new RegExp(`(${DAY_WORD.source})(?:에는|에|엔|은|는)?`, 'y'),
    (match) => ({ type: 'days', days: dayWord(match[1] ?? '') ?? [] }),
  ],
  [/오전|오후|저녁|야간|주간|낮/y, (match) => ({ type: 'hours', text: match[0] })],
  [/(?:객실|방|룸|1실|사이트)\s*당/y, just('room')],
  [/(?:한\s*|1\s*)?(?:팀|가족|일행|테이블|예약)\s*당/y, just('party')],
  [
    /최대\s*(\d{1,2})\s*(?:마리|견|두)(?:\s*까지)?(?!\s*(?:이상|초과|부터|당))/y,
    (match) => ({ type: 'count', count: Number(match[1]) }),
  ],
  [/(\d{1,2})\s*마리\s*(?:까지|이하|이내)/y, (match) => ({ type: 'count', count: Number(match[1]) })],
  [
    /(?:체중|몸무게)?\s*(\d{1,3}(?:\.\d)?)\s*kg\s*(이하|이내|까지|미만|이상|초과)(?:인|의)?/y,
    (match) => ({ type: 'weight', kg: Number(match[1]), bound: BOUND_WORDS[match[2] ?? ''] ?? 'lte' }),
  ],
  [
    /(?:생후\s*)?(\d{1,2})\s*개월\s*(미만|이하|이상|초과)(?:인|의|된)?/y,
    (match) => ({ type: 'age', months: Number(match[1]), bound: BOUND_WORDS[match[2] ?? ''] ?? 'lt' }),
  ],

  // Who is turned away.
  [/미\s*등록/y, excludes('unregistered')],
  [/미\s*접종|(?:예방\s*)?접종을?\s*(?:하지\s*않은|안\s*한)/y, excludes('unvaccinated')],
  [
    new RegExp(
      `(?:중성화(?:\\s*수술)?(?:을|를)?\\s*(?:안\\s*한|하지\\s*않은|안\\s*된|미완료)|미\\s*중성화)(?:\\s*경우)?${TOPIC}`,
      'y',
    ),
    who('unneutered'),
  ],
  [/공격성|사나운|공격적인/y, excludes('aggressive')],
  [/입질|무는/y, excludes('biting')],
  [/짖음|짖는|헛짖음/y, excludes('barking')],
  [new RegExp(`마킹\\s*하는(?:\\s*(?:친구들?|반려견|강아지|애견))?${TOPIC}`, 'y'), who('marking')],
  [/마킹|스크래치/y, excludes('marking')],
  [/생리|발정기?/y, excludes('inHeat')],
  [/임신/y, excludes('pregnant')],
  [/전염(?:성)?\s*(?:질환|질병|병)?|질병|질환|피부병|감염병?/y, excludes('ill')],
  [/털\s*빠짐/y, excludes('shedding')],
  [/사회화(?:가|는)?\s*(?:되어\s*있지|되지|안)\s*(?:않은|된)|사회성이?\s*(?:없는|부족한)/y, excludes('unsocialized')],
  [/노령견|노견/y, excludes('elderly')],
  [/자견|새끼\s*(?:강아지)?/y, excludes('puppy')],
  [
    new RegExp(`맹견(?:류|종)?(?:\\s*및\\s*(?:혼종견|잡종|그\\s*잡종))?(?:\\s*(?:5종|포함(?!\\s*일부)))?${TOPIC}`, 'y'),
    who('restricted'),
  ],
  [new RegExp(`소형견?${TOPIC}`, 'y'), who('small')],
  [new RegExp(`중형견?${TOPIC}`, 'y'), who('medium')],
  [new RegExp(`대형견?(?:도)?${TOPIC}`, 'y'), who('large')],
  [new RegExp(`(?:수컷|숫컷|남아)${TOPIC}`, 'y'), who('male')],
  [/고양이|반려묘|조류|파충류|다른\s*동물|타\s*동물/y, just('otherAnimal')],

  // What must be brought or done.
  [/목줄|리드\s*줄|가슴줄|하네스|몸줄/y, need('leash')],
  [/(?:배변|대변)\s*(?:봉투|봉지)|(?:배변|대변|배설물)\s*(?:처리|수거)/y, need('wasteBags')],
  [/입마개/y, need('muzzle')],
  [
    /(?:이동장|이동식\s*케이지|케이지|켄넬|캔넬|이동\s*가방|전용\s*가방|캐리어|슬링백|슬링)(?:\s*\([가-힣]+\))?/y,
    need('carrier'),
  ],
  [/유모차|개모차/y, need('stroller')],
  [/안거나/y, need('held')],
  [/안고(?:\s*(?:있어야|있으면|다녀야|타야|입장|이동))?|안기|안아야|품에\s*안/y, need('held')],
  [/매너\s*(?:벨트|밸트)|기저귀/y, need('mannerBelt')],
  [
    /(?:(\d차)(\s*이상)?(?:의)?\s*)?(?:예방\s*)?접종\s*(증명서|확인서|수첩)?/y,
    need(
      'vaccination',
      (match) => [match[1] && `${match[1]}${match[2] ? ' 이상' : ''}`, match[3]].filter(Boolean).join(' ') || null,
    ),
  ],
  [/(?:반려동물|반려견|동물)?\s*등록(?:증|번호|칩)?/y, need('registration')],
  [/인식표(?:를\s*하지\s*않은)?/y, need('nameTag')],
  [/중성화(?:\s*수술)?/y, need('neutered')],
  [/(?:애견|반려견|반려동물|강아지|개인)\s*용품/y, need('ownSupplies')],
  [/(?:(?:애견|반려견|반려동물|강아지)\s*)?침구/y, need('ownBedding')],
  [/신분증/y, need('guardianId')],
  [/(?:동반\s*)?(?:서약서|동의서)/y, need('pledge')],
  [/(?:대소변|배변|용변)(?:은|는)?\s*(?:야외|실외|외부)에서(?:\s*처리)?/y, need('outdoorToilet')],
  [
    /(?:사전|입장\s*전|방문\s*전|별도|유선|전화)(?:에|으로)?\s*(?:문의|상담|협의|연락|예약|확인)|문의|예약제?|상담/y,
    just('ask'),
  ],

  // What is done to them.
  [
    new RegExp(
      `(?:${VISIT}\\s*(?:을|를|은|는|이|가)?\\s*)?(?:절대\\s*)?(?:불가능|불가|금지|제한|제외|거부|안\\s*됨)(?:\\s*조치)?(?:함|합니다|됨|됩니다)?`,
      'y',
    ),
    just('ban'),
  ],
  [/퇴장(?:\s*조치)?/y, just('ban')],
  [new RegExp(`(?:${VISIT}\\s*)?(?:가능하나|가능하며|가능|허용)(?:함|합니다|해요)?`, 'y'), just('ok')],
  [/외(?=\s|$)/y, just('except')],
  [/만(?=$|[\s,)]|입장|입실|출입|동반|이용|가능)/y, just('only')],
  [/또는|혹은|거나/y, just('or')],
  [BREED, (match) => ({ type: 'breed', name: (match[1] ?? '').replace(/\s+/g, ' ') })],
  [
    AREA,
    (match) => ({
      type: 'area',
      name: match[0].trim(),
      indoor: /실내|내부/.test(match[0]),
      outdoor: new RegExp(OUTDOOR).test(match[0]),
    }),
  ],

  // Words that carry no rule of their own.
  [/\((?![^)]*(?:\d|불가|제한|금지|제외|가능|이하|미만))[^)]*\)/y, just('filler')],
  [/[()]/y, just('sep')],
  [
    /필수|필요|의무|착용|지참|소지|구비|준비|개별|개인|각자|이용|사용|완료|제출|제시|작성|탑승|처리|부착|요망|바람|해야\s*(?:함|합니다|해요)?|하여야|합니다|함/y,
    just('filler'),
  ],
  [
    /경우|있는|있을|없이|심한|심하게|강한|중인|하는|해당|넣은|친구들?|반려견|반려동물|애견|애완견|강아지|견종|동물|계열|동반|입장|등|그\s*외|기타|반드시|항상|자유롭게|자유로이|이동|모두|모든|전\s*견종|보호자|함께/y,
    just('filler'),
  ],
  [
    /(?:에서는|에서|에는|으로|로|에|은|는|이|가|을|를|도|의|과|와|및|인|중|한|된|해|하여|하나|하며|하고|후|시|만|함|임)(?=$|[\s,/)(]|[가-힣])/y,
    just('filler'),
  ],
]

/** Every letter of the text as tokens; a word with any part that no rule knows is `unknown` as far as the next space. */
export function tokens(text: string): { token: Token; text: string }[] {
  const found: { token: Token; text: string }[] = []
  let at = 0
  while (at < text.length) {
    const hit = matchAt(text, at) ?? { token: { type: 'unknown', text: wordAt(text, at) } as const, length: 0 }
    const length = hit.length || wordAt(text, at).length
    found.push({ token: hit.token, text: text.slice(at, at + length) })
    at += length
  }
  return found
}

const wordAt = (text: string, at: number) => /^.[^\s,.;/]*/su.exec(text.slice(at, at + 80))?.[0] ?? text.charAt(at)

function matchAt(text: string, at: number): { token: Token; length: number } | null {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match && match[0].length > 0) return { token: make(match), length: match[0].length }
  }
  return null
}
