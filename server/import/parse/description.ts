import type { Requirement } from '../../../contract/policy/policy.ts'
import { emptyReading, type Reading } from './reading.ts'
import { readRules } from './restriction.ts'
import { BREED_WORDS } from './breeds.ts'
import { anyOf } from './grammar/words.ts'
import { bearsOnComingIn } from './meaning/remarks.ts'
import { describes, ended, NARROWS, praises } from './describes.ts'
import { ADDRESSED, ADMISSION, DEMAND, FEE_OF_DOGS, IN_LISTS, ROOMS_OF_DOGS, RULE } from './description-words.ts'
import { mayRule } from './may-rule.ts'
import { normalise } from './grammar/normalise.ts'
import { inPlainForms } from './grammar/plain/forms.ts'
import { unreadInOwnWords } from './meaning/own-words.ts'
import { isNoInformation, remembered, splitOutsideParentheses } from './text.ts'

/** A member of a list of breeds, or the last of one. */
const BREEDS = `(?:${anyOf(...BREED_WORDS)}|단모종|장모종|실내견)`
const BREED = new RegExp(
  `^${BREEDS}(?:\\s*등)?$|${BREEDS}(?:류|종|\\s*등)?(?:은|는|만|\\s)*[^,]*(?:불가|금지|제한|제외|사절|어려|가능|입장)`,
)
/** A kind of dog that is refused, or has to ask, in few words: "진돗개는 어렵습니다", "암컷 노노", "리트리버 X". */
const KIND_REFUSED = new RegExp(
  `(?:${BREEDS}|(?<![의발편참예이선])견종?|암컷|수컷|강아지|댕댕이|아이|친구|(?<![가-힣])애)(?:들)?[은는도]?\\s*(?:(?:죄송|미안)하지만\\s*|(?:죄송|미안)합니다만\\s*|아쉽지만\\s*)?` +
    '(?:불가|금지|제한|제외|사절|사양|어[려렵]|힘들|노노|별도|문의|못\\s|받지|안\\s*[되돼됩]|[xX×]$|no$)',
)
const TIMES =
  '평일|주중|주말|공휴일|[월화수목금토일]요일|[월화수목금토일]\\s*[~,·]\\s*[월화수목금토일]|오전|오후|낮|밤|저녁|야간|주간|점심(?:시간)?|' +
  '\\d{1,2}\\s*[시월](?:부터|까지)?|절기|성수기|봄|여름|가을|겨울|명절|연휴|기간|시간|해\\s*진\\s*[뒤후]|(?:비|눈)\\s*오는\\s*날|우천\\s*시|이[전후]'
/** A time at which dogs come in, or don't, in few words: "성수기만 가능", "우천 시에만 입장", "야간 노노". */
const AT_TIMES = new RegExp(
  `^(?:단|다만)?[\\s,]*(?:[^,\\s]*\\s){0,2}[^,\\s]*(?:${TIMES})(?:에|엔)?\\s*` +
    '(?:만\\s*(?:가능|동반|입장|허용)|노노|[xX×]$|no$)',
)
/** What a dog is to wear or bring, named by the thing alone: "식기 필수", "인식표 꼭", "담요는 각자 준비해 오셔야 합니다". */
const TO_BRING =
  /^(?:[^,\s]*\s){0,2}(?:머즐|(?:생리|위생)\s*팬티|인식표|이름표|슬링백|사료|간식|식기|[밥물]그릇|방석|담요|침구|이불|장난감|매트|시트|쿠션|패드|수건|물티슈|탈취제|하우스|울타리|등록(?:번호|증)|수첩|건강\s*(?:진단|확인|증명)서|보험증|이동장|켄넬)(?:은|는|을|를)?\s*(?:(?:각자|개별(?:적으로|로)?|따로|직접|별도로|미리)\s*)?(?:필수|필참|지참|착용|미지참|미착용|꼭|챙겨|적어|준비해\s*[주오]|준비하셔야|가져[와오])/
/** Why all who come have to book: "좌석이 많지 않아", "공간이 넓지 않으니", "하루 두 팀만 받기 때문에". */
const WHY_BOOK =
  '(?:자리|좌석|객실|공간|테이블|매장|가게|실내|룸)(?:이|가)\\s*(?:(?:매우|많이|그리|다소|너무)\\s*)?(?:적|좁|작|협소하|한정되|한정적이|부족하|(?:많|넓|크|여유롭|넉넉하)지\\s*않)[가-힣]{1,5}(?:\\s보니)?|' +
  '하루(?:에)?\\s*(?:[한두세네]|다섯|\\d{1,2})\\s*(?:팀|테이블|가족)만\\s*받[가-힣]{1,4}(?:\\s때문에)?'
