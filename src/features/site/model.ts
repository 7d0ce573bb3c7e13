export const DEFAULT_BRAND = '댕댕로드'

export const SETTINGS_MESSAGES = {
  failed: '설정 로드에 실패했습니다.',
  exception: '설정 로드 중 오류가 발생했습니다.',
  loading: '이미 로딩 중입니다.',
} as const

/** The document's title on every screen. */
export const documentTitle = (title: string, brand: string) => `${title} | ${brand}`
