/** Public data that can be imported, with what the site says of each: its owner, its name and the licence it is used under. */
export const PUBLIC_SOURCES = {
  kcisa: {
    provider: '한국문화정보원',
    title: '전국 반려동물 동반 가능 문화시설 위치 데이터',
    licence: '공공누리 제1유형 (출처표시)',
    url: 'https://www.data.go.kr/data/15111389/fileData.do',
  },
  kto: {
    provider: '한국관광공사',
    title: '반려동물 동반여행 서비스',
    licence: '공공누리 제1유형 (출처표시)',
    url: 'https://www.data.go.kr/data/15135102/openapi.do',
  },
  'animal-hospitals': {
    provider: '행정안전부',
    title: '지방행정 인허가데이터 동물병원',
    licence: '이용허락범위 제한 없음',
    url: 'https://www.localdata.go.kr',
  },
  'animal-pharmacies': {
    provider: '행정안전부',
    title: '지방행정 인허가데이터 동물약국',
    licence: '이용허락범위 제한 없음',
    url: 'https://www.localdata.go.kr',
  },
  'rest-areas': {
    provider: '한국도로공사',
    title: '휴게소 반려동물 편의시설(놀이터) 현황',
    licence: '이용허락범위 제한 없음',
    url: 'https://www.data.go.kr/data/15064250/fileData.do',
  },
} as const
export type PublicSource = keyof typeof PUBLIC_SOURCES
export const PUBLIC_SOURCE_KEYS = Object.keys(PUBLIC_SOURCES) as [PublicSource, ...PublicSource[]]