const ASK_FIRST = new RegExp(
  `^(?:사전|방문\\s*전|입장\\s*전)\\s*(?:문의|예약)\\s*(?:필수)?$|^예약제$|^(?:(?:${WHY_BOOK})\\s*,?\\s*)?예약(?:은|이|을)?\\s*` +
    '(?:(?:필수|필요)(?:합니다|입니다|예요|이에요|해요|하다|이다|임|함)?|부탁\\s*드(?:립니다|려요|릴게요))$',
)
/** Of people, of hours, and of what a place offers besides: its dogs may come or not by other rules. */
const OTHERWISE =
  /\d\s*세|아동|어린이(?!\s*(?:날|놀이(?:터|시설)|박물관|도서관|공원|정원|체험|전시|숲|물놀이|수영장|풀))|유아(?!\s*(?:숲|풀|놀이터))|초등학생|중학생|고등학생|학생|노\s*키즈|성인|인원|\d\s*명|휴장|휴무|휴원|휴관|휴업|운영\s*시간|시간(?:씩)?\s*연장|입장\s*마감|대형\s*(?:애견|카페|주차)|유치원|호텔|미용|놀이방/
/** A café of cats that takes "pets" may well mean cats: whether a dog comes in is not said. */
const OF_CATS = /^고양이\s*(?:카페|까페)$/
const OF_DOGS =
  /(?:[소중대]형|맹|노령|노)견|강아지|반려견|반려동물|애견(?!\s*(?:카페|까페|펜션|호텔|유치원|미용|놀이터|운동장|식당))|애완|펫|\d\s*(?:kg|마리)|[한두세네]\s*마리|목줄|리드\s*줄|입마개|케이지|켄넬|이동장|배변|매너\s*벨트|기저귀/i

/** Words of dogs and of what they wear or are carried in: a sentence that has one is a rule unless it only describes. */
const CONCERNS_DOGS =
  /반려|애견|애완|강아지|강쥐|댕댕|펫(?!로)|(?:[소중대]형|맹|노령|안내|보조)\s*견|견종|(?<![가-힣])개(?=[는은도만를을이가와의]?(?:\s|$))|이동\s*(?:장|가방)|케이지|켄넬|캐리어|유모차|개모차|목줄|리드\s*줄|하네스|입마개|기저귀|매너\s*벨트|배변|응가|쉬야|똥\s?봉|(?:산책|가슴)\s?줄|(?<![가-힣])줄\s*(?:없이|안\s*하고|풀고)/
/** The end of a sentence; a list of what a place offers has none. */
const FINITE =
  /(?:[다요오죠]|[가-힣]하기|지\s*않기|[가-힣](?:함|됨|있음|없음|바람|드림|다름)|\s(?:다름|상이|변동)|수\s*있음)$/
/** "테라스밖에 안 돼요 (후기)": a bracket behind the end is none of it. */
const isSentence = (text: string) => FINITE.test(text.replace(/\s*\([^()]*\)$/, ''))
/** "단, 예약 고객에 한합니다": takes back some of the rule before it. */
const RESTRICTS = /^(?:단|다만|하지만|그러나|예외로)[\s,]|에\s*한(?:합니다|함|하여|해|정)/
/** Of guests, and of what they may do there besides. */
const OTHER_MATTERS =
  /음식|주류|음주|흡연|금연|취사|촬영|주차|쓰레기|고성방가|불꽃|폭죽|낚시|드론|숯불|바비큐|전기|반입|샤워|매너\s*타임/

/** Of what else one asks for or brings. */
const PARKING = /주차|입장료|이용료|요금|비용|상주|흡연|금연/

/** "상주견 3마리": dogs of the house. */
const OF_THE_HOUSE = /^상주\s*(?:견|강아지)\s*(?:(?:\d{1,2}|[한두세네])\s*마리|있음|있어요)?$/

/** "물놀이장에는 들어갈 수 없으며 매너타임을 지켜야 한다": each is looked at by itself. */
const JOINT = /(?<=[으하되이]며|[하되]고|없고|있고|지만|으나)\s+/

const BRACKETS = /\(([^()]*)\)/g

