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
    ['the sheet breaks', () => Promise.reject(Object.assign(new Error('broken'), { name: 'AbortError' }))],
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
    document.execCommand = () => {
      throw new Error('unknown command')
    }
    expect(await share(what)).toBe('failed')
    expect(document.querySelector('textarea'), 'nothing is left behind').toBeNull()
  })

  test('falls back to execCommand without a clipboard, and cleans up', async () => {
    vi.stubGlobal('navigator', {})
    const copied: unknown[] = []
    document.execCommand = (command) => {
      const { value, readOnly, selectionStart, selectionEnd } = document.querySelector('textarea')!
      // A field that can be written opens the keyboard of a phone.
      copied.push([command, value, readOnly, selectionStart, selectionEnd])
      return true
    }
    expect(await copyText('강릉시 …')).toBe(true)
    expect(copied).toEqual([['copy', '강릉시 …', true, 0, 5]])
    expect(document.querySelector('textarea')).toBeNull()
  })
})
