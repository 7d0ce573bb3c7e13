import { CAFE, type Cells, csv } from '../../server/import/fixture/kcisa.ts'

const SIZES = ['모두 가능', '10kg 이하', '15kg 미만', '모두 가능', '소형', '20kg 이하', '해당없음']

/** 40 generated cafés in 속초 and a few elsewhere, in the format of KCISA's file: more than one page of a list. */
export function kcisaSample(): string {
  const rows: Cells[] = Array.from({ length: 40 }, (_, index) => ({
    ...CAFE,
    시설명: `파도결 ${String(index + 1).padStart(2, '0')}호 카페`,
    위도: String(38.19 + index * 0.001),
    경도: String(128.58 + index * 0.001),
    도로명주소: `강원도 속초시 없는길 ${index + 1}`,
    지번주소: `강원도 속초시 없는동 ${index + 1}`,
    '입장 가능 동물 크기': SIZES[index % SIZES.length] ?? '',
  }))
  rows.push({
    ...CAFE,
    시설명: '한밭멍카페',
    '시도 명칭': '대전광역시',
    '시군구 명칭': '서구',
    위도: '36.355',
    경도: '127.383',
    도로명주소: '대전광역시 서구 없는길 1',
    지번주소: '대전광역시 서구 없는동 1',
  })
  rows.push({ ...CAFE, 시설명: '개못가 박물관', '반려동물 동반 가능정보': 'N', 도로명주소: '강원도 속초시 없는길 99' })
  return csv(rows)
}
