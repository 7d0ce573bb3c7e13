import type { Replacement } from '../replacements.ts'
import { AREA, CARRIER, DOGS, MAY, OVER, PLEASE, REFUSED, SENTENCE_END, SIZES, START, wording } from '../wording.ts'

/** On which conditions some dogs come in after all, and where the lighter and the heavier are; in plain clauses (`plain-clauses.ts`). */

const PLEASE_OR_MUST = `(?:${PLEASE}|필수)`
const ASKED = '(?:협의|문의|상담|연락|승인|허락)'
const BUT = '(?:하나|하지만|지만|으나|나|한데|되|되지만)'

export const PLAIN_CONDITIONS: readonly Replacement[] = [
  // "중형견 이상은 불가하나 사전 협의 시 가능", "대형견도 미리 말씀해 주시면 가능".
  wording(
    `(${SIZES}|${OVER})(?:은|는)?\\s*(?:입장|동반|출입)?\\s*(?:불가|어렵|안\\s*되|제한)(?:되)?${BUT}\\s*,?\\s*(?:단\\s*,?\\s*)?(?:사전에?\\s*|미리\\s*)?(?:전화\\s*)?${ASKED}(?:를|을)?\\s*(?:시|후|하시면|해\\s*주시면|주시면)(?:에는|에)?\\s*${MAY}${SENTENCE_END}`,
    '$1은 사전 문의 필수',
    'rephrases',
  ),
  wording(
    `(?:전화로\\s*)?(?:미리|사전에)\\s*(?:전화로\\s*)?(?:말씀|얘기|이야기)(?:을|를)?\\s*(?:해\\s*)?주시면\\s*(${SIZES}|${OVER})도\\s*${MAY}${SENTENCE_END}`,
    '$1은 사전 문의 필수',
  ),
  wording(
    `(${SIZES}|${OVER})(?:은|는)\\s*(?:입실|입장|동반|이용|투숙)(?:이|은)?\\s*(?:제한|거절|거부|불가)(?:될|할|하실)\\s*수\\s*있(?:으니|으므로|어)\\s*,?\\s*(?:미리\\s*|사전에?\\s*|꼭\\s*)*${ASKED}(?:를|을)?\\s*(?:해\\s*)?${PLEASE_OR_MUST}${SENTENCE_END}`,
    '$1은 사전 문의 필수',
    'rephrases',
  ),
  // "대형견 입장 가능하나 입마개 미착용 시 입장 불가".
  wording(
    `(${SIZES}|맹견|${OVER})(?:은|는|도|이)?\\s*(?:입장|동반|출입)?(?:이)?\\s*가능(?:${BUT}|하며|하고)\\s*,?\\s*(입마개|목줄)(?:을|를)?\\s*(?:미\\s?착용|착용하지\\s*않을)\\s*(?:시|경우)(?:에는|에)?\\s*${REFUSED}${SENTENCE_END}`,
    '$1은 $2 착용 필수',
    'rephrases',
  ),
  // In one's arms or in a bag nobody is on the floor.
  wording(
    `((?:안고\\s*있거나|안거나)\\s*(?:이동\\s*)?가방\\s*이용|(?:${CARRIER})\\s*이용|안고\\s*이동)\\s*[,/]\\s*(?:바닥에\\s*)?내려놓지\\s*(?:말\\s*것|마세요|말아\\s*주세요|않기)${SENTENCE_END}`,
    '$1 필수',
  ),
  // Guide dogs come in by law: an exception from who else is refused takes nothing back from others.
  wording(
    `^([^.\\n]*(?:kg|[소중대]형견|맹견)[^.\\n]*?(?:불가|금지|제한)(?:합니다|됩니다|입니다|해요)?)[\\s,.]+(?:\\(\\s*)?(?:단|다만)[,\\s]*(?:시각\\s?장애인\\s*)?(?:안내견|보조견|도우미견)(?:은|는)?\\s*(?:예외|제외|출입\\s*가능|입장\\s*가능|가능|허용)(?:입니다|합니다|됩니다)?\\s*\\)?${SENTENCE_END}`,
    '$1',
    'rephrases',
  ),
  // "10kg 미만이면 실내, 이상이면 테라스 이용".
  wording(
    `(\\d+(?:\\.\\d+)?\\s*kg\\s*(?:미만|이하))(?:이면|인\\s*경우(?:에는)?|일\\s*(?:때|경우)(?:에는|는)?)\\s*(실내|내부)(?:\\s*(?:입장|이용|동반))?(?:\\s*가능)?(?:하고|하며|합니다)?\\s*[,/]?\\s+(?:그\\s*)?(?:이상|초과)(?:이면|인\\s*경우(?:에는)?|일\\s*(?:때|경우)(?:에는|는)?|은|는)\\s*(${AREA})(?:을|를|만|에서만)?\\s*(?:이용|가능|이용\\s*가능)?(?:합니다|해요)?${SENTENCE_END}`,
    '$1은 $2 가능, 그 이상은 $3만 이용 가능',
  ),
  wording('(?:종|견종|품종)(?:에|과|은)?\\s*(?:상관|관계)\\s*없이\\s*(?=(?:\\d|체중|무게|몸무게))', '', 'rephrases'),
  // Free up to a weight: the heavier ones come, and pay.
  wording(
    `${START}(\\d{1,2}\\s*kg)\\s*(이하|미만|까지)(?:은|는)?\\s*무료(?:이고|이며|,)\\s*그\\s*(?:이상|초과)(?:은|는|부터(?:는)?)?\\s*(?=(?:마리당\\s*)?\\d[\\d,]*\\s*[만천]?\\s*원)`,
    (_, before = '', kg = '', bound = '') =>
      `${before}${kg} ${bound} 무료, ${kg} ${bound === '미만' ? '이상' : '초과'} `,
  ),
  // Free up to a weight, and paid from there.
  wording(
    `${START}(?:소형견\\s*)?\\(?\\s*(\\d{1,2})\\s*kg\\s*(?:이하|미만|까지)\\s*\\)?(?:은|는)?\\s*무료(?:이며|이고|입니다|,)?[\\s,.]+(?=\\2\\s*kg\\s*(?:초과|이상)(?:부터|는|은|시|인\\s*경우)?[^,.\\n]{0,16}\\d\\s*[만천]?\\s*원)`,
    '$1',
    'drops',
  ),
  // Grounds apart by size.
  wording(
    `(?:${DOGS}\\s*)?(?:놀이터|운동장|놀이공간)(?:은|는|이)?\\s*(?:\\d{1,2}\\s*kg(?:을|를)?\\s*기준(?:으로)?\\s*)?소형견\\s*(?:[/·,]|와|과)\\s*중?대형견\\s*(?:구역|공간|놀이터|운동장|전용)?(?:이|으로|로)?\\s*(?:구분|분리|나뉘어|나누어|나눠)(?:되어|돼|져)?\\s*(?:있(?:습니다|어요|음)|운영(?:합니다|됩니다)?|됩니다|돼요)${SENTENCE_END}`,
    '',
    'drops',
  ),
  // Animals that live there are why nobody else comes in.
  wording(
    `${START}(?:저희|우리)\\s*(?:집\\s*|가게\\s*|매장\\s*)?(?:강아지|댕댕이|상주견|고양이|멍멍이)(?:가|이|들이)\\s*(?:좀\\s*|많이\\s*|너무\\s*)?(?:예민|민감|싫어|무서워|질투)[가-힣]{0,3}(?:해서|하여|하니|하므로|하기\\s*때문에|여서|해)\\s*,?\\s*(?:다른\\s*)?(?=(?:강아지|반려견|애견)(?:들)?(?:은|는|의|를))`,
    '$1',
  ),
  wording(
    `(${DOGS})(?:을|를|은|는)\\s*(?:받을|모실|들일)\\s*수(?:가)?\\s*없(?=습니다|어요|음|다)`,
    '$1은 입장할 수 없',
  ),
  wording(
    `광견병\\s*(?:예방\\s*)?(?:미접종|접종\\s*미완료|접종(?:을)?\\s*안\\s*한)\\s*(?:견|${DOGS})(?:은|는)?\\s*${REFUSED}${SENTENCE_END}`,
    '광견병 접종 필수',
    'rephrases',
  ),
  wording(`접종\\s*미완료견(?=은|는|의|\\s)`, '접종 미완료 반려견'),
  wording(
    `매너\\s?벨트(?:는|를|은)[^.\\n]{0,16}(?:판매|대여|구매|구입)[^.\\n]{0,10}[.\\n]\\s*수컷은\\s*(?:꼭\\s*|반드시\\s*)?착용\\s*(?:해\\s*)?${PLEASE_OR_MUST}${SENTENCE_END}`,
    '수컷은 매너벨트 착용 필수',
  ),
]
