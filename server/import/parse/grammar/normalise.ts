import { clean } from '../text.ts'

const SAME: [pattern: RegExp, by: string][] = [
  [/k\s?g|킬로(?:그램)?|키로(?:그램)?/gi, 'kg'],
  [/cm|센티(?:미터)?/gi, 'cm'],
  [/[[{<「【〈《]/g, '('],
  [/[\]}>」】〉》]/g, ')'],
  [/[、，]/g, ','],
  [/[・‧∙ㆍ]/g, '·'],
  [/(이하|미만|이내)\s*까지/g, '$1'],
  // "자세한 사항은 문의 바랍니다": of whatever else one wants to know.
  [
    /(?:자세한|상세한?|궁금한|기타|그\s*외|보다\s*자세한)\s*(?:문의\s*)?(?:사항|내용|정보|점)(?:은|는)?\s*(?:(?:전화|유선|홈페이지|매장|업체|숙소)(?:로|으로|에|를)?\s*)?(?:문의|확인|참고|참조|연락)(?:\s*(?:해\s*)?(?:바랍니다|바람|주세요|주시기\s*바랍니다|부탁드립니다|요망|하세요|필요|필수))?/g,
    '',
  ],
  // Only says what "소형" means there.
  [/\(\s*(?:안을|안고 들|들어 올릴) 수 있는 (?:크기|정도)\s*\)/g, ''],
  [/(^|[\s가-힣.)])[-•·*▶○●■※◦▪✔☞]+(?=\s)/g, '$1\n'],
  [/(^|\n)\s*(?:[-•·*▶○●■※◦▪✔☞]+|\d{1,2}[.)](?=\s|[가-힣])|[①-⑳])\s*/g, '$1'],
  [/(?<!\d)\.|\.(?!\d)|[;!]/g, '\n'],
]

/** One spelling for what writers spell many ways: units, brackets, bullets; ends of sentences become line breaks. */
export const normalise = (source: string) =>
  SAME.reduce((text, [pattern, by]) => text.replace(pattern, by), clean(source))
