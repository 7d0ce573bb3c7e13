import path from 'node:path'
import * as v from 'valibot'
import { StartRefused } from './refusals/start-refused.ts'

/** Configuration of a deployment. All of it is optional; an invalid value is refused at start. */
export interface Env {
  port: number
  host: string
  dataDir: string
  /** Public origin of this server if it differs from what the server sees (behind a proxy), without a trailing slash. */
  publicUrl: string | null
  databaseUrl: string | null
  kakaoMapKey: string | null
  kakaoClientId: string | null
  naverClientId: string | null
  googleClientId: string | null
  kakaoClientSecret: string | null
  naverClientSecret: string | null
  googleClientSecret: string | null
  /** Address of the provider if it isn't the public one: for tests and private clouds. */
  kakaoIssuer: string | null
  naverIssuer: string | null
  googleIssuer: string | null
  mapStyleUrl: string | null
  /** Number of our own proxies in front: only that many entries at the end of X-Forwarded-For are trusted. */
  trustProxy: number
  /** Address of the mail server; without it mails are written to the data folder. */
  smtpUrl: string | null
  mailFrom: string | null
  /** Secret of the deployment, from which all keys are derived; without it, one in a file of the data folder. */
  secretKey: string | null
  /** Whether admins and mentors need a second factor before they change anything; null: unless this is a demo. */
  secondFactor: 'required' | 'offered' | null
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
}

const SECOND_FACTOR = ['required', 'offered'] as const
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const whole = (min: number, max: number) => {
  const sentence = `must be a whole number from ${min} to ${max}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, sentence),
    v.transform(Number),
    v.minValue(min, sentence),
    v.maxValue(max, sentence),
  )
}

function isUrl(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

function isOrigin(text: string): boolean {
  if (!isUrl(text, ['http:', 'https:'])) return false
  const { pathname, search, hash, username } = new URL(text)
  return pathname === '/' && !search && !hash && !username
}

/** Part of script addresses and headers, so only the characters that providers use are allowed. */
const key = v.pipe(
  v.string(),
  v.regex(/^[\w.-]{1,200}$/, 'may hold letters, digits, "-", "_" and "." only; copy it as the provider shows it'),
)

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an origin like https://example.kr, without a path'),
  v.transform((text) => new URL(text).origin),
)

const Variables = v.object({
  PORT: v.optional(whole(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]{1,253}$/, 'must be a host name or an address')), '127.0.0.1'),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => !text.includes('\0'), 'must be the path of a folder'),
      v.transform((text) => path.resolve(text)),
    ),
    '.data',
  ),
  PUBLIC_URL: v.optional(origin),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isUrl(text, ['postgres:', 'postgresql:']),
        'must be an address like postgres://user:password@host:5432/name',
      ),
    ),
  ),
  KAKAO_MAP_KEY: v.optional(key),
  KAKAO_CLIENT_ID: v.optional(key),
  NAVER_CLIENT_ID: v.optional(key),
  GOOGLE_CLIENT_ID: v.optional(key),
  KAKAO_CLIENT_SECRET: v.optional(key),
  NAVER_CLIENT_SECRET: v.optional(key),
  GOOGLE_CLIENT_SECRET: v.optional(key),
  KAKAO_ISSUER: v.optional(origin),
  NAVER_ISSUER: v.optional(origin),
  GOOGLE_ISSUER: v.optional(origin),
  MAP_STYLE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isUrl(text, ['http:', 'https:']),
        'must be an address like https://tiles.example.kr/style.json',
      ),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isUrl(text, ['smtp:', 'smtps:']),
        'must be an address like smtp://user:password@mail.example.kr:587',
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^([^<>"\r\n]{1,60} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must be like 댕댕로드 <hello@example.kr>',
      ),
    ),
  ),
  TRUST_PROXY: v.optional(whole(0, 10), '0'),
  SECRET_KEY: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters: openssl rand -base64 32 makes a good one')),
  ),
  SECOND_FACTOR: v.optional(v.picklist(SECOND_FACTOR, `must be one of ${SECOND_FACTOR.join(', ')}`)),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
})

/** Variables that may contain a secret, whose values are never printed or logged. */
const SECRET = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'SECRET_KEY',
  'KAKAO_CLIENT_SECRET',
  'NAVER_CLIENT_SECRET',
  'GOOGLE_CLIENT_SECRET',
])

/** Reads the environment. An empty value counts as unset, since compose files pass those. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = v.safeParse(Variables, given)
  if (!parsed.success) {
    throw new StartRefused(
      parsed.issues
        .map((issue) => {
          const name = v.getDotPath(issue) ?? ''
          const shown = SECRET.has(name) ? 'its value is not shown' : `it is "${given[name]}"`
          return `${name} ${issue.message}, but ${shown}.`
        })
        .filter((sentence, index, all) => all.indexOf(sentence) === index)
        .join('\n'),
    )
  }
  const known = parsed.output
  return {
    port: known.PORT,
    host: known.HOST,
    dataDir: known.DATA_DIR,
    publicUrl: known.PUBLIC_URL ?? null,
    databaseUrl: known.DATABASE_URL ?? null,
    kakaoMapKey: known.KAKAO_MAP_KEY ?? null,
    kakaoClientId: known.KAKAO_CLIENT_ID ?? null,
    naverClientId: known.NAVER_CLIENT_ID ?? null,
    googleClientId: known.GOOGLE_CLIENT_ID ?? null,
    kakaoClientSecret: known.KAKAO_CLIENT_SECRET ?? null,
    naverClientSecret: known.NAVER_CLIENT_SECRET ?? null,
    googleClientSecret: known.GOOGLE_CLIENT_SECRET ?? null,
    kakaoIssuer: known.KAKAO_ISSUER ?? null,
    naverIssuer: known.NAVER_ISSUER ?? null,
    googleIssuer: known.GOOGLE_ISSUER ?? null,
    mapStyleUrl: known.MAP_STYLE_URL ?? null,
    trustProxy: known.TRUST_PROXY,
    smtpUrl: known.SMTP_URL ?? null,
    mailFrom: known.MAIL_FROM ?? null,
    secretKey: known.SECRET_KEY ?? null,
    secondFactor: known.SECOND_FACTOR ?? null,
    logLevel: known.LOG_LEVEL,
  }
}
