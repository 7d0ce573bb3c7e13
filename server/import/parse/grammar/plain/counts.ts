import type { Replacement } from '../replacements.ts'
import { CARRIER, DOGS, wording } from '../wording.ts'

/** How many dogs, as a figure or a word. */
export const NUMBER = '(?:\\d{1,2}|한|두|세|네|다섯)'
const WEIGHT = '\\d+(?:\\.\\d+)?\\s*kg\\s*(?:이하|미만|이내|까지)'
const GROUP = `(?:[소중]형견|${WEIGHT})`
/** Of which fewer may come; of 대형견 alone nothing is said of medium ones. */
const HEAVIER = `(?:[소중]형견|중[,·\\s]*대형견|중형견\\s*이상|${WEIGHT})`
const BEYOND = '\\d+(?:\\.\\d+)?\\s*kg\\s*(?:이상|초과)'
const OF_DOGS = `(?:의|인|\\s*기준)?\\s*(?:${DOGS}|견)?(?:은|는|이|만)?`
const MAY =
  '(?:(?:동반|함께|같이)\\s*)?(?:입실|입장|투숙|숙박|동반|이용|출입)?(?:이|을)?\\s*(?:가능(?:합니다|해요|함|하다|하며|하고)?|할\\s*수\\s*있(?:습니다|어요|음|다|으며|고)|(?:됩니다|돼요))?'
const measure = (group: string) => ({ kg: Number(/[\d.]+(?=\s*kg)/.exec(group)?.[0]), below: group.includes('미만') })

/** "소형견 2마리 또는 중형견 1마리": of each its own number; of weights the second begins where the first ends. */
function numbersOfEach(one: string, first: string, other: string, second: string): string | null {
  if (/형견/.test(one) !== /형견/.test(other) || one === other) return null
  if (/형견/.test(one)) return `${one}은 ${first}, ${other}은 ${second}까지 입실 가능합니다`
  if (/이상|초과/.test(other)) {
    const apart = measure(one).kg === measure(other).kg && measure(one).below === other.includes('이상')
    return apart
      ? `${withTopic(one)} ${first}, ${other.trim()}${other.endsWith('상') ? '은' : '는'} ${second}까지 입실 가능합니다`
      : null
  }
  const swapped = measure(one).kg > measure(other).kg
  const [light, few, heavy, fewer] = swapped ? [other, second, one, first] : [one, first, other, second]
  if (measure(light).kg === measure(heavy).kg) return null
  const from = `${measure(light).kg}kg ${measure(light).below ? '이상' : '초과'}`
  return `${withTopic(light)} ${few}, ${from} ${withTopic(heavy)} ${fewer}까지 입실 가능합니다`
}
const withTopic = (weight: string) => `${weight}${/[만내]$/.test(weight) ? '은' : '는'}`

/** "두 마리 합쳐 15kg까지": one of them weighs no more, and two have to ask. */
function inSum(dogs: string, kg: string, bound: string): string {
  const upTo = `${kg} ${bound === '미만' ? bound : '이하'}`
  return `${upTo}만 입실 가능합니다\n${dogs} 이상 합산 ${upTo} 문의`
}

