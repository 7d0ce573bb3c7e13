/**
 * Sentences that say nothing of coming in: who answers for damage, what is charged, what stands ready, what to mind. They become notes in
 * their own words, so nothing of them is lost; any word that might bear on coming in makes them a rule that wasn't understood.
 */

const REMARK =
  /^(?:편하게|편히|언제든지?|언제나|많이들?|자주|부담\s*없이)\s*(?:방문|이용|놀러|찾아|들러|오(?:세요|셔))|책임|배상|변상|보상|손해|훼손|파손|피해(?!\s*(?:주세요|주시|주십|서|야))|에티켓|펫티켓|배려|주의|유의|CCTV|안전\s*요원|구비|비치|제공|판매|대여|요금|비용|\d\s*원|보유|상주|보관함|청결|위생|반겨|할인|증정|쿠폰|마스코트|신경\s*(?:을\s*)?써|(?:시간|추억|하루|하룻밤|휴식|휴가|여행)(?:을|를)?\s*(?:보내|만들|만드|즐기|즐겨|누리|쌓|묵)|메뉴|산책하기\s*좋|(?:그릇|봉투|패드|방석|간식|수건|식기)(?:이|가|도)?\s*준비되어\s*있|(?:샤워|드라이|목욕|미용|세족|배변|간식|용품|계단|펜스|울타리)[가-힣\s]{0,6}(?:있음|있습니다|있어요|설치|완비|마련)/
/** "동반 운영 정책은 현지 사정에 따라 변동될 수 있습니다". */
const MAY_CHANGE =
  /(?:정책|방침|규정|운영|시간|일정|요금|내용|사항)[^,.]*(?:사정|상황|여건|기상|날씨)(?:으로|에\s*(?:따라|의해))[^,.]*(?:변동|변경|조정|달라질)/
const BEARS =
  /맡[기길겨긴김]|(?:반려견|반려동물|애견|강아지|펫)\s*(?:보관|위탁)|불가|금지|제한|가능|허용|허락|입장(?!료|권|\s*요금|\s*비용)|입실|출입|퇴장|퇴실|이하|이상|미만|초과|이내|까지|부터|kg|만(?=\s|$|[가-힣]{2})|(?:^|\s)외|제외|필수|의무|필요|요망|문의|예약|신청|확인|상담|안\s*[되돼됩]|못|없|않(?!도록)|어려|어렵|힘들|힘듭|사양|사절|중단|종료|폐지|노\s*펫|받(?:지|습|아요|는다)|데려|데리고|두고|함께\s*(?:들어|할|하실|머|식사|이용|앉|입장)|최대|\d\s*마리(?!당)|[한두세]\s*마리|삼가|자제|거부|거절|평일|주말|공휴일|[월화수목금토일]요일|\d\s*월|성수기|오전|오후|야간|[소중대]형|맹견|견종|목줄|입마개|케이지|이동장|(?:켄넬|캔넬|캐리어|크레이트|이동\s*가방|유모차|개모차)(?!(?:을|를)?\s*(?:무료(?:로)?\s*)?(?:대여|비치|보관|판매|렌탈))|접종|중성화|등록|지참|챙겨\s*(?:오|와|주)|착용|태[우워]|넣[어은지]|안고|야\s*(?:관람|이용|들어|탑승)|다만|(?<![가-힣])단[,\s]/

/** Whether any of its words might be of who comes in, and on what terms. Where dogs are left they may well not come in. */
export const bearsOnComingIn = (text: string): boolean => BEARS.test(text)

export const isRemark = (text: string): boolean =>
  (REMARK.test(text) || MAY_CHANGE.test(text)) && !bearsOnComingIn(text)