/** What stands side by side in a part, where a matter of guests must not hide a rule: "목줄 필수 / 주차 10대", "애견 동반 카페(식기 필수)". */
const besides = (part: string) =>
  [part.replace(BRACKETS, ' '), ...[...part.matchAll(BRACKETS)].map(([, inner = '']) => inner)]
    .flatMap((text) => text.split(/[,/|;·]/))
    .map((text) => text.trim())

const isRule = (part: string) => [...part.split(JOINT), ...besides(part)].some(isRuleOfOne)

/** Of dogs, whatever else stands in the sentence: "동반 불가 주차는 건물 뒤편". */
const OF_COMING_ALONG =
  /(?<!(?:아동|어린이|유아|보호자|부모|성인|가족|아이|자녀|고객|손님)\s*)동반\s*(?:입장\s*|출입\s*|입실\s*)?(?:불가|금지|제한|제외|어렵|어려)|(?:만|까지만|외|제외)\s*(?:반려견\s*)?동반\s*(?:가능|입장)|(?:반려견|반려동물|애견|강아지|펫)\s*동반\s*[X×](?![A-Za-z])/

/** Parts whose names have a word of guests or of what they do besides: "음식점", "샤워장". */
const NAMED_PARTS =
  /(?:(?:어린이|유아|아동|학생|성인)\s?)?(?:샤워|취사|바[비베]큐|낚시|음식|주류|촬영|드론|흡연|주차|카트|놀이|미용|유치|학생|성인|어린이|유아|아동|키즈|대형)\s?(?:전용\s)?(?:장|실|점|터|관|룸|존|방|원|풀|구역|부스|코너|식당|스튜디오|수영장|도서관|자료실|체험장|체험실|판매점)/g
/** That nobody may come in there, or how, which is said of dogs as well. */
const PART_REFUSED =
  /(?:동반|함께|같이|데리고|데려|출입|입장|들어[가오올갈])[^,\n]*(?:불가|금지|제한|제외|없|않|못|안\s*[되돼됩]|어렵|어려|삼가)|안고\s*(?:이동|입장|이용|다니|지나)|이용[^,\n]*(?:불가|금지|제한|없|않|안\s*[되돼됩])|(?:은|는|엔)\s*(?:불가|금지|제한|안\s*[되돼됩])|(?:내|안)\s*목줄|제외(?:된다|됩니다|돼요|한다|합니다|함)?$/

function isRuleOfOne(part: string): boolean {
  if (OF_THE_HOUSE.test(part)) return false
  if (
    [ASK_FIRST, OF_COMING_ALONG, OF_CATS, ROOMS_OF_DOGS, FEE_OF_DOGS, REFUSED_ALONE, IN_FEW_WORDS].some((words) =>
      words.test(part),
    )
  )
    return true
  const elsewhere = part.replace(NAMED_PARTS, '장소')
  const matter = PART_REFUSED.test(elsewhere) ? elsewhere : part
  if (!PARKING.test(matter) && (IN_LISTS.test(part) || BREED.test(part))) return true
  const rules = [RULE, KIND_REFUSED, AT_TIMES, TO_BRING, ADMISSION, DEMAND].some((words) => words.test(part))
  return rules && (!(OTHERWISE.test(matter) || OTHER_MATTERS.test(matter)) || OF_DOGS.test(part))
}

const isAddressed = (sentence: string) =>
  ADDRESSED.test(sentence) && !OTHERWISE.test(sentence) && !OTHER_MATTERS.test(sentence) && !PARKING.test(sentence)

/** "실내 착석 불가, 테이크아웃만 가능": on which errand a dog comes in. */
const SEATS_REFUSED =
  /(?:실내|내부|매장|식당|카페|홀|착석|좌석|자리|취식|식사)[^,]{0,12}(?:불가|금지|안\s*[되돼됩]|어[려렵])/
const ERRAND = /^(?:테이크\s?아웃|포장|배달|배송)(?:(?:으로)?만|은)\s/

/** "테라스 좌석은,": whatever a rule behind it is about. */
const OPENS = /(?:은|는|에서|경우|시)$/

