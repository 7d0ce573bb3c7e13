import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Upload } from '../../../contract/api/operation.ts'
import { everyRow } from '../../testing/engines/every-row.ts'
import { validCall, HOSTILE, OPERATIONS, refusalOf, send, type Sent } from '../../testing/examples.ts'
import { maxBodyBytes } from '../capacity/body-size.ts'

const WITH_BODY = OPERATIONS.filter(([, { body }]) => body)
const WITH_UPLOAD = OPERATIONS.filter(([, { upload }]) => upload)

const withLast = (body: Record<string, unknown>, text: string) => ({
  ...body,
  [Object.keys(body).at(-1) as string]: text,
})

const SPOILT: [string, (good: Record<string, unknown>, most: number) => string][] = [
  ['nothing', () => ''],
  ['half of one', (good) => JSON.stringify(good).slice(0, -1)],
  ['a number', () => '7'],
  ['a list', () => '[]'],
  ['null', () => 'null'],
  ['an empty object', () => '{}'],
  ['a deep one', () => `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
  ['a huge one', (good, most) => JSON.stringify({ ...good, more: 'x'.repeat(most) })],
  ['one with NUL', (good) => JSON.stringify(withLast(good, 'a\0'))],
  ['one with half a character', (good) => JSON.stringify(withLast(good, 'a\ud83d'))],
]

// A refused call changes nothing (safe.test.ts), so its example is used for the next try.

describe.each(WITH_BODY)('%s, given a body,', (id, endpoint) => {
  const rightBody = async () => (await validCall(id)).body as Record<string, unknown>

  test('refuses what is no body of it', async () => {
    const right = await validCall(id)
    await everyRow(SPOILT, async (spoilt) => {
      const body = spoilt(right.body as Record<string, unknown>, maxBodyBytes(endpoint.body))
      const { code } = await refusalOf(endpoint, await send(endpoint, { ...right, body }))
      expect(['BAD_REQUEST', 'VALIDATION_FAILED', 'BODY_TOO_LARGE']).toContain(code)
    })
  })

  let example: Sent | undefined

  /** Fields for which a body is refused; empty if it is accepted, or refused for another reason. */
  async function refusedFields(changes: Record<string, unknown>): Promise<string[]> {
    example ??= await validCall(id)
    const body = { ...(example.body as object), ...changes }
    const right = v.is(endpoint.body as v.GenericSchema, body) && !JSON.stringify(changes).includes('\\u0000')
    const response = await send(endpoint, { ...example, body })
    if (right) example = undefined
    if (response.status === 200) return []
    const { code, fields } = await refusalOf(endpoint, response)
    expect(code === 'VALIDATION_FAILED').toBe(!right)
    // For lists the path includes the item: `vaccinations.0.date`.
    return [...new Set(Object.keys(fields ?? {}).map((path) => path.split('.')[0] as string))]
  }

  const takes = async (changes: Record<string, unknown>) => {
    const good = (example ??= await validCall(id)).body as object
    return v.is(endpoint.body as v.GenericSchema, { ...good, ...changes })
  }

  test('refuses a wrong type and names the field', { timeout: 120_000 }, async () => {
    for (const name of Object.keys(await rightBody())) {
      for (const wrong of [null, 7, true, [], {}, [['x']], { $ne: null }]) {
        const taken = await takes({ [name]: wrong })
        expect(await refusedFields({ [name]: wrong })).toEqual(taken ? [] : [name])
      }
    }
  })

  test('accepts or refuses hostile texts without failing', { timeout: 120_000 }, async () => {
    for (const name of Object.keys(await rightBody())) {
      for (const text of HOSTILE) {
        const taken = (await takes({ [name]: text })) && !text.includes('\0')
        expect(await refusedFields({ [name]: text })).toEqual(taken ? [] : [name])
      }
    }
  })

  test('accepts only uncompressed JSON', async () => {
    const right = await validCall(id)
    for (const headers of [{ 'Content-Type': 'text/plain' }, { 'Content-Encoding': 'gzip' }]) {
      const response = await send(endpoint, right, headers)
      expect((await refusalOf(endpoint, response)).code).toBe('UNSUPPORTED_MEDIA_TYPE')
    }
  })
})

describe.each(WITH_UPLOAD)('%s, given a file,', (id, endpoint) => {
  const { types, maxBytes } = endpoint.upload as Upload

  test('refuses another content type', async () => {
    const right = await validCall(id)
    for (const type of ['application/json', 'image/svg+xml', 'multipart/form-data; boundary=x', 'text/html']) {
      const response = await send(endpoint, right, { 'Content-Type': type })
      expect((await refusalOf(endpoint, response)).code).toBe('UNSUPPORTED_MEDIA_TYPE')
    }
  })

  test('accepts its media types by content, not by header', async () => {
    expect((await send(endpoint, await validCall(id))).status).toBe(200)
    let right: Sent | undefined
    for (const text of HOSTILE) {
      const upload = new TextEncoder().encode(text)
      right ??= await validCall(id)
      const response = await send(endpoint, { ...right, upload }, { 'Content-Type': types[0] as string })
      if (response.ok) right = undefined
      const outcome = response.ok ? 'taken' : (await refusalOf(endpoint, response)).code
      // A piece of a file may be any bytes.
      const unreadable = endpoint.errors.some((code) => code.endsWith('_UNREADABLE'))
      expect(outcome).toMatch(unreadable ? /UNREADABLE$/ : /^taken$/)
    }
  })

  test('refuses one that is too large', async () => {
    const response = await send(endpoint, { ...(await validCall(id)), upload: new Uint8Array(maxBytes + 1) })
    expect((await refusalOf(endpoint, response)).code).toBe('BODY_TOO_LARGE')
  })
})
