export const POLICY_SOURCES = [
  'kcisa',
  'kto',
  'animal-hospitals',
  'animal-pharmacies',
  'rest-areas',
  'admin',
  'member',
  'demo',
] as const
export type PolicySource = (typeof POLICY_SOURCES)[number]
export const SOURCE_NAME: Record<PolicySource, string> = {
  kcisa: '한국문화정보원',
  kto: '한국관광공사',
  'animal-hospitals': '행정안전부',
  'animal-pharmacies': '행정안전부',
  'rest-areas': '한국도로공사',
  admin: '댕댕로드 확인',
  member: '회원 제보',
  demo: '예시',
}