/** Nouns of one kind, with a few words before them at most: what a list names one by one before it says what goes for all of them. */
const NOUNS = [
  `${BREEDS}|(?<![의발편참예이선])견종?|암컷|수컷|강아지|댕댕이|아이|친구|\\d\\s*kg\\s*(?:이상|초과|이하|미만)`,
  '실내|실외|야외|내부|외부|층|\\d동|테라스|루프탑|옥상|마당|정원|데크|잔디밭|침대|로비|온실|[본별신]관|객실|전시실|화장실|장소|' +
    '수영장|식당|매점|편의점|놀이터|운동장|복도|엘리베이터|계단|주방|매장|홀|룸|구역|전망대',
  TIMES,
  '공격성|입질|짖음|마킹|스크래치|발정|생리|전염병|질병|피부병',
  '식기|그릇|방석|담요|침구|이불|매트|시트|쿠션|패드|수건|타월|물티슈|탈취제|울타리|간식|사료|장난감',
]
const MEMBERS = NOUNS.map((nouns) => `(?:[^\\s]{1,8}\\s){0,2}[^\\s]{0,6}(?:${nouns})`).map((nouns) => ({
  alone: new RegExp(`^${nouns}들?$`),
  first: new RegExp(`^${nouns}`),
}))
/** Who, where or when is refused by a verb that says nothing of coming in: "객실은 힘들어요", "수컷은 안 받아요", "예약 없이는 사양합니다". */
const REFUSED_ALONE = new RegExp(
  `(?:${NOUNS.join('|')}|안쪽|[가-힣]\\s?[안밖]|방|침실|풀장|방문|코너|자리|좌석|존|(?<![가-힣])개|없|말고|외)들?` +
    '(?:(?:이나|이|에)?(?:은|는|엔|에서는|까지는|으로는|로는)|(?<=없)이\\s*(?:오|방문하|입장하)(?:시?면|신\\s*[가-힣]{1,3}은))\\s*' +
    '(?:(?:아직은?|절대|전면|모두|전부|아쉽지만|죄송하지만|미안하지만|정중히|되도록|가급적)\\s*)*' +
    '(?:안\\s*[되돼됩된될받]|어[려렵]|힘[들드]|곤란|(?:받|모시|들이)지\\s*[않못]|사[양절]|거절|삼가|피해\\s*주|자제|노노|금[지하]|불가|막고\\s*있|출입을\\s*막)',
)
/** What owners ask for or limit in a few words of which none is of dogs: "가방에 넣어 오세요", "예약 손님만 받아요", "낮에만 돼요", "저녁 7시 이후 안 돼요". */
const IN_FEW_WORDS = new RegExp(
  '가방에\\s*넣|(?:테라스|야외|마당|실내|\\d층|별관)(?:석|자리|좌석)?(?:으)?로\\s*(?:안내|모시|모실)|확인(?:한|하신|받은)?\\s*(?:뒤|후)[^,]*(?:들어|입장)|등록번호|생리|(?:뺀|빼고는?)\\s|(?:은|는)\\s*(?:빼고|제외하고)요$|(?:침대|소파)\\s?커버|(?:좋은|순한|착한|건강한|얌전한|조용한|작은|큰)\\s*(?:아이|친구|애)들?만\\s|(?<![의발편참예이선])견종?만\\s*(?:가능|입장|동반|이용|받|[되돼됩])|^(?:그\\s*외|나머지)(?:는|은)?\\s*(?:야외|실외|테라스|마당)(?:만|\\s|$)|^(?:(?:방문|입장|오시기)\\s*전(?:에)?\\s*(?:꼭\\s*|반드시\\s*)?(?:전화|연락|문의)|(?:전화|연락)\\s*먼저\\s)|^(?:전화|예약|연락)(?:를|을)?\\s*(?:주시|하시|하|주)고\\s*(?:오|방문|입장)|(?:예약|단골|회원|투숙|숙박)[가-힣\\s]{0,6}만\\s(?:받|이용|입장|가능|들어)|' +
    '(?:크|작|무겁|무거우|시끄러우)면\\s*[안못]|만\\s*(?:같이|함께)\\s|^(?:[가-힣\\d]+\\s)?[가-힣\\d]+(?:은|는)\\s(?:안고\\s*들어|따로\\s*계)|(?:짖으|물|뛰|(?:문제|공격성|입질)[가이]?\\s*있으)면[^,]*(?:나가|퇴실|퇴장|[안못]\\s)|(?:없이|안\\s*하(?:시)?면|않으(?:시)?면)[^,]*(?:퇴실|퇴장|입장)|' +
    `(?:${TIMES})(?:에만|만)\\s*(?:[되돼됩받]|이용)|(?:오전|오후|낮|밤|저녁|\\d\\s*시)[^,]{0,8}(?:이후|이전|전|후)(?:에는|엔|에|은|로는)?\\s*(?:[안못]\\s|불가|어[려렵]|[XO×○])|` +
    `(?:${TIMES}|날|때|시)(?:에는|엔|에|은|는)?\\s*(?:(?:미리|사전|꼭)\\s*)*예약(?:이|은)?\\s*(?:필요|필수)|(?:에는|엔|때는|날은|부터|까지|뒤|후|시|으면|차면)\\s*(?:실내|내부|테라스|마당|야외)도\\s*(?:가능|[되돼됩괜]|이용)`,
)

