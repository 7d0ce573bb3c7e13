import type { Replacement } from '../replacements.ts'
import { wording } from '../wording.ts'

/** Whom to call. "문의: 041-123-4567" tells a number, and asks nobody to ask first. */

export const PHONE =
  '(?:0\\d{1,3}\\s?[-.)]\\s?\\d{3,4}\\s?[-.]\\s?\\d{4}|1[5-9]\\d{2}\\s?[-.]\\s?\\d{4})(?:\\s*[,/~]\\s*(?:0\\d{1,3}[-.]\\d{3,4}[-.]\\d{4}|\\d{1,4}))?(?:\\s*,?\\s*내선\\s*\\d{1,4}번?)?'
const CALL =
  '(?:(?:(?:객실\\s*)?예약|전화)\\s*(?:및|/|·|,)?\\s*)?(?:(?:(?:반려견|반려동물|애견|펫)\\s*(?:동반\\s*)?)?문의(?:는\\s*(?:전화|유선|아래\\s*번호)로\\s*(?:부탁\\s*드립니다|부탁\\s*드려요|바랍니다|(?:해\\s*)?주세요)|\\s*(?:전화|처|사항))?|연락처|대표\\s?전화|전화(?:번호)?|☎|☏|TEL|Tel)'
const OFFICE = '(?:[가-힣]{0,8}(?:사무소|안내소|데스크|센터|본부|사무실|매표소|관리소|과|팀)\\s*)?'
/** When a call is answered: days and times in a bracket behind the number, and no other "가능", which may be of dogs. */
const HOURS =
  '\\(\\s*(?:(?:통화|상담|문의|연락)\\s*가능|평일|주말|주중|공휴일|휴일|매일|매주|연중무휴|점심시간|오전|오후|상담|운영|업무|근무|통화|휴무일?|제외|부터|까지|및|만|은|는|[월화수목금토일]요일|[월화수목금토일](?=\\s*[~\\-–,·)])|\\d{1,2}시(?:\\s*\\d{1,2}분|반)?|\\d{1,2}:\\d{2}|[\\s~\\-–,·/:])+\\)'

export const CONTACTS: readonly Replacement[] = [
  wording(`(${PHONE})\\s*${HOURS}`, '$1', 'drops'),
  wording(
    `(^|[\\n,/.]\\s*|[다요음함됨임)]\\s+|필수\\s+|가능\\s+)[※*-]?\\s*${CALL}\\s*:?\\s*${OFFICE}\\(?\\s*(?:☎|☏)?\\s*:?\\s*${PHONE}\\s*\\)?(?=\\s*(?:[,.\\n/]|$))`,
    '$1',
    'rephrases',
  ),
  wording(`\\s*\\(\\s*${CALL}\\s*:?\\s*${OFFICE}(?:☎|☏)?\\s*:?\\s*${PHONE}\\s*\\)`, '', 'rephrases'),
  // It may be of calls or of dogs.
  wording(`(${PHONE}\\s*)\\(\\s*([^()\\n]{2,16}가능)\\s*\\)`, '$1통화는 $2', 'rephrases'),
]
