import { expect, test } from 'vitest'
import { capturingLog, testHttp } from '../../testing/deps.ts'

async function warnings(trustProxy: number, requests: Record<string, string>[], path = '/api/openapi.json') {
  const { log, lines } = capturingLog()
  const app = testHttp([], { log, env: { trustProxy } })
  for (const headers of requests) await app.request(path, { headers })
  return lines.filter(({ level }) => level === 40).map(({ msg }) => msg)
}

test.each(['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Real-IP', 'Forwarded'])(
  'What fell 6: %s with TRUST_PROXY 0 is warned of, once',
  async (name) => {
    const requests = [{}, { [name]: '203.0.113.1' }, { [name]: '203.0.113.2' }]
    expect(await warnings(0, requests)).toEqual([expect.stringContaining('TRUST_PROXY is 0')])
  },
)

test('What fell 6: so are calls that came through fewer proxies than TRUST_PROXY says, except for probes', async () => {
  const forwarded = { 'X-Forwarded-For': '203.0.113.1' }
  expect(await warnings(2, [forwarded, {}])).toEqual([expect.stringContaining('fewer entries')])
  expect(await warnings(1, [{}], '/healthz')).toEqual([])
})

test('What fell 6: nothing is said where TRUST_PROXY fits', async () => {
  expect(await warnings(0, [{}, {}])).toEqual([])
  expect(await warnings(1, [{ 'X-Forwarded-For': '203.0.113.1' }])).toEqual([])
  expect(await warnings(2, [{ 'X-Forwarded-For': '6.6.6.6, 203.0.113.1' }])).toEqual([])
})
