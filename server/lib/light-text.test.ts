import { expect, test } from 'vitest'
import { readLightText, wordsOf } from './light-text.ts'

const BOUNDS = { min: 5, max: 100 }
const read = (html: string) => readLightText({ text: '다섯 글자 넘는 글', html }, BOUNDS)
const REST = '바다를 보며 걸었어요'

test.each([
  ['<p onclick="x()" style="color:red" class="a" id="b">', '<p>'],
  ['<script>alert(1)</script><p>', '<p>'],
  ['<style>*{display:none}</style><p>', '<p>'],
  ['<img src=x onerror=alert(1)><p>', '<p>'],
  ['<iframe src="https://a.kr"></iframe><p>', '<p>'],
  ['<svg><a xlink:href="javascript:alert(1)">x</a></svg><p>', '<a>x</a><p>'],
  ['<form><input autofocus onfocus=alert(1)></form><p>', '<p>'],
  ['<p><a href="javascript:alert(1)">가</a>', '<p><a>가</a>'],
  ['<p><a href="java\u200Bscript:alert(1)">가</a>', '<p><a>가</a>'],
  ['<p><a href=" &#106;avascript:alert(1)">가</a>', '<p><a>가</a>'],
  ['<p><a href="data:text/html,<script>">가</a>', '<p><a>가</a>'],
  ['<p><a href="//a.kr">가</a>', '<p><a>가</a>'],
  ['<p><a href="/logout">가</a>', '<p><a>가</a>'],
  ['<p><a href="https://">가</a>', '<p><a>가</a>'],
  ['<h1>큰</h1><p>', '큰<p>'],
  ['<p>\u202E가\u200B나&#x202E;다', '<p>가나다'],
  ['<p>가\u3164나&#x2060;\u00AD다', '<p>가나다'],
  ['<p></p><p> </p><p><br></p><p>', '<p>'],
  ['<blockquote><ul><li> </li></ul></blockquote><p>', '<p>'],
])('keeps nothing of %s but words', (before, after) => {
  const bold = (words: string) => `${words}<strong>${REST}</strong></p>`
  expect(read(bold(before)).html).toBe(bold(after))
})

test('keeps emphasis, lists, quotes and links to the web', () => {
  const html =
    '<p><strong>굵게</strong> <em>기울여</em><br />아래</p><ul><li><p>줄</p></li></ul><ol><li><p>하나</p></li></ol>'
  expect(read(html)).toEqual({ html, text: '굵게 기울여\n아래\n- 줄\n1. 하나' })
  expect(read('<p><b>가</b><i>나</i> 다라마</p>').html).toBe('<p><strong>가</strong><em>나</em> 다라마</p>')
  expect(
    read('<blockquote><p><a href="https://a.kr/?a=1&amp;b=2" target="_self">들은 말이에요</a></p></blockquote>').html,
  ).toBe(
    '<blockquote><p><a href="https://a.kr/?a=1&amp;b=2" rel="nofollow ugc noopener noreferrer" target="_blank">들은 말이에요</a></p></blockquote>',
  )
})

test('lines alone need no markup', () => {
  expect(read('<p>바다를 보며</p><p></p><p></p><p></p><p>걸었어요<br>또</p><p></p>')).toEqual({
    html: null,
    text: '바다를 보며\n\n걸었어요\n또',
  })
})

test('the plain words stay if the markup says too little or too much', () => {
  const plain = { text: '다섯 글자 넘는 글', html: null }
  expect(read('<script>alert("다섯 글자 넘어요")</script>')).toEqual(plain)
  expect(read(`<p><strong>${'가'.repeat(101)}</strong></p>`)).toEqual(plain)
  expect(readLightText({ text: plain.text }, BOUNDS)).toEqual(plain)
})

test('deep nesting is cut, and its words stay', () => {
  const { html, text } = read(`${'<blockquote>'.repeat(1000)}${REST}${'</blockquote>'.repeat(1000)}`)
  expect(html?.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(8)
  expect(text).toBe(REST)
})

test('sanitizing again changes nothing', () => {
  for (const html of [
    '<p><a href="https://a.kr/?a=1&b=&quot;>">여기로 오세요</a> &amp;lt; <b>x</p></b>',
    '<ul><li>가나다<ol><li>라마</ul>',
  ]) {
    const once = read(html).html as string
    expect(read(once).html).toBe(once)
  }
})

test('what is judged has the addresses to which words lead', () => {
  const html = '<p><a href="https://a.kr/?a=1&amp;b=2">여기예요</a> <a href="https://b.kr/">https://b.kr/</a></p>'
  expect(wordsOf(read(html))).toBe('여기예요 https://b.kr/\nhttps://a.kr/?a=1&b=2')
})
