/** Field → names of its column in the known editions (spreadsheet and API). */
export const COLUMNS = {
  name: ['시설명', 'FCLTY_NM'],
  category: ['카테고리3', 'CTGRY_THREE_NM'],
  sido: ['시도 명칭', 'CTPRVN_NM'],
  sigungu: ['시군구 명칭', 'SIGNGU_NM'],
  lat: ['위도', 'LC_LA'],
  lng: ['경도', 'LC_LO'],
  roadAddress: ['도로명주소', 'RDNMADR_NM'],
  lotAddress: ['지번주소', 'LNM_ADDR'],
  phone: ['전화번호', 'TEL_NO'],
  homepage: ['홈페이지', 'HMPG_URL'],
  closed: ['휴무일', 'RSTDE_GUID_CN'],
  hours: ['운영시간', 'OPER_TIME'],
  parking: ['주차 가능여부', 'PARKNG_POSBL_AT'],
  admission: ['입장(이용료)가격 정보', 'UTILIIZA_PRC_CN'],
  petsAllowed: ['반려동물 동반 가능정보', 'PET_POSBL_AT'],
  dogsOnly: ['반려동물 전용 정보', 'PET_INFO_CN'],
  size: ['입장 가능 동물 크기', 'ENTRN_POSBL_PET_SIZE_VALUE'],
  restriction: ['반려동물 제한사항', 'PET_LMTT_MTR_CN'],
  indoor: ['장소(실내) 여부', 'IN_PLACE_ACP_POSBL_AT'],
  outdoor: ['장소(실외)여부', 'OUT_PLACE_ACP_POSBL_AT'],
  description: ['기본 정보_장소설명', 'FCLTY_INFO_DC'],
  fee: ['애견 동반 추가 요금', 'PET_ACP_ADIT_CHRGE_VALUE'],
  date: ['최종작성일', 'LAST_UPDT_DE'],
} as const satisfies Record<string, readonly [korean: string, english: string]>

type Field = keyof typeof COLUMNS
export type KcisaRow = Record<Field, string>

/** Required columns: without them a row can't become a place, or its policy would wrongly have no restrictions. */
export const NEEDED: readonly Field[] = ['name', 'category', 'lat', 'lng', 'petsAllowed', 'size', 'restriction']
