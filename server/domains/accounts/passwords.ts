import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** argon2id, as OWASP advises for 2024 and later: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** 사랑해, 안녕 …, typed on a keyboard that is set to Latin letters: what Koreans choose and lists of English words don't know. */
const TYPED_KOREAN = ['tkfkdgo', 'dkssud', 'dkssudgktpdy', 'rkdtkdwl', 'ajdajdl', 'dkfkdgo', 'qlalfqjsgh', 'gksrnr']
const OF_THIS_SITE = ['댕댕로드', 'daengdaeng', 'daengdaengroad', '강아지', '멍멍이', '비밀번호', '사랑해']

const strength = new ZxcvbnFactory({
  dictionary: { ...dictionary, typed: TYPED_KOREAN, site: OF_THIS_SITE },
  graphs: adjacencyGraphs,
})
/** zxcvbn's words for 2: "somewhat guessable, protection from unthrottled online attacks". */
const LEAST_SCORE = 2
/** Its work grows with the square of the length; what is strong is so within this. */
const JUDGED_LENGTH = 64

export function isWeak(password: string, about: (string | null)[]): boolean {
  const inputs = about.flatMap((text) => (text ? [text, ...text.split(/[@.]/)] : []))
  return strength.check(password.slice(0, JUDGED_LENGTH), inputs).score < LEAST_SCORE
}

export const hashPassword = (password: string) => hash(password, COST)

/** Nobody's: an account that isn't there takes as long as a wrong password. */
const nobodys = hashPassword(randomBytes(16).toString('hex'))

export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobodys), password)
  return right && typeof passwordHash === 'string'
}
