import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0'

test.each([
  [`Mozilla/5.0 (Linux; Android 14; SM-S918N) ${CHROME} Mobile Safari/537.36`, 'Chrome · Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari · iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0', 'Firefox · Linux'],
  ['', '알 수 없는 기기'],
  ['  ', '알 수 없는 기기'],
])('a device is called by its browser and system: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test.each([
  'Verify at https://evil.example/now (x) ',
  '본인 확인은 evil.example 로/9 ',
  '<b>은행</b>/1.0 Foo',
  'a\u202eb/2 (X11; Linux x86_64) ',
  `x\r\nBcc: a@evil.example/1 `,
  `${'가'.repeat(2000)}/1 `,
])('What fell 6: a stranger writes nothing into a mail about a new device by their User-Agent: %j', (userAgent) => {
  expect(deviceName(userAgent)).toMatch(/^(?:알 수 없는 기기|Linux)$/)
})
