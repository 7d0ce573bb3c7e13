import type { Requirement } from '../../../contract/policy.ts'
import { emptyReading, type Reading } from './reading.ts'
import { readRules } from './restriction.ts'
import { BREED_WORDS } from './breeds.ts'
import { anyOf } from './grammar/words.ts'
import { bearsOnComingIn } from './meaning/remarks.ts'
import { describes, ended, NARROWS, praises } from './describes.ts'
import { mayRule } from './may-rule.ts'
import { normalise } from './grammar/normalise.ts'
import { inPlainForms } from './grammar/plain-forms.ts'
import { unreadInOwnWords } from './meaning/own-words.ts'
import { isNoInformation, remembered, splitOutsideParentheses } from './text.ts'

/** Words by which a part of a description is a rule for dogs, or part of one ("주말", "대형견"). */
const RULE =
  /(?:[소중대]형|맹|안내|보조|노령|모든|전)\s*견|[소중대]형(?=[\s,만은]|$)|(?:반려견|반려동물|애견|애완견|강아지).*(?:불가|제한|금지|문의|필수|가능|만(?:\s|$)|허용|어려|없|안\s*[되돼됩]|못\s|받지)|\d\s*(?:kg|킬로|키로|㎏|마리)|(?:^|\s)(?:한|두|세|네|다섯)\s*마리(?!의)|체고|어깨\s*높이|포유류|불가|금지|제한|제외|(?<!(?:애견|반려견|강아지|반려동물)\s?)전용|전용\s*(?:구역|좌석|석|층|룸|객실|공간|테이블)|목줄|리드\s*줄|하네스|입마개|케이지|켄넬|캔넬|캐리어|크레이트|이동장|이동\s*가방|매너\s*벨트|(?:평일|주말|공휴일|[월화수목금토일]요일)(?:에만|만|은|에는|에|엔)?(?=[\s,]|$)/i
/** Who comes in, or where, with a refusal or a limit: "동반이 중단되었다", "실내는 출입할 수 없고", "테라스에서만 함께할 수 있다". */
const ADMISSION =
  /(?:입장|출입|동반|입실|투숙|숙박|관람|이용(?!\s*료)|함께|들어[가오올갈]|데리고|데려).*(?:없|않|못|안\s*[되돼됩된]|중단|종료|폐지|어렵|어려|금[하합한]|삼가|거절|자제)|(?<!예약|환불|결제|포장|배달|취소|변경|대여)(?:은|는|엔)\s*안\s*[돼됩된되]|(?:실내|내부|실외|야외|테라스|마당|정원|객실|층|구역|산책)[^,\n]*(?<!지)만(?:\s|$)|노\s*펫|no\s*pets?/i
/** What is brought or done: "증명서를 제시해야 입장할 수 있다", "안고 관람 가능", "반려견 동반 고객은 테라스를 이용해야 한다". */
const DEMAND =
  /안거나|(?:실내|내부|매장|실외|야외|테라스|좌석|자리|[층룸홀])(?:석|자리|좌석)?(?:은|는|에서는)\s(?:[^,]*\s)?(?:(?:이동\s*)?가방|안[고거기]|안아|품에)|^(?:품에\s*)?안기(?:\s*필수)?$|(?:일부|지정|특정)\s*(?:구역|공간|객실|좌석|매장)[^,]*(?:동반|입장|출입)|(?:전|모든)\s*(?:구역|공간|곳)[^,]*(?:동반|입장|출입)[^,]*(?:가능|불가)|(?:짖(?:음|으면|는|을)|입질|물(?:면|거나|\s*경우)|공격|마킹|위협)[^,]*(?:퇴[장실]|문의|거[부절][될할]|(?:밖|바깥|외부)(?:으)?로\s*(?:안내|나가|이동|모시))|(?:반려견|반려동물|애견|애완견|강아지).*[가-힣]야\s*[하한합해되된됩돼]|(?:동반|입장).*(?:문의|확인(?!되)|상담)|맡[겨기긴]|두고\s*(?:입장|들어)|접종|증명서|중성화|동물\s*등록|등록증|(?:내장|외장|마이크로)\s*칩|생후|\d\s*개월|유모차|개모차|안고(?=\s*(?:관람|입장|이동|이용|탑승|산책|있|다니))|품에|배변|배설|서약서|동의서|(?:반려견|반려동물|애견|강아지|입장|동반).*(?:예약제|(?:예약|요청|신청|연락|승인|허락)[^,\n]*야\s*[하한합해])/