/** A refusal or a demand; of what is granted, a list of what the place offers may stand before it. */
const NARROWED =
  /지참|불가|금지|제한|제외|사절|사양|어[려렵]|노노|못\s|받지|없|안\s*[되돼됩]|필수|착용|안고|문의|이동장|케이지|켄넬|목줄|입마개/
/** What a description begins with is what the place is. */
const OF_DOGS_THERE = /반려|애견|애완|펫|동반/

/** Names that share their last noun, "A동" and "B동만 동반 가능": one list, also of what is granted. */
const OF_NAME = '[^\\s,]{1,6}(동|룸|관|실|존|코스|사이트|홀|데크)'
const NAME_ALONE = new RegExp(`^${OF_NAME}$`)
const NAME_FIRST = new RegExp(`^${OF_NAME}(?=[은는이가만도의에과와\\s])`)

/** "관광안내소, 매점 등 실내시설은 이동장 이용": the list before it is of parts, whatever their names. */
const AND_OTHERS =
  /^[가-힣]{2,8}\s?등(?:의)?\s(?:[가-힣]+\s){0,2}[가-힣]*(?:시설|공간|구역|장소|건물|곳|내부)(?:은|는|에|에서|에는|에서는|만)?\s/
const NAME_OF_PART = /^[가-힣]{2,10}$/

/** "노견, 임신견, 맹견 입장 불가", "실내, 2층 출입 금지": by part, whether the last one of a list says what goes for it. */
function listed(parts: readonly string[]): boolean[] {
  /** The kinds of which the rule behind speaks, if nothing else stands between. */
  let kinds: typeof MEMBERS = []
  let noun: string | undefined
  let andOthers = false
  return parts
    .toReversed()
    .map((part) => {
      if (andOthers && NAME_OF_PART.test(part)) return true
      const member = MEMBERS.find(({ alone }) => alone.test(part) && !OF_DOGS_THERE.test(part))
      if (member && kinds.includes(member)) return true
      if (noun && NAME_ALONE.exec(part)?.[1] === noun) return true
      const narrowed = isRule(part)
      kinds = narrowed && NARROWED.test(part) ? MEMBERS.filter(({ first }) => first.test(part)) : []
      noun = narrowed ? NAME_FIRST.exec(part)?.[1] : undefined
      andOthers = narrowed && NARROWED.test(part) && AND_OTHERS.test(part)
      return false
    })
    .toReversed()
}

/** The parts of a sentence that are rules. Of one with a verb that speaks of dogs nothing is left out. */
function rulesOf(sentence: string): string[] {
  const parts = splitOutsideParentheses(sentence, /,/)
  const speaks = CONCERNS_DOGS.test(sentence) && isSentence(sentence)
  if (speaks || RESTRICTS.test(sentence))
    return describes(sentence)
      ? []
      : parts.filter((part) => !describes(part) || (CONCERNS_DOGS.test(part) && ended(part) === part))
  const members = listed(parts)
  return parts.filter(
    (part, i) =>
      (isRule(part) && !praises(part)) ||
      (OPENS.test(part) && isRule(parts[i + 1] ?? '')) ||
      members[i] ||
      (ERRAND.test(part) && SEATS_REFUSED.test(parts[i - 1] ?? '')),
  )
}

const isNote = ({ kind }: Requirement) => kind === 'note'

function countRules({ requirements, limits, exclusions, bannedBreeds, coveredDays, ...rest }: Reading): number {
  const lists = [requirements.filter((one) => !isNote(one)), limits, exclusions, bannedBreeds, coveredDays]
  const { entry, entryDays, maxHeightCm, maxDogs, minAgeMonths, restrictedBreeds } = rest
  const single = [entry, entryDays, maxHeightCm, maxDogs, minAgeMonths].filter((value) => value !== null)
  return lists.flat().length + single.length + (restrictedBreeds === 'unstated' ? 0 : 1)
}