/** Numbers by group, and weights of several dogs together, in plain clauses (`plain-clauses.ts`). */
export const PLAIN_COUNTS: readonly Replacement[] = [
  // "객실당 소형견 1마리, 총 5kg 이하": of one dog the sum is its weight.
  wording(
    '(?<![\\d,·~]\\s?)((?:최대\\s*)?(?:1|한)\\s*마리(?:까지|만|\\s*동반|\\s*입실|\\s*입장|\\s*가능|\\s*이하)*\\s*[,(/]\\s*)(?:총\\s*(?:무게|중량|체중)?|합계|합산|총합)\\s*(?=\\d+(?:\\.\\d+)?\\s*kg\\s*(?:이하|미만))(?![^\\n]*(?:[2-9]|두|세)\\s*마리)',
    '$1',
  ),
  wording(
    `^((?:객실|룸|방|팀|테이블)당|한\\s*객실에)\\s*(?:최대\\s*)?(소형견)\\s*(${NUMBER}\\s*마리)\\s*[,(/]\\s*(\\d+(?:\\.\\d+)?\\s*kg\\s*(?:이하|미만))\\s*\\)?\\s*(?:만?\\s*(?:입실\\s*|동반\\s*|투숙\\s*)?가능(?:합니다|해요)?)?$`,
    '$1 $3까지 가능합니다\n$4 $2만 가능합니다',
  ),
  // "8kg 이하(주말 5kg 이하)".
  wording(
    '(\\d+(?:\\.\\d+)?\\s*kg\\s*(?:이하|미만))\\s*\\(\\s*(?:단\\s*,?\\s*)?(주말|평일|공휴일|주말\\s*(?:및|·|,|/)?\\s*공휴일)(?:은|에는|엔)?\\s*(\\d+(?:\\.\\d+)?\\s*kg\\s*(?:이하|미만))\\s*\\)(?=\\s*(?:[.\\n]|$|만?\\s*(?:동반\\s*|입장\\s*)?가능))',
    '$1, $2 $3',
  ),
  // "2마리로 제한하며", "10kg 이하로 제한되며".
  wording(`(${NUMBER}\\s*마리)(?:로|으로)\\s*(?:제한|한정)(?:하|되)(며|고)(?=\\s)`, '$1까지만 가능하$2', 'rephrases'),
  wording(
    '(\\d\\s*kg\\s*(?:이하|미만))(?:로|으로)\\s*(?:제한|한정)(?:하|되)(며|고)(?=\\s)',
    '$1만 가능하$2',
    'rephrases',
  ),
  wording(
    '(^|[.\\n,]\\s*|[며고]\\s+)((?:체중|몸무게|무게)(?:은|는|이|가)?\\s*)?(\\d+(?:\\.\\d+)?\\s*kg)(?:을|를)?\\s*(?:초과할|넘을)\\s*수\\s*없(?:습니다|어요|음|다)(?=\\s*(?:[,.\\n]|$))',
    '$1$3 이하만 입장 가능합니다',
    'rephrases',
  ),
  // "입실 가능 견종은 10kg 미만이며, 객실당 1마리입니다".
  wording(
    `(?:입실|입장|동반|이용|투숙|숙박|출입)\\s*가능(?:한)?\\s*(?:견종|${DOGS}|크기|체중|무게)(?:은|는)\\s*(\\d+(?:\\.\\d+)?\\s*kg\\s*(?:이하|미만)|소형견)(?:이며|이고)\\s*,?\\s*`,
    '$1만 입장 가능하며 ',
  ),
  wording(
    `((?:객실|방|룸|팀|사이트|테이블)\\s*당\\s*(?:최대\\s*)?${NUMBER}\\s*마리)(?:입니다|이에요|예요|이다|임)(?=\\s*(?:[,.\\n]|$))`,
    '$1까지 가능합니다',
  ),
  // "체고 35cm가 넘거나 8kg을 초과하는".
  wording('(\\d\\s*cm)(?:가|이|를|을)?\\s*(?:넘거나|초과하거나)(?=\\s)', '$1 초과 또는'),
  wording('(\\d\\s*kg)(?:가|이|를|을)?\\s*(?:넘거나|초과하거나)(?=\\s*(?:체고|키|어깨))', '$1 초과 또는'),
  // What is a limit, with the verb left out.
  wording(
    '(\\d|[한두세네])\\s*마리\\s*이하로\\s*(?:동반|입장|예약|이용)해\\s*(?:주세요|주시기\\s*바랍니다)(?=\\s*(?:[,.\\n!]|$))',
    '최대 $1마리',
  ),
  wording('(^|[\\n,.]\\s*)(\\d{1,2}kg)\\s*제한(?=\\s*(?:[,.\\n!]|$))', '$1$2 이하만 가능'),
  wording(
    '(\\d{1,2}kg\\s*이하)(?:는|은)?\\s*((?:동반|입장|출입)?\\s*가능)\\s*,\\s*초과(?:는|\\s*시)?\\s*(?:동반|입장|출입)?\\s*불가(?=\\s*(?:[,.\\n!]|$))',
    '$1만 $2',
  ),
  wording(
    '(\\d{1,2}kg\\s*미만)(?:는|은)?\\s*((?:동반|입장|출입)?\\s*가능)\\s*,\\s*이상(?:은|\\s*시)?\\s*(?:동반|입장|출입)?\\s*불가(?=\\s*(?:[,.\\n!]|$))',
    '$1만 $2',
  ),
  // "보호자 1인당 1마리 이동장에 넣어 승선".
  wording(`(인당\\s*(?:최대\\s*)?${NUMBER}\\s*마리)(?:씩|까지)?\\s+(?=${CARRIER})`, '$1까지 가능하며 '),
  // "입실 가능한 강아지는 5kg 이하 최대 2마리입니다".
  wording(
    `(?:입장|동반|이용|투숙|입실|출입)(?:이)?\\s*가능한\\s*(?:${DOGS}|견종|크기)(?:은|는)\\s*(\\d+(?:\\.\\d+)?\\s*kg\\s*(?:이하|미만)|[소중]형견)(?:의|으로|로|이며)?\\s*,?\\s*((?:최대\\s*)?${NUMBER}\\s*마리)(?:까지)?(?:입니다|이에요|예요|이다)`,
    '$1만 입장 가능합니다\n$2까지 입장 가능합니다',
  ),
  // "10kg까지는 1만원, 그 이상은 어렵습니다".
  wording(
    '(\\d+(?:\\.\\d+)?\\s*kg)\\s*(까지|이하|미만)(?:는|은)?\\s*((?:\\d[\\d,]*\\s*)?[만천]?\\s*원)(?:(?:이며|이고|입니다)?\\s*[,.]|이며|이고)\\s*그(?:\\s*(?:이상|초과|위로)|보다\\s*(?:큰|무거운)\\s*(?:강아지|반려견|애견|아이|친구)(?:들)?)(?:은|는)?\\s*(?:죄송하지만\\s*|아쉽지만\\s*)?(?:(?:입실|입장|투숙|동반|이용)(?:이|은)?\\s*)?(?:불가|어렵|어려|안\\s*[되돼됩]|곤란|받지\\s*않)[가-힣]*(?=\\s*(?:[,.\\n]|$))',
    (_, kg = '', bound = '', price = '') =>
      `${kg} ${bound === '미만' ? bound : '이하'} ${price}, ${kg} ${bound === '미만' ? '이상' : '초과'} 입실 불가`,
  ),
  // "1팀당 소형견 2마리까지".
  wording(
    `((?:한|1)?\\s*(?:객실|방|룸|팀|사이트|테이블|가족)\\s*당)\\s*(${GROUP})${OF_DOGS}\\s*((?:최대\\s*)?${NUMBER}\\s*마리)(?![^.\\n]*(?:,|또는|혹은|이나|아니면)\\s*(?:최대\\s*)?(?:[소중대]형|\\d+\\s*kg))`,
    '$2 $1 $3',
  ),
  // "기준 1마리, 추가 1마리당 1만원": what the price is for.
  wording(`(^|[.\\n,/]\\s*)기준\\s*(${NUMBER}\\s*마리)(?=\\s*[,/]\\s*추가)`, '$1$2'),
  // "한 마리씩만", "보호자 1명이 2마리까지".
  wording(`(${NUMBER}\\s*마리)\\s*씩(?=만|까지|\\s|[,.\\n]|$)`, '$1'),
  wording(
    `(?:보호자|견주|성인)\\s*(?:1|한)\\s*(?:명|인|분|사람)(?:이|은|께서|에|에게)?\\s*(?=(?:최대\\s*)?${NUMBER}\\s*마리)`,
    '보호자 1인당 ',
  ),
  wording(
    `(^|[.\\n,]\\s*)((?:(?:한|1)?\\s*(?:객실|방|룸|팀|사이트|테이블)\\s*당\\s*|반려견은\\s*)?)(?:최대\\s*)?(${HEAVIER})${OF_DOGS}\\s*(?:최대\\s*)?(${NUMBER}\\s*마리)(?:까지)?\\s*(?:,\\s*)?(?:또는|혹은|이나|아니면)\\s*(${HEAVIER}|${BEYOND})${OF_DOGS}\\s*(?:최대\\s*)?(${NUMBER}\\s*마리)(?:까지만|까지|만|이내|이하)?\\s*${MAY}(?=\\s*(?:[,.\\n]|$))`,
    (all, before = '', per = '', one = '', first = '', other = '', second = '') => {
      const unit = /당/.test(per) ? per : ''
      const each = numbersOfEach(one, unit + first, other, unit + second)
      return each === null ? all : before + each
    },
  ),
  // "소형견 3마리까지, 중대형견은 1마리만": with no "은" both may come together, and it stays open.
  wording(
    `(^|[.\\n]\\s*)(${HEAVIER})${OF_DOGS}\\s*(?:최대\\s*)?(${NUMBER}\\s*마리)(?:까지)?\\s*[,/]\\s*(${HEAVIER})(?:의|인)?\\s*(?:${DOGS}|견)?(?:은|는)\\s*(?:최대\\s*)?(${NUMBER}\\s*마리)(?:까지만|까지|만|이내|이하)?\\s*${MAY}(?=\\s*(?:[.\\n]|$))`,
    (all, before = '', one = '', first = '', other = '', second = '') => {
      const each = numbersOfEach(one, first, other, second)
      return each === null ? all : before + each
    },
  ),
  wording(
    `(^|[.\\n,]\\s*|[며고]\\s+)(?:${DOGS}(?:은|는)?\\s*)?(?:총\\s*)?((?:2|두)\\s*마리)(?:의|를|가|이)?\\s*(?:(?:총\\s*)?(?:체중|몸무게|무게)(?:을|를|의)?\\s*)?(?:모두\\s*|다\\s*)?(?:합쳐(?:서)?|합해(?:서)?|합하여|합산(?:하여|해서|해|으로)?|합계|더해(?:서)?|총합(?:이|은)?|합(?:이|은))\\s*(?:체중\\s*)?(\\d+(?:\\.\\d+)?\\s*kg)\\s*(이하|미만|이내|까지|(?:을|를)?\\s*(?:넘지\\s*않(?:으면|는\\s*경우)|(?:초과할|넘을)\\s*수\\s*없(?:습니다|어요|음|다)))(?:만|여야|이어야)?\\s*${MAY}(?=\\s*(?:[,.\\n]|$))`,
    (_, before = '', dogs = '', kg = '', bound = '') => `${before}${inSum(dogs, kg, bound)}`,
    'rephrases',
  ),
  // "이동장 필수, 총 중량 7kg 이하" weighs the carrier along.
  wording(
    `(^|[.\\n,]\\s*|[며고]\\s+)(?:${DOGS}(?:들)?(?:의|은|는)?\\s*)?(?:총\\s*)?(?:총\\s*(?:체중|몸무게)|(?<!${CARRIER}[^]*)총\\s*(?:무게|중량)(?![^]*${CARRIER})|(?:체중|몸무게|무게)(?:의)?\\s*(?:합|합계|총합|합산)|합산\\s*(?:체중|몸무게|무게)?)(?:이|은|는|으로)?\\s*(\\d+(?:\\.\\d+)?\\s*kg)\\s*(이하|미만|이내|까지|(?:을|를)?\\s*(?:넘지\\s*않(?:으면|는\\s*경우)|(?:초과할|넘을)\\s*수\\s*없(?:습니다|어요|음|다)))(?:만|여야|이어야)?\\s*${MAY}(?=\\s*(?:[,.\\n]|$))`,
    (_, before = '', kg = '', bound = '') => `${before}${inSum('두 마리', kg, bound)}`,
  ),
]
