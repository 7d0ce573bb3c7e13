import path from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { StartRefused } from './refusals/start-refused.ts'

test('an empty environment is valid', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('.data'),
    publicUrl: null,
    databaseUrl: null,
    kakaoMapKey: null,
    kakaoClientId: null,
    naverClientId: null,
    googleClientId: null,
    kakaoClientSecret: null,
    naverClientSecret: null,
    googleClientSecret: null,
    kakaoIssuer: null,
    naverIssuer: null,
    googleIssuer: null,
    mapStyleUrl: null,
    trustProxy: 0,
    secondFactor: null,
    secretKey: null,
    smtpUrl: null,
    mailFrom: null,
    logLevel: 'info',
  })
  expect(readEnv({ PORT: '', KAKAO_MAP_KEY: '  ', HOME: '/x' })).toEqual(readEnv({}))
})

test('given values are parsed', () => {
  expect(
    readEnv({
      PORT: '0',
      HOST: '::1',
      PUBLIC_URL: 'https://dog.example/',
      TRUST_PROXY: '2',
      GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com',
    }),
  ).toMatchObject({
    port: 0,
    host: '::1',
    publicUrl: 'https://dog.example',
    trustProxy: 2,
    googleClientId: '1-a.apps.googleusercontent.com',
  })
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but it is "70000".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, but it is "80.5".'],
  [{ HOST: 'a b' }, 'HOST must be a host name or an address, but it is "a b".'],
  [
    { PUBLIC_URL: 'dog.example' },
    'PUBLIC_URL must be an origin like https://example.kr, without a path, but it is "dog.example".',
  ],
  [
    { PUBLIC_URL: 'https://dog.example/app' },
    'PUBLIC_URL must be an origin like https://example.kr, without a path, but it is "https://dog.example/app".',
  ],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 10, but it is "true".'],
  [
    { KAKAO_MAP_KEY: '"; script' },
    'KAKAO_MAP_KEY may hold letters, digits, "-", "_" and "." only; copy it as the provider shows it, but it is ""; script".',
  ],
  [
    { MAP_STYLE_URL: 'file:///etc/passwd' },
    'MAP_STYLE_URL must be an address like https://tiles.example.kr/style.json, but it is "file:///etc/passwd".',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, but it is "loud".'],
  [
    { DATABASE_URL: 'mysql://u:hunter2@h/d' },
    'DATABASE_URL must be an address like postgres://user:password@host:5432/name, but its value is not shown.',
  ],
])('%j is refused with a sentence that says which and why', (variables, sentence) => {
  expect(() => readEnv(variables)).toThrow(new StartRefused(sentence))
})

test('all invalid values are reported together, without passwords', () => {
  const read = () => readEnv({ PORT: 'x', TRUST_PROXY: '-1', DATABASE_URL: 'u:hunter2' })
  expect(read).toThrow(/PORT.*\nDATABASE_URL.*\nTRUST_PROXY/s)
  expect(read).not.toThrow(/hunter2/)
})

test.each([
  ['DATABASE_URL', 'mysql://u:hunter2@h/d'],
  ['SMTP_URL', 'http://u:hunter2@h'],
  ['SECRET_KEY', 'hunter2'],
  ['KAKAO_CLIENT_SECRET', 'hunter2 '.repeat(2)],
  ['NAVER_CLIENT_SECRET', 'hunter2 '.repeat(2)],
  ['GOOGLE_CLIENT_SECRET', 'hunter2 '.repeat(2)],
])('What fell: what %s holds is not shown where it is refused', (name, value) => {
  const read = () => readEnv({ [name]: value })
  expect(read).toThrow(new RegExp(`^${name} .*, but its value is not shown\\.$`))
  expect(read).not.toThrow(/hunter2/)
})
