import { anyOf } from '../grammar/words.ts'

/**
 * Sentences that ask to keep quiet, and say nothing of who comes in. Each word must be known here: "짖음이 심한 반려견 자제" turns dogs away.
 */

const NOISE = /조용|짖음|짖지|소음|매너\s*타임|정숙|소란|고성/
const WORDS = [
  '조용히|조용하게|조용한|짖음|짖지|소음|매너 타임|정숙|소란|고성방가|고성|민원|피해|불편|방해',
  '짖음 방지|소음 방지|소음 자제|소음을 자제|소음은 자제|짖음 자제|짖음을 자제|소란 자제|소란을 자제|고성방가 금지|고성방가 자제',
  '야간|심야|밤|저녁|새벽|늦은 시간|늦은|오전|오후|이후|이전|부터|까지|시간|익일|다음 날',
  '다른|옆|주변|이웃|객실|투숙객|이용객|손님|고객|캠퍼|야영객|분들|반려견|강아지|애견',
  '발생|발생하지|일으키지|주지|가지|되지|않게|않도록|인한|위한|위해|운영|유지|준수|관리',
  '주의|유의|조심|신경|배려|협조|각별히|특히|꼭|반드시|필수',
  '부탁드립니다|부탁드려요|부탁|바랍니다|바람|주세요|주시기|주십시오|써|해|하여|해야|합니다|해요|한다|됩니다|입니다|이에요|함|하세요',
  '은|는|이|가|을|를|의|에|에는|에게|으로|로|도|와|과|및|시|때',
].join('|')
const ALL_WORDS = new RegExp(String.raw`^(?:\d{1,2}\s*(?:시|분|:\d{2})|${anyOf(WORDS)}|[\s,/()·:~-])+$`)

export const isAboutNoise = (text: string): boolean => NOISE.test(text) && ALL_WORDS.test(text)
