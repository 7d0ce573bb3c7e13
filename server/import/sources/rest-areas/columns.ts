export const COLUMNS = {
  name: ['휴게소명'],
  kind: ['종류', '시설구분', '시설명', '편의시설'],
  route: ['노선명', '노선', '도로노선명'],
  direction: ['방향', '도로노선방향'],
  place: ['위치', '설치위치'],
  hours: ['운영시간', '이용시간'],
  closed: ['휴장일', '휴무일'],
  cost: ['이용요금', '이용료', '요금'],
  phone: ['전화번호', '연락처', '문의처'],
  rules: ['비고', '이용수칙', '이용안내', '유의사항'],
  address: ['도로명주소', '소재지도로명주소', '주소'],
  lotAddress: ['지번주소', '소재지지번주소'],
  lat: ['위도'],
  lng: ['경도'],
  date: ['데이터기준일자', '기준일자', '기준일'],
} as const satisfies Record<string, readonly [string, ...string[]]>

type Field = keyof typeof COLUMNS
export type RestAreaRow = Record<Field, string>

/** Without the rules a row would wrongly have no restrictions. */
export const NEEDED: readonly Field[] = ['name', 'hours', 'rules']