/** What a list may demand or narrow without a word for dogs: "사료는 개별 지참", "1층 X", "예약하신 분만", "직원 안내에 따라 입장", "17시 이후". */
const IN_LISTS =
  /밖에\s*(?:안|못|이용)|(?:때|경우|시)에?만\s[^,]*(?:실내|안에|매장|입장|출입|동반|들어)[^,]*(?:가능|수\s*있)|(?:크기|견종|몸무게|체중|무게|사이즈)(?:은|는|도|을|를)?\s*(?:안\s*[봐봅따가]|(?:보|따지|가리)지\s*않|(?:상관|관계|제한)\s*없[어습])|(?:배변|식기|그릇|사료|방석|매트|담요|침구|패드|용품|간식|수건|타월|증명|수첩|등록|줄)[^,]*(?:지참|필참|개별\s*준비|각자\s*준비|개별준비)|기저귀|매너\s*벨트|한정|고지|(?:전화|사전|미리|먼저|방문|첫)[^,]*(?:문의|상담|연락|예약)|예약(?:을\s*)?(?:\s*후|한|하신|자|하지|제?\s*운영)|(?<!(?:유치원|호텔|미용|수영장|스파|놀이방)[^,]*)예약제|예약\s*(?:시|할\s*때)[^,]*(?:필수|필요|요망|바람|바랍니다)|(?:예약|문의)\s*(?:시|후|하신\s*경우)(?:에만|만|에\s*한)|등록\s*후\s*(?:동반|입장|이용)|동반석|뿐(?:이|입|$)|받지\s*않|가도\s*[되될돼]|(?:실내|실외|야외|\d층|매장|홀|룸|객실|테라스|루프탑|옥상|마당|데크|로비|라운지|정원|산책로|잔디밭|[본별신]관|카페|식당|레스토랑|전시실|온실|매점|풀장|수영장|놀이터|운동장)(?:석|자리|좌석|공간)?(?:은|는|\s*[:-])?\s*(?:[XO×○✕]|가능|불가|금지|어렵|어려|괜찮|안\s*[되돼됩])(?![A-Za-z])|[소중대]형견?\s*[:-]?\s*[XO×○](?![A-Za-z])|[가-힣](?:석|자리)(?:은|는)?\s*(?:동반\s*)?가능|(?:동반|입장|출입)\s*(?:가능|불가)(?:한)?\s*(?:객실|구역|좌석|층|공간|장소|룸)|\d{2,4}호|안고(?:만)?\s*계|적발|강제\s*퇴|동반\s*[XO×○](?![A-Za-z])|(?:낮|밤|저녁|야간|주간|점심)(?:에|은|에는|엔|에만)?\s[^,]*(?:동반|입장|실내|테라스)|묶어|못\s*들어|[동층석룸홀관존실]만(?:\s|$)|(?<!지)만요?$|(?:실내|야외|실외|테라스|루프탑|마당|홀|룸|[가-힣]석|좌석|자리)(?:석|자리|좌석)?(?:은|는)\s[^,]*예약\s*(?:시|후|필수|해야|하셔야)|(?:허락|승인|안내|확인|소견서|조건)[^,]*(?:입장|입실|출입|동반)(?!\s*료)|(?:입장|입실|출입|동반)[^,]*(?:어려|어렵|거부|거절|삼가|될\s*수|상이|다름|다릅|달라)|(?:공간|구역|[실룸층])\s*(?:출입|동반)\s*(?:제한|금지|불가)|(?:오전|오후|\d\s*시)[^,]*(?:입장|입실|출입|동반)|두고\s*(?:와|오)|데려[가와]도|신청서|각서|펫모차|승인\s*(?:필요|필수|후)|[존석룸실층동날](?:에서만|에만)|(?:자리|좌석|석|테이블|룸|층|테라스|마당|매장)(?!는\s*물론)[^,]*(?:함께|같이|앉|동반)[^,]*(?:수\s*있|가능)|(?:용품|식기|그릇|방석|패드|담요|침구|수건|타월|매트)[^,]*(?:챙겨|준비\s*부탁|준비해야|준비하셔야|준비해\s*[주오]|가져[와오])|(?:테라스|야외|실외|루프탑|옥상|마당|정원|데크|펫존|애견존)(?:석|자리|좌석)?\s*이용$|내려놓|맡기고|(?:반려견|반려동물|애견|강아지)[^,]*(?:주세요|주시기|주십시오|바랍니다|부탁)|안아\s*주|까지만|기간[^,]*(?:동반|입장|출입)|(?:내|안|외)\s*동반\s*가능|(?:[장실존관원]|(?<!아)동)\s*(?:출입|입장|동반|입실)\s*(?:불가|금지|제한)|(?:정책|규정)[^,]*(?:상이|다름|다릅|달라)|(?:업체|매장|숙소|객실|점포|지점|시설|가게|식당)(?:별로?|마다)[^,]*(?:상이|다[름릅르를]|달라)|(?<![:\d])\d{1,2}\s*(?:이하|미만|이내|까지)(?:만)?\s*(?:가능|[되돼됩]|입장|동반|받)|(?:되도록|가급적)[^,]*(?:삼가|자제)|(?:고양이|묘|동물)만\s[^,]*(?:입장|동반|출입|이용|가능)|죄송|[가-힣](?:은|는|도)\s*(?:NO|No|no|X|OK|Ok|ok|O)(?![A-Za-z가-힣])|(?:동반|이용|출입|입장)\s*(?:가능\s*)?(?:구역|장소|공간)\s*:|(?:절기|성수기|여름|겨울|\d\s*월)[^,]*(?:산책|동반|입장|출입)[^,]*(?:가능|불가|금지|제한)|(?:강아지|반려견|반려동물|애견)(?:은|는)\s|(?:나머지|그\s*(?:외|밖)|다른)\s*(?:견|강아지|반려|동물|애견)|가능했|올해(?:는|부터)?[^,]*(?:안\s*[되돼됩]|불가|중단|가능)|\b(?:only|leash(?:ed)?|muzzles?|under|not\s+allowed)\b/i
