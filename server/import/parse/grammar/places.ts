import { token } from './token.ts'
import type { Area } from './tree.ts'

/** Words for where. */

const OUTDOOR =
  '야외|실외|바깥|외부|테라스|마당|루프탑|옥상|잔디밭|잔디|운동장|산책로|정원|데크|놀이터|노천|(?:조각|장미|허브|야생화|수국|중앙|하늘)정원|발코니|베란다'
const INDOOR =
  '실내|내부(?!\\s*(?:사정|공사|수리|방침|규정|규칙|지침|방역))|(?:매장\\s*|가게\\s*)?안(?=에(?:는|서는)\\s*(?:못|들어|입장|출입))'
const OTHER =
  '(?:(?![은는이가만도외의을를에])[가-힣]{0,6})(?:공원|박물관|미술관|기념관|전시관|전시장|전시실|경기장|관람석|전망대|온돌방|주차장|캠핑장|캠핑존|사이트|구역|객실|로비|매장|좌석|광장|숲길|절리길|등산로|탐방로|수목원|식물원|카페|식당|레스토랑|휴게실|화장실|샤워장|취사장|개수대|편의점|매점|건물|별관|본관|홀|룸|동굴|별채|안채|독채|센터|체험장|전시동|물놀이장|갤러리|사찰|경내|법당|온실|해수욕장|백사장|계곡|수영장|키즈존)|(?:지하\\s*)?\\d층|앞|뒤'
const PART = `(?:${OUTDOOR}|${INDOOR}|${OTHER})`
export const WholeArea = token(
  'WholeArea',
  /전\s*구역|모든\s*구역|전\s*사이트|전\s*구간|전역(?=[에은을이])|어디든지?|어디서나|전체\s*구역|실내외|실내·외|실내\s*(?:,|\/|·|및|와|과|\s)\s*(?:실외|야외)|실외\s*(?:,|\/|·|및|와|과|\s)\s*실내/,
)
export const PartArea = token(
  'PartArea',
  /(?:일부|지정(?:된)?|허용된|정해진|전용)\s*(?:구역|공간|장소|좌석|객실|테이블)/,
)
export const AreaWord = token(
  'AreaWord',
  `(?:(?:애견|반려견|전용|일부|모든)\\s*)?${PART}(?:\\s*${PART}|\\s*테이블(?!\\s*위)|\\s*(?:내|안|앞|뒤|쪽|공간|자리|석)(?![가-힣])|\\s*(?:내|안|앞|뒤|쪽|공간|자리|좌석|석)(?=에|은|는|만|도|를|을|으로|\\s*한정))*`,
)

const INSIDE = new RegExp(INDOOR)
const OUTSIDE = new RegExp(OUTDOOR)
export function areaOf(image: string): Area {
  const [indoor, outdoor] = [INSIDE.test(image), OUTSIDE.test(image)]
  return { name: image.trim(), indoor: indoor && !outdoor, outdoor: outdoor && !indoor, whole: false }
}
