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

const TWINS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/**
 * Letters and digits that look alike are one: "0perator", "offlcial" and "adrnin" read as the reserved words do. Of Unicode's confusables (UTS 39),
 * all others are of letters that nicknames can't have.
 */
const seen = (key: string) => key.replaceAll(/[01i3457]/g, (sign) => TWINS[sign] ?? sign).replaceAll('rn', 'm')

export function isReservedNickname(nickname: string): boolean {
  const key = nicknameKey(nickname)
  return RESERVED.some((word) => key.includes(word)) || RESERVED_LATIN.some((word) => seen(key).includes(seen(word)))
}
