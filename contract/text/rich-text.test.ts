import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { richTextOf, textOfRichText } from './rich-text.ts'

test.each([
  ['<p>첫 줄</p><p></p><p>둘째 줄</p>', '첫 줄\n\n둘째 줄'],
  ['<p>한 줄<br>그 아래</p>', '한 줄\n그 아래'],
  ['<p>빵 &amp; <strong>버터</strong> &lt;3</p>', '빵 & 버터 <3'],
  ['<ul><li><p>물</p></li><li><p>수건</p><p>큰 것</p></li></ul><p>끝</p>', '- 물\n- 수건\n큰 것\n끝'],
  ['<ol><li>하나<ul><li>속</li></ul></li><li>둘</li></ol>', '1. 하나\n  - 속\n2. 둘'],
  ['<blockquote><p>들은 말</p></blockquote><p>내 말</p>', '들은 말\n내 말'],
  ['<p>글</p>\n<ul>\n<li>줄</li>\n</ul>', '글\n- 줄'],
  ['<p><a href="https://a.kr/?a=1&amp;b=&quot;>">여기</a></p>', '여기'],
  ['<ul><li><p></p></li></ul>', '-'],
  ['', ''],
])('reads %s line by line', (html, text) => {
  expect(textOfRichText(html)).toBe(text)
})

test('reads of plain text what it was made of', () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/\s+/g, ' ').trim())
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n')
      expect(textOfRichText(richTextOf(text))).toBe(text)
    }),
  )
  expect(textOfRichText(richTextOf('<b>&amp;</b>'))).toBe('<b>&amp;</b>')
})

test.each(['<a', '<a"', '<a ""', '</'])('reads 30,000 characters of unclosed tags in an instant: %s', (unit) => {
  const begin = performance.now()
  textOfRichText(unit.repeat(30_000 / unit.length))
  // It took seconds while a tag was looked for up to the end of the text, at each of them.
  expect(performance.now() - begin).toBeLessThan(1000)
})
