import { splitOutsideParentheses } from '../text.ts'

/** Sentences about guests and what they may do: of smoking, cooking and children. They say nothing of dogs. */

const GUESTS =
  /노\s*키즈|\d\s*세|어린이(?!\s*(?:놀이(?:터|시설)|박물관|도서관|공원|정원|체험|전시|숲|물놀이))|아동|유아(?!숲|차|풀|원)|영아|초등|중학생|고등학생|미성년|청소년|성인(?=\s*(?:보호자|견주|동반|1인|한\s*명))/
const MATTER =
  /^(?:[가-힣]{1,8}\s){0,3}(?:금연|(?:흡연|음주|취사|훼손(?:\s*행위)?|채취|쓰레기\s*투기|소란\s*행위|피해를\s*주는\s*행위|고성방가|화기\s*사용|불꽃놀이|폭죽|낚시|드론(?:\s*촬영)?|플래시\s*촬영|상업\s*촬영|(?:사람\s*)?(?:음식|간식)\s*급여|(?:외부\s*)?(?:음식물?|주류|음료)(?:\s*반입)?)(?:은|는|을|를|이|가)?\s*(?:절대\s*|엄격히\s*|일체\s*)?(?:금지|불가|자제|삼가|제한)[가-힣\s]{0,12})$/
const OF_DOGS =
  /견|강아지|반려|펫|댕댕|(?<![가-힣])개(?=[는은도만를을이가와의,\s]|$)|동물|아이들|친구|\d\s*kg|마리|목줄|입마개|케이지|켄넬|이동장|캐리어|유모차|개모차|접종|배변|동반|암컷|수컷|중성화|생후(?![^,]*(?:[영유]아|아기|어린이|아동))/

/** "어린이는 보호자 동반 필수", "견주 만 19세 이상 동반". */
const ATTENDED =
  /(?:미성년자?|어린이|초등학생|청소년|아동)(?:들)?\s*(?:단독|만|혼자)\s*동반|(?:보호자|견주|성인|부모)(?:와|의|님|가)?\s*(?:만?\s*\d{2}\s*세\s*이상\s*)?(?:동반|동행)/g

/** Whether a sentence that couldn't be derived is of guests alone: "2층 출입 금지, 초등학생 입장 불가" is of more. */
export const isAboutGuests = (text: string): boolean =>
  splitOutsideParentheses(text, /,/).every((part) => GUESTS.test(part) || MATTER.test(part.trim())) &&
  !OF_DOGS.test(text.replace(ATTENDED, ''))
