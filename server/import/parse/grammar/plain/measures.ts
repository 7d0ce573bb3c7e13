import type { Replacement } from '../replacements.ts'
import { DOGS, wording } from '../wording.ts'

const CAN_NOT = '(?:불가|금지|어렵|어려|힘들|힘듭|안\\s*[되돼됩]|없|않|못)'
/** The end of a sentence that refuses, up to its last word. */
const REFUSAL = `(?:[^,.\\n]*${CAN_NOT}[^,.\\n]*)`
export const KIND = '(?:견종|반려견|강아지|애견|견|개)'

/** Either of two measures turns a dog away; in plain clauses (`plain-clauses.ts`). */
export const PLAIN_MEASURES: readonly Replacement[] = [
  // Either of two measures turns a dog away.
  wording(
    `(체고|키|어깨\\s*높이)(?:가|는)?\\s*(\\d+)\\s*cm(?:\\s*(이상|초과))?\\s*(?:또는|혹은|이나|나|이거나)\\s*(?:체중|몸무게|무게)?(?:이|가)?\\s*(\\d+(?:\\.\\d+)?)\\s*kg\\s*(이상|초과|(?:을|를|이)?\\s*넘는|(?:을|를)?\\s*초과하는)(?:의|인|일|하는)?\\s*(?:경우|${KIND})?(?:은|는|에는|의)?\\s*(?=${REFUSAL})`,
    (_, what = '', cm = '', own = '', kg = '', bound = '') => {
      const shared = bound === '이상' ? '이상' : '초과'
      return `${what} ${cm}cm ${own || shared} 입장 불가\n체중 ${kg}kg ${shared} 반려견은 `
    },
  ),
  wording(
    `(?:체중|몸무게|무게)(?:이|가)?\\s*(\\d+(?:\\.\\d+)?)\\s*kg(?:\\s*(이상|초과))?\\s*(?:또는|혹은|이나|나|이거나)\\s*(체고|키|어깨\\s*높이)(?:가|는)?\\s*(\\d+)\\s*cm\\s*(이상|초과|(?:을|를|이)?\\s*넘는|(?:을|를)?\\s*초과하는)(?:의|인|일|하는)?\\s*(?:경우|${KIND})?(?:은|는|에는|의)?\\s*(?=${REFUSAL})`,
    (_, kg = '', own = '', what = '', cm = '', bound = '') => {
      const shared = bound === '이상' ? '이상' : '초과'
      return `체중 ${kg}kg ${own || shared} 입장 불가\n${what} ${cm}cm ${shared} 반려견은 `
    },
  ),
  // "A이거나 B인 반려견은 입장할 수 없습니다".
  wording(
    `(^|[.\\n,]\\s*)([^,.\\n]{0,20}?\\d+\\s*(?:kg|개월|살|세)\\s*(?:미만|이상|초과|이하))이거나\\s+([^,.\\n]{2,30}?(?:${KIND}|아이|친구|경우))(은|는|에는)\\s+(${REFUSAL})`,
    (all, before = '', one = '', other = '', particle = '', refusal = '') =>
      /만\\s|외|제외|아니/.test(all) ? all : `${before}${one}은 ${refusal}\n${other}${particle} ${refusal}`,
  ),
  // "반려견 나이 10세 이하": "세" alone is of guests.
  wording(
    `(?:${DOGS}(?:의)?\\s*)?(?:나이|월령|연령)(?:가|이|는|은)?\\s*(\\d{1,2}\\s*)(살|세|개월)(?=\\s*(?:미만|이상|이하))`,
    (_, age = '', unit = '') => `${age}${unit === '세' ? '살' : unit}`,
  ),
]
