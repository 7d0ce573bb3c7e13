/** Columns of a table of local licences; later names are those of older editions and of the API. */
export const COLUMNS = {
  key: ['관리번호', 'MGTNO', 'MNG_NO'],
  name: ['사업장명', 'BPLCNM', 'BPLC_NM'],
  status: ['영업상태명', 'TRDSTATENM', 'SALS_STTS_NM'],
  detailedStatus: ['상세영업상태명', 'DTLSTATENM', 'DTL_SALS_STTS_NM'],
  licensedOn: ['인허가일자', 'APVPERMYMD', 'LCPMT_YMD'],
  cancelledOn: ['인허가취소일자', 'APVCANCELYMD', 'LCPMT_RTRCN_YMD'],
  closedOn: ['폐업일자', 'DCBYMD', 'CLSBIZ_YMD'],
  suspendedOn: ['휴업시작일자', 'CLGSTDT', 'TCBIZ_BGNG_YMD'],
  reopenedOn: ['재개업일자', 'ROPNYMD', 'ROPBIZ_YMD'],
  phone: ['소재지전화', '전화번호', 'SITETEL', 'TELNO'],
  roadAddress: ['도로명주소', '도로명전체주소', 'RDNWHLADDR', 'ROAD_NM_ADDR'],
  lotAddress: ['지번주소', '소재지전체주소', 'SITEWHLADDR', 'LOTNO_ADDR'],
  changedOn: ['최종수정일자', '최종수정시점', 'LASTMODTS', 'LAST_MDFCN_PNT'],
  refreshedOn: ['데이터갱신일자', '데이터갱신시점', 'UPDATEDT', 'DAT_UPDT_PNT'],
  x: ['좌표정보(X)', 'X', 'CRD_INFO_X'],
  y: ['좌표정보(Y)', 'Y', 'CRD_INFO_Y'],
  service: ['개방서비스명', 'OPNSFSVCNM'],
  serviceId: ['개방서비스아이디', 'OPNSFSVCID', 'OPN_SVC_ID'],
} as const satisfies Record<string, readonly [string, ...string[]]>

type Field = keyof typeof COLUMNS
export type LicenceRow = Record<Field, string>

export const NEEDED: readonly Field[] = ['key', 'name', 'status', 'x', 'y']
