import { clean } from '../text.ts'

const SAME: [pattern: RegExp, by: string][] = [
  [/k\s?g|킬로(?:그램)?|키로(?:그램)?/gi, 'kg'],
  [/cm|센티(?:미터)?/gi, 'cm'],
  [/[[{<「【〈《]/g, '('],
  [/[\]}>」】〉》]/g, ')'],
  [/[、，]/g, ','],
  [/[・‧∙ㆍ]/g, '·'],
  [/(이하|미만|이내)\s*까지/g, '$1'],
  // Only says what "소형" means there.
  [/\(\s*(?:안을|안고 들|들어 올릴) 수 있는 (?:크기|정도)\s*\)/g, ''],
  [/(^|[\s가-힣.)])[-•·*▶○●■※◦▪✔☞]+(?=\s)/g, '$1\n'],
  [/(^|\n)\s*(?:[-•·*▶○●■※◦▪✔☞]+|\d{1,2}[.)](?=\s|[가-힣])|[①-⑳])\s*/g, '$1'],
  [/(?<!\d)\.|\.(?!\d)|[;!]/g, '\n'],
]

/** One spelling for what writers spell many ways: units, brackets, bullets; ends of sentences become line breaks. */
export const normalise = (source: string) =>
  SAME.reduce((text, [pattern, by]) => text.replace(pattern, by), clean(source))