/** Which rooms are those of dogs: "A룸은 반려견 전용", "반려견 동반 객실은 101호". */
const ROOMS_OF_DOGS =
  /(?:객실|[동룸층석호실])(?:은|는|이|만)?\s*(?:반려견|반려동물|강아지|애견|펫)\s*(?:동반\s*)?(?:전용|동반\s*객실)|(?:반려견|반려동물|강아지|애견|펫)\s*(?:동반|전용)\s*(?:가능\s*)?(?:객실|룸|방|좌석|층|동)(?:은|는|\s*:)/
/** What a guest is asked to do with a dog, where another sentence speaks of dogs: "들어오실 때는 안고 들어와 주세요", "얌전한 친구만 와 주세요". */
const ADDRESSED =
  /(?:안고|안아|안거나|안으시|품에|묶어|들고|태우|줄[을은]|집에서|차에|차\s*안|밖에서|바닥).*(?:세요|바랍니다|주시기|주십시오|부탁|돼요|됩니다)|(?:데려|데리고|들어[가오와올갈]|올라[가오와올갈]|다녀|앉[혀히아]|자리|[층존석룸]).*(?:주세요|마세요|바랍니다|주시기|주십시오|부탁|안\s*[되돼됩]|못)|(?:작은|큰|얌전한|순한|사나운|무는|짖는|아픈|예민한|겁\s*많은|훈련(?:된|받은))\s*(?:친구|아이|애기|녀석|애)들?|(?:친구|아이|애)들?(?:만|은|는)\s.*(?:사절|사양|주세요|오세요|못|안\s*[되돼됩]|어려|어렵|힘들|금지|불가)|사절(?:합니다|입니다|해요)?$|^(?:전화\s*|별도\s*)?(?:문의|연락)(?:를)?\s*(?:해\s*)?(?:주세요|주시기|바랍니다|부탁)/

