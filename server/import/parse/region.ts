import { SIDO, SIDO_KEYS, type Sido } from '../../../contract/regions/regions.ts'
import { clean } from './text.ts'

/** Names that have since changed, and the short ones that people write. */
const OTHER_NAMES: Record<string, Sido> = {
  강원도: '강원',
  전라북도: '전북',
  제주도: '제주',
  서울시: '서울',
  부산시: '부산',
  대구시: '대구',
  인천시: '인천',
  광주시: '광주',
  대전시: '대전',
  울산시: '울산',
  세종시: '세종',
  세종특별시: '세종',
}
const BY_NAME = new Map<string, Sido>([
  ...SIDO_KEYS.map((key) => [key, key] as const),
  ...SIDO_KEYS.map((key) => [SIDO[key], key] as const),
  ...Object.entries(OTHER_NAMES),
])
/** 법정동 codes of the 시도, as KTO gives them; 42 and 45 were 강원도 and 전라북도. */
const BY_CODE: Record<string, Sido> = {
  11: '서울',
  26: '부산',
  27: '대구',
  28: '인천',
  29: '광주',
  30: '대전',
  31: '울산',
  36: '세종',
  36110: '세종',
  41: '경기',
  42: '강원',
  43: '충북',
  44: '충남',
  45: '전북',
  46: '전남',
  47: '경북',
  48: '경남',
  50: '제주',
  51: '강원',
  52: '전북',
}

export interface Region {
  sido: Sido
  sigungu: string
}

export const readSido = (text: string): Sido | null => BY_NAME.get(clean(text).replaceAll(' ', '')) ?? null
export const sidoOfCode = (code: string): Sido | null => BY_CODE[code.trim()] ?? null

/** "청주시흥덕구" and "청주시 흥덕구" are one; 세종 has none. */
function readSigungu(text: string): string {
  const name = clean(text).replace(/^([가-힣]+시)\s*([가-힣]+구)$/, '$1 $2')
  return /^[가-힣]+[시군구](?: [가-힣]+구)?$/.test(name) && readSido(name) !== '세종' ? name : ''
}

/** 군위군 went from 경상북도 to 대구 on 2023-07-01; older editions still have it there. 인천's 남구 became 미추홀구 in 2018. */
function moved({ sido, sigungu }: Region): Region {
  if (sido === '경북' && sigungu === '군위군') return { sido: '대구', sigungu }
  if (sido === '인천' && sigungu === '남구') return { sido, sigungu: '미추홀구' }
  return { sido, sigungu }
}

/** The region of a place from its columns or, where they are silent, from its address; null when neither tells. */
export function readRegion(sidoText: string, sigunguText: string, ...addresses: string[]): Region | null {
  for (const [first, second, third] of [
    [sidoText, sigunguText, ''],
    ...addresses.map((address) => clean(address).split(' ')),
  ]) {
    const sido = readSido(first ?? '')
    if (!sido) continue
    const city = readSigungu(second ?? '')
    const district = city.endsWith('시') ? readSigungu(third ?? '') : ''
    if (sido === '세종') return { sido, sigungu: '' }
    const sigungu = district.endsWith('구') ? `${city} ${district}` : city
    if (sigungu) return moved({ sido, sigungu })
  }
  return null
}
