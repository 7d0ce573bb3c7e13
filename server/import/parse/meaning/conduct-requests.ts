import { bearsOnComingIn } from './remarks.ts'

/**
 * Sentences that ask guests how to behave while their dogs are there: not to put them on furniture, to keep the leash short, to clean up. What is
 * asked is known by its verb and what it is done to; once that is taken away, no word may be left that could bear on who comes in, or where.
 */

const FURNITURE = '(?:침대|소파|쇼파|의자|테이블|식탁|침구|침구류|이불|가구|매트리스|쿠션|벤치|방석|평상)'
const THINGS = `(?:${FURNITURE}|잔디|화단|꽃|나무|식물|작물|벽|벽지|문|물건|시설물?|용품|장난감|음식|다른\\s*동물)`
const OTHERS =
  '(?:다른|옆|주변|이웃)?\\s*(?:손님|고객|이용객|이용자|투숙객|관람객|방문객|분|사람|아이|어린이|강아지|반려견|반려동물|친구)들?(?:님)?'
const PARTICLE = '(?:께|에게|한테|에|로|이나|나|와|과|및|이|가|을|를|은|는|의|도|위|위에|위로|에는|,|·|/|\\s)*'
const LIST = `(?:${THINGS}${PARTICLE})+`
const NOT = '(?:않게|않도록|않으면|않기|말아|마시고|마세요|말고|말기|못하게|못하도록)'
const CONDUCT = [
  `${LIST}(?:올리|올려\\s*놓|올려\\s*두|올라가|올라오|올라앉|오르|앉히|눕히|재우|파헤치|파|뜯|물|물어뜯|긁|핥|밟|훼손하|망가뜨리|건드리|먹)지\\s*${NOT}`,
  `${LIST}(?:올리|올라가|앉히|눕히)(?:시)?면\\s*안\\s*(?:됩니다|돼요|되며|되고)`,
  `(?:${OTHERS}${PARTICLE})*(?:다가가|달려들|짖|위협하|방해하|불편하|불편해\\s*하|놀라|뛰어다니|뛰|떠들)지\\s*${NOT}`,
  `(?:${OTHERS}${PARTICLE})+(?:불편|피해|방해|위협|민폐|위해)(?:를|을|가|이)?\\s*(?:주지|끼치지|되지|하지|가지|없)(?:는\\s*일이\\s*없)?\\s*(?:${NOT}|도록|게)`,
  '(?:리드\\s*)?(?:줄|끈)(?:을|은)?\\s*(?:항상\\s*|꼭\\s*)?(?:짧게\\s*|단단히\\s*|느슨하지\\s*않게\\s*|잘\\s*)?(?:잡|쥐|유지|조절|감)[가-힣]{0,3}',
  '(?:배변|대소변|배설물|털|뒷정리|뒤처리|청소)(?:은|는|을|를|도)?\\s*(?:꼭\\s*|바로\\s*|즉시\\s*|깨끗이\\s*|깨끗하게\\s*|(?:보호자|견주)(?:님)?(?:이|가|께서)\\s*|직접\\s*)*(?:치워|치우|정리|닦아|수거|처리|부탁|책임져)(?:해)?',
  '(?:눈|시선)(?:을)?\\s*떼지\\s*(?:않게|않도록|말아|마시고|마세요)',
  '(?:서로|모두)?\\s*(?:조금씩\\s*)?(?:배려|양보|주의|조심|신경|매너|예절|에티켓|펫티켓)(?:를|을|에|써)?\\s*(?:지켜|써|갖춰|해)?',
].map((pattern) => new RegExp(pattern, 'g'))

/** Words of which dogs, of parts and of times, beside those that any sentence on coming in has. */
const NARROWS =
  /큰|작은|무거|가벼|순한|얌전|사나|무는|(?<!반려|애완|애)견(?!주)|품종|실내|실외|야외|테라스|마당|루프탑|층|룸|홀|좌석|구역|[존실동석]은|차에|차\s*안|밖|안[겨아고]|품[에속]|업[고어]|가방|바닥|내려|묶|들어|데리|데려|예외|아니|아닌|뿐|빼|여름|겨울|봄|가을|시즌|방학|명절|연휴|시간|이동|자리|집에|오지|가지|오세|오시|와\s*주|기다|대기/
const ENDS =
  /^(?:[가-힣]{1,5}\s+){0,3}(?:해\s*)?(?:주세요|주시고|주시며|주시기\s*바랍니다|주시길\s*바랍니다|주십시오|주시면\s*(?:됩니다|돼요|감사하겠습니다)|부탁\s*(?:드립니다|드려요|드릴게요|합니다)|바랍니다|합니다|해요|하세요|하며|하고|마세요|됩니다|돼요)?$/

/** "식물을 훼손하지 않도록 리드줄 착용": what for. */
export const PURPOSES = [
  `${LIST}(?:훼손하|망가뜨리|밟|파헤치|파|뜯|물|긁)지\\s*(?:않게|않도록)\\s+(?=[가-힣])`,
  `(?:${OTHERS}${PARTICLE})+(?:다가가|달려들|짖|위협하|방해하|불편하|놀라)지\\s*(?:않게|않도록)\\s+(?=[가-힣])`,
]

/** A word that each of these has. */
const ASKED = /지\s|줄|끈|치우|치워|정리|닦|수거|처리|부탁|책임|시선|눈|배려|양보|주의|조심|신경|매너|예절|티켓|면\s*안/

export function isAboutConduct(text: string): boolean {
  if (!ASKED.test(text)) return false
  let rest = text
  let found = false
  for (const pattern of CONDUCT) {
    const left = rest.replace(pattern, ' ')
    found ||= left !== rest
    rest = left
  }
  rest = rest.replaceAll(/\s+/g, ' ').trim()
  return found && ENDS.test(rest) && !NARROWS.test(rest) && !bearsOnComingIn(rest)
}

/** "물그릇이 필요하시면 말씀해 주세요": what one may ask for. */
const OFFERED =
  /^[가-힣\s,·]{1,24}(?:이|가|은|는)?\s*필요하(?:시면|면|신\s*(?:분|경우|손님|고객)(?:은|는|께서는|에는|에)?)\s*(?:언제든지?\s*|편하게\s*|직원에게\s*|카운터에\s*|프런트(?:로|에)\s*|미리\s*)*(?:말씀|요청|이야기|얘기|문의|연락)(?:해)?\s*(?:주세요|주시기\s*바랍니다|주십시오|주시면\s*(?:됩니다|돼요|준비해\s*드립니다|제공해\s*드립니다))$/
export const isOffer = (text: string): boolean => OFFERED.test(text) && !/입장|동반|출입|예약|확인|입실/.test(text)