/** A member of a list of breeds, or the last of one. */
const BREEDS = `(?:${anyOf(...BREED_WORDS)}|단모종|장모종|실내견)`
const BREED = new RegExp(
  `^${BREEDS}(?:\\s*등)?$|${BREEDS}(?:류|종|\\s*등)?(?:은|는|만|\\s)*[^,]*(?:불가|금지|제한|제외|사절|어려|가능|입장)`,
)
/** A kind of dog that is refused, or has to ask, in few words: "진돗개는 어렵습니다", "암컷 노노", "리트리버 X". */
const KIND_REFUSED = new RegExp(
  `(?:${BREEDS}|(?<![의발편참예이선])견종?|암컷|수컷|강아지|댕댕이|아이|친구)(?:들)?[은는도]?\\s*` +
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
const ASK_FIRST =
  /^(?:사전|방문\s*전|입장\s*전)\s*(?:문의|예약)\s*(?:필수)?$|^예약제$|^(?:(?:자리|좌석|객실|공간|테이블|매장|가게|실내|룸)(?:이|가)\s*(?:매우\s*|많이\s*)?(?:적|좁|협소하|한정되|한정적이|부족하|많지\s*않)[가-힣]{1,5}\s*,?\s*)?예약(?:은|이)?\s*(?:필수|필요)(?:합니다|입니다|예요|이에요|해요|하다|이다|임|함)?$/
/** Of people, of hours, and of what a place offers besides: its dogs may come or not by other rules. */
const OTHERWISE =
  /\d\s*세|아동|어린이(?!\s*(?:날|놀이(?:터|시설)|박물관|도서관|공원|정원|체험|전시|숲|물놀이|수영장|풀))|유아(?!\s*(?:숲|풀|놀이터))|초등학생|중학생|고등학생|학생|노\s*키즈|성인|인원|\d\s*명|휴장|휴무|휴원|휴관|휴업|운영\s*시간|시간(?:씩)?\s*연장|입장\s*마감|대형\s*(?:애견|카페|주차)|유치원|호텔|미용|놀이방/
/** A café of cats that takes "pets" may well mean cats: whether a dog comes in is not said. */
const OF_CATS = /^고양이\s*(?:카페|까페)$/
const OF_DOGS =
  /(?:[소중대]형|맹|노령|노)견|강아지|반려견|반려동물|애견(?!\s*(?:카페|까페|펜션|호텔|유치원|미용|놀이터|운동장|식당))|애완|펫|\d\s*(?:kg|마리)|[한두세네]\s*마리|목줄|리드\s*줄|입마개|케이지|켄넬|이동장|배변|매너\s*벨트|기저귀/i

/** Words of dogs and of what they wear or are carried in: a sentence that has one is a rule unless it only describes. */
const CONCERNS_DOGS =
  /반려|애견|애완|강아지|댕댕|펫(?!로)|(?:[소중대]형|맹|노령|안내|보조)\s*견|견종|(?<![가-힣])개(?=[는은도만를을이가와의]?(?:\s|$))|이동\s*(?:장|가방)|케이지|켄넬|캐리어|유모차|개모차|목줄|리드\s*줄|하네스|입마개|기저귀|매너\s*벨트|배변/
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
    [ASK_FIRST, OF_COMING_ALONG, OF_CATS, ROOMS_OF_DOGS, REFUSED_ALONE, IN_FEW_WORDS].some((words) => words.test(part))
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

/** "테라스 좌석은,": whatever a rule behind it is about. */
const OPENS = /(?:은|는|에서|경우|시)$/

/** Nouns of one kind, with a few words before them at most: what a list names one by one before it says what goes for all of them. */
const NOUNS = [
  `${BREEDS}|(?<![의발편참예이선])견종?|암컷|수컷|강아지|댕댕이|아이|친구|\\d\\s*kg\\s*(?:이상|초과|이하|미만)`,
  '실내|실외|야외|내부|외부|층|테라스|루프탑|옥상|마당|정원|데크|잔디밭|침대|로비|온실|[본별신]관|객실|전시실|화장실|장소|' +
    '수영장|식당|매점|편의점|놀이터|운동장|복도|엘리베이터|계단|주방|매장|홀|룸|구역|전망대',
  TIMES,
  '공격성|입질|짖음|마킹|스크래치|발정|생리|전염병|질병|피부병',
]
const MEMBERS = NOUNS.map((nouns) => `(?:[^\\s]{1,8}\\s){0,2}[^\\s]{0,6}(?:${nouns})`).map((nouns) => ({
  alone: new RegExp(`^${nouns}들?$`),
  first: new RegExp(`^${nouns}`),
}))
/** Who, where or when is refused by a verb that says nothing of coming in: "객실은 힘들어요", "수컷은 안 받아요", "예약 없이는 사양합니다". */
const REFUSED_ALONE = new RegExp(
  `(?:${NOUNS.join('|')}|안쪽|[가-힣]\\s?[안밖]|방|침실|풀장|방문|코너|자리|좌석|존|(?<![가-힣])개|없|말고|외)들?` +
    '(?:(?:이나|이|에)?(?:은|는|엔|에서는|까지는|으로는|로는)|(?<=없)이\\s*(?:오|방문하|입장하)(?:시?면|신\\s*[가-힣]{1,3}은))\\s*' +
    '(?:(?:아직은?|절대|전면|모두|전부|아쉽지만|죄송하지만|정중히|되도록|가급적)\\s*)*' +
    '(?:안\\s*[되돼됩된받]|어[려렵]|힘[들드]|곤란|(?:받|모시|들이)지\\s*[않못]|사[양절]|거절|삼가|피해\\s*주|자제|노노|금[지하]|불가|막고\\s*있|출입을\\s*막)',
)
/** What owners ask for or limit in a few words of which none is of dogs: "가방에 넣어 오세요", "예약 손님만 받아요", "낮에만 돼요", "저녁 7시 이후 안 돼요". */
const IN_FEW_WORDS = new RegExp(
  '가방에\\s*넣|(?:테라스|야외|마당|실내|\\d층|별관)(?:석|자리|좌석)?(?:으)?로\\s*(?:안내|모시|모실)|확인(?:한|하신|받은)?\\s*(?:뒤|후)[^,]*(?:들어|입장)|등록번호|생리|(?:뺀|빼고)\\s|(?:침대|소파)\\s?커버|(?:좋은|순한|착한|건강한)\\s*(?:아이|친구|애)들?만\\s|^(?:전화|예약|연락)(?:를|을)?\\s*(?:주시|하시|하|주)고\\s*(?:오|방문|입장)|(?:예약|단골|회원|투숙|숙박)[가-힣\\s]{0,6}만\\s(?:받|이용|입장|가능|들어)|' +
    '(?:크|작|무겁|무거우|시끄러우)면\\s*[안못]|만\\s*(?:같이|함께)\\s|^(?:[가-힣\\d]+\\s)?[가-힣\\d]+(?:은|는)\\s(?:안고\\s*들어|따로\\s*계)|(?:짖으|물|뛰|문제(?:가)?\\s*있으)면[^,]*(?:나가|퇴실|퇴장|[안못]\\s)|' +
    `(?:${TIMES})(?:에만|만)\\s*(?:[되돼됩받]|이용)|(?:오전|오후|낮|밤|저녁|\\d\\s*시)[^,]{0,8}(?:이후|이전|전|후)(?:에는|엔|에|은|로는)?\\s*(?:[안못]\\s|불가|어[려렵]|[XO×○])|` +
    `(?:${TIMES}|날|때|시)(?:에는|엔|에|은|는)?\\s*(?:(?:미리|사전|꼭)\\s*)*예약(?:이|은)?\\s*(?:필요|필수)|(?:에는|엔|때는|날은|부터|까지|뒤|후|시|으면|차면)\\s*(?:실내|내부|테라스|마당|야외)도\\s*(?:가능|[되돼됩괜]|이용)`,
)

/** A refusal or a demand; of what is granted, a list of what the place offers may stand before it. */
const NARROWED =
  /불가|금지|제한|제외|사절|사양|어[려렵]|노노|못\s|받지|없|안\s*[되돼됩]|필수|착용|안고|문의|이동장|케이지|켄넬|목줄|입마개/
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
    (part, i) => (isRule(part) && !praises(part)) || (OPENS.test(part) && isRule(parts[i + 1] ?? '')) || members[i],
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
  if ([OTHERWISE, OTHER_MATTERS, PARKING].some((words) => words.test(sentence))) return []
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
