import { bearsOnComingIn } from './remarks.ts'

/**
 * Clauses that are about something else than coming in. Korean puts the predicate last, so its verb says what a clause is about: of paying, of what
 * is given, of pleasure, of tidying up. Such a clause is an aside if none of its other words could bear on who comes in, where or how; its words stay as a note.
 */

const MONEY =
  '결제|지불|납부|입금|정산|청구|부과|추가(?=되|됩|돼)|발생|환불|환급|반환|공제|차감|할인|무료(?=입|예|이|로|$)|유료|포함|\\d\\s*(?:만|천)?\\s*원(?=입|이|씩|$)'
const GIVEN =
  '제공|증정|선물|나눠|판매|대여|렌탈|빌려|비치|구비|(?:해|여|려|어|로)\\s*드(?=려요|립니다|리고|려|림)|(?:간식|패드|봉투|쿠폰|수건|음료|선물|세트|\\d\\s*[장개])[을를]\\s*(?:무료로\\s*)?드(?=려요|립니다|리며|리고|려|림)|(?:그릇|패드|봉투|수건|담요|간식)[은는을를]\\s*[가-힣]{2,6}에서\\s*받아\\s*(?=가)|마련되|마련돼|준비되|준비돼|준비해\\s*(?=두|드|놓)|설치되|설치돼|갖추|갖춰|조성되|[이가]\\s*(?:(?:[한두세네다섯]|\\d+)\\s*(?:개|곳|대|군데)(?:가)?\\s*)?(?=있(?:다|습|어|으|고|음)|많(?:다|습|아|으|고|음))'
const PLEASURE =
  '뛰어놀|뛰놀|놀\\s?수|즐길|즐기|누릴|누리|느낄|만끽|감상할|쉬어\\s*가|힐링|추억|반겨|반깁|사랑받|유명하|유명한|인기|좋(?=다|습|아|고|은|으)|넓(?=다|습|어|고|으)|예쁘|예뻐|아름답|조용하|아늑하|편리하|쾌적'
const TIDYING =
  '책임(?=을|이|은|지|져|입|하)|배상|변상|보상|유의|주의|조심(?!스)|배려|협조|양해|감사|정리|청소|제거|버려|해결(?=해|하)|닦아|닦고|씻|말려|급여(?=해|하)|환기|소등|정숙'
const ABOUT = new RegExp(`(?:${MONEY}|${GIVEN}|${PLEASURE}|${TIDYING})[가-힣\\s]{0,12}$`)

/** How many letters the predicate and its ending have at most. */
const PREDICATE = 40

/** Grounds on which dogs need no leash. */
const OFF_LEASH =
  /(?:목줄|리드\s*줄|줄)\s*(?:없이|(?:을\s*)?풀고|에서\s*벗어나)\s*(?:도\s*)?(?:마음껏|자유롭게|신나게|실컷)?\s*(?=뛰어놀|뛰놀|놀\s?수|달릴)/g
/** A part that is there for dogs is where they may be, and perhaps nowhere else. */
const FOR_DOGS =
  /(?:동반|전용|펫|함께|같이|입장|이용|가능한|수\s*있는|반려견|애견|강아지)[^,.]{0,16}(?:석|좌석|자리|테이블|방|룸|객실|존|구역|공간|층|동|실|칸|코너|데크|사이트)(?:이|가|을|를|도|은|는|\s)/
/** Which dogs, which times, and what is done with a dog. */
const NARROWS =
  /\d층|큰|작은|무거|가벼|순한|얌전|사나|무는|품종|(?:진도|진돗|리트리버|허스키|셰퍼드|도베르만)|예외|아니|아닌|뿐|빼|여름|겨울|봄|가을|시즌|방학|명절|연휴|시간|[시분]\s*(?:이후|이전|까지)|집에|차에|차\s*안|밖에서|[오가]지\s|안[겨아]|품[에속]|업[고어]|가방|바닥|내려놓|묶|기다려\s*주|대기해|먼저|미리|사전|연락|따로|별도(?!의?\s*(?:요금|비용|청소))|분리|구분|나뉘|나눠/

/** "배설물을 치우지 않을 경우 퇴장 조치될 수 있습니다": for what guests do there, or a dog to others. */
const SANCTION =
  /^[^,]*(?:미이행|미준수|위반|어길|어기|지키지\s*않|따르지\s*않|치우지\s*않|수거하지\s*않|수거\s*안|풀어\s*놓|미수거|미처리|훼손|파손|오염|방치|난동|소음|위협|불편|피해|방해|소란|민원|달려드|달려들)[^,]*(?:시|경우|으면|면|되는|주는|끼치는|하는)[^,]*(?:퇴장|퇴실|청구|과태료|벌금|변상|부과|제한[될할]|중단[될할]|거[부절][될할]|조치)[가-힣\s\d,]{0,14}$/
/** "심하게 짖으면 나가 달라고 할 수 있어요": a dog that comes in and may have to leave again. */
const SENT_OUT =
  /(?:짖|으르렁|공격|입질|(?<![가-힣])(?:물|무는)|마킹|흥분|통제|난폭|싸[우움])[^,]{0,40}(?:시|에는|경우|때|면|거나|강아지는|반려견은|아이는|친구는)\s[^,]{0,40}(?:퇴[장실]|나가|[밖깥부](?:으)?로\s*(?:안내|이동|모시)|자리를\s*옮)[가-힣\s]{0,16}수\s*(?:도\s*)?있(?:습니다|어요|음|다|으며|으니)[가-힣\s]{0,10}$/
const OF_SOME =
  /[소중대]형|맹견|kg|마리|실내|야외|테라스|층|구역|객실|(?<!\d)만\s|외에|제외|접종|예약|입마개|케이지|이동장|안[고아]/

const WHEN = /(?:입실|퇴실|체크\s*인|체크\s*아웃|입장|방문|이용)\s*(?:시|후|때|할\s*때|하실\s*때)(?:에는|에|는)?\s/g

/** Whether a clause that can't be derived is of another matter. */
export const isAside = (clause: string): boolean => {
  const text = clause.replace(WHEN, '')
  if (SANCTION.test(text) || SENT_OUT.test(text)) return !OF_SOME.test(text)
  if (!ABOUT.test(text.slice(-PREDICATE))) return false
  const rest = text.replace(OFF_LEASH, '')
  return !FOR_DOGS.test(rest) && !NARROWS.test(rest) && !bearsOnComingIn(withoutAbility(rest))
}

/** "뛰어놀 수 있어요", "부과될 수 있습니다": no word of coming in. */
const withoutAbility = (text: string) => text.replace(/수\s*(?:도\s*)?있[가-힣]{1,4}$/, '')
