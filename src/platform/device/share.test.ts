import { afterEach, describe, expect, test, vi } from 'vitest'
import { copyText, share } from './share.ts'

const what = { title: '멍멍 카페', url: 'https://daengdaeng.example/place/1' }
const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } })

afterEach(() => vi.unstubAllGlobals())

describe('sharing', () => {
  test('opens the phone’s own sheet', async () => {
    const open = vi.fn(async () => {})
    vi.stubGlobal('navigator', { share: open })
    expect(await share(what)).toBe('shared')
    expect(open).toHaveBeenCalledWith(what)
  })

  test('a cancelled share copies nothing', async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', {
      share: () => Promise.reject(new DOMException('', 'AbortError')),
      clipboard: { writeText },
    })
    expect(await share(what)).toBe('cancelled')
    expect(writeText).not.toHaveBeenCalled()
  })

  test.each([
    ['there is no sheet', undefined],
    ['the sheet refuses', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ])('copies the address where %s', async (_, open) => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { share: open, clipboard: { writeText } })
    expect(await share(what)).toBe('copied')
    expect(writeText).toHaveBeenCalledWith(what.url)
  })

  test('says so when even copying is refused', async () => {
    clipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    document.execCommand = () => false
    expect(await share(what)).toBe('failed')
  })

  test('falls back to execCommand without a clipboard, and cleans up', async () => {
    vi.stubGlobal('navigator', {})
    const copied: string[] = []
    document.execCommand = () => {
      copied.push(document.querySelector('textarea')?.value ?? '')
      return true
    }
    expect(await copyText('강릉시 …')).toBe(true)
    expect(copied).toEqual(['강릉시 …'])
    expect(document.querySelector('textarea')).toBeNull()
  })
})
