/** Names reserved for the service itself, and the one shown for withdrawn members. */
const RESERVED = [
  '관리자',
  '운영자',
  '운영진',
  '운영팀',
  '매니저',
  '고객센터',
  '공식',
  '댕댕로드',
  '탈퇴한',
  '멘토',
  '새회원',
  '이름없는',
] as const
const RESERVED_LATIN = [
  'admin',
  'official',
  'daengdaeng',
  'operator',
  'support',
  'system',
  'mentor',
  'null',
  'undefined',
]

const NEUTRAL = '이름없는회원'

/** What a member is called whose nickname admins have hidden, until they choose another; nobody can choose it. */
export const neutralNickname = (number: number) => `${NEUTRAL}${number}`

export const isNeutralNickname = (nickname: string) => new RegExp(`^${NEUTRAL}\\d+$`).test(nickname)

/** A nickname normalised for comparison: "Kong" and "kong" are equal. */
export const nicknameKey = (nickname: string) => nickname.normalize('NFC').replaceAll(/\s/g, '').toLowerCase()

export function isReservedNickname(nickname: string): boolean {
  const key = nicknameKey(nickname)
  return RESERVED.some((word) => key.includes(word)) || RESERVED_LATIN.some((word) => key.includes(word))
}