const areasOf = ({ requirements }: Reading) =>
  requirements.flatMap(({ kind, detail }) => (kind === 'assignedArea' ? [detail ?? ''] : [])).join()

/**
 * Whether a rule was missed when parts were picked out, so that the whole text, which is read to its last word, says more: "입질, 공격성 있는
 * 경우 입장 제한", "실내, 2층 불가".
 */
const saysMore = (whole: Reading, reading: Reading) =>
  countRules(whole) > countRules(reading) ||
  (countRules(whole) === countRules(reading) && areasOf(whole).length > areasOf(reading).length)

const withoutDescribing = (sentence: string) =>
  splitOutsideParentheses(sentence, /,/)
    .filter((part) => !describes(part))
    .join(', ')

/** What is remarked of other things is no part of a description's rules. */
const withNotesOf = (reading: Reading, whole: Reading): Requirement[] => [
  ...whole.requirements.filter((one) => !isNote(one)),
  ...reading.requirements.filter(isNote),
]

/**
 * House rules that stand in a description ("애견카페, 주말 및 공휴일 대형견 입장 제한") among what a place offers. If one of them is not
 * understood, none of them narrows anything: they may be about different rooms.
 */
export const readDescription = remembered((source: string): Reading => {
  if (isNoInformation(source)) return emptyReading()
  const reading = readPicked(source, source)
  const plain = reading.unparsed.length > 0 ? inPlainForms(source) : source
  if (plain === source) return reading
  const again = readPicked(plain, source)
  return again.unparsed.length === 0 && countRules(again) > 0 ? again : reading
})

/** "위반 시 과태료 10만 원 목줄 착용 필수": a demand behind a sentence that no stop closes is none of that sentence. */
const RUN_ON =
  /(?<=니다|[어아여해돼워]요|[있없한된]다|불가|금지|\d[\d,]*\s?[만천]?\s?원)[^\S\n]+(?=(?:목줄|리드\s?줄|하네스|입마개|이동장|케이지|켄넬|캐리어|매너\s?벨트|기저귀|배변\s?봉투)(?:(?:\s*(?:및|와|과|,)\s*)[가-힣\s]{2,6})?\s*(?:착용|이용|사용|지참|준비)?\s*필수(?:$|[\s.,]))/gm

/** What no word picks out of a sentence with a verb, though it rules something. */
function asked(sentence: string, ofDogs: boolean): string[] {
  const rules = rulesOf(sentence)
  if (rules.length > 0 || !ofDogs || !isSentence(sentence) || describes(sentence)) return rules
  const matter = sentence.replace(/상주/g, '')
  if ([OTHERWISE, OTHER_MATTERS, PARKING].some((words) => words.test(matter))) return []
  const reading = readRules(sentence, sentence)
  const rule = reading.unparsed.length > 0 ? mayRule(sentence) : countRules(reading) > 0
  return rule ? [sentence] : []
}

/** @param words the text that remarks are quoted from */
function readPicked(source: string, words: string): Reading {
  const shorter = normalise(source.replace(RUN_ON, '. '))
  // What names no dog any more was a sentence of dogs all the same.
  const lost = CONCERNS_DOGS.test(source) && !CONCERNS_DOGS.test(shorter)
  const ofDogs = CONCERNS_DOGS.test(source)
  const sentences = shorter
    .split('\n')
    .map((line) => line.trim())
    .map((sentence) =>
      (lost && (bearsOnComingIn(sentence) || NARROWS.test(sentence))) || (ofDogs && isAddressed(sentence))
        ? [sentence]
        : asked(sentence, ofDogs),
    )
    .filter((rules) => rules.length > 0)
  if (sentences.length === 0) return emptyReading()
  const text = sentences.map((rules) => rules.join(', ')).join('\n')
  const reading = readRules(text, words)
  if (reading.unparsed.length > 0)
    return { ...emptyReading(), unparsed: [unreadInOwnWords(text.split('\n'), words).join('. ')] }
  const all = shorter.split('\n').map(withoutDescribing).filter(Boolean).join('\n')
  if (all === text) return reading
  const whole = readRules(all, words)
  const missed = whole.unparsed.length === 0 && saysMore(whole, reading)
  return missed ? { ...whole, requirements: withNotesOf(reading, whole) } : reading
}
