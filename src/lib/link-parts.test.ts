import { expect, test, vi } from 'vitest'
import { linkParts } from './link-parts.ts'

const links = (text: string) => linkParts(text).flatMap(({ text, href }) => (href === null ? [] : [text]))

test('addresses of the web are found, without what follows them in a sentence', () => {
  expect(links('여기요 https://example.kr/a?b=1&c=2#d.')).toEqual(['https://example.kr/a?b=1&c=2#d'])
  expect(links('(https://example.kr)에서 봤어요, http://a.kr/b, 그리고 https://c.kr에서')).toEqual([
    'https://example.kr',
    'http://a.kr/b',
    'https://c.kr',
  ])
})

test('addresses are found in a browser without URL.canParse', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
  expect(links('여기요 https://example.kr/a')).toEqual(['https://example.kr/a'])
  vi.restoreAllMocks()
})

test('nothing else is a link', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'example.kr', 'https://', '//example.kr', ''])
    expect(links(text)).toEqual([])
  expect(links('<a href="https://example.kr" onclick=x>')).toEqual(['https://example.kr'])
})

test('the parts are the text', () => {
  for (const text of ['https://a.kr 와 https://b.kr!', '끝 https://a.kr', 'https://a.kr\n둘째 줄', '없음'])
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})
