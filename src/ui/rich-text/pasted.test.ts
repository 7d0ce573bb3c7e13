import { expect, test } from 'vitest'
import { withoutHandlers } from './pasted.ts'

test.each([
  ['<img src=x onerror=alert(1)>', '<img src=x >'],
  ['<p>가<img src="x" onerror="a > b">나</p>', '<p>가<img src="x" >나</p>'],
  ["<svg/onload='1'><b ONCLICK = \"2\" style='color:red'>굵게</b>", "<svg/><b  style='color:red'>굵게</b>"],
  [
    '<a title="b onclick=c" href="https://a.example/?on=1">링크</a>',
    '<a title="b onclick=c" href="https://a.example/?on=1">링크</a>',
  ],
  ['1 < 2 onclick=3 > 2, <3', '1 < 2 onclick=3 > 2, <3'],
  ['<input onfocus autofocus>', '<input  autofocus>'],
  ['<img src="x"onerror="1">', '<img src="x">'],
  ['<a title=\'a\'onclick=1 href="b">링크</a>', '<a title=\'a\' href="b">링크</a>'],
  ['<p title="once upon">하나</p>', '<p title="once upon">하나</p>'],
])('Everyday use: pasted %s becomes %s', (pasted, kept) => expect(withoutHandlers(pasted)).toBe(kept))

test.each([
  ['without an end of a tag', `<a ${'b="'.repeat(50_000)}`],
  ['with nothing but space in a tag', `<a ${' '.repeat(200_000)}>`],
])('Everyday use: a long text %s is read quickly', (_, pasted) => {
  const start = performance.now()
  expect(withoutHandlers(pasted)).toBe(pasted)
  expect(performance.now() - start).toBeLessThan(2_000)
})
