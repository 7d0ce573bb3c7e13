import { expect, test } from 'vitest'
import { sanitizeGuide } from './guide-html.ts'

test.each([
  ['structure stays', '<h3>안내</h3><ul><li>목줄</li></ul>', '<h3>안내</h3><ul><li>목줄</li></ul>'],
  ['scripts go with what is in them', '<p>안녕<script>alert(1)</script></p>', '<p>안녕</p>'],
  ['handlers, styles and classes go', '<p onclick="x()" style="color:red" class="y">안녕</p>', '<p>안녕</p>'],
  [
    'a link that runs code is none',
    '<a href="javascript:alert(1)">여기</a>',
    '<a rel="noopener noreferrer nofollow" target="_blank">여기</a>',
  ],
  [
    'pictures are our own',
    '<img src="/media/a.svg" alt="마당" /><img src="https://evil.example/x.png" /><img src="//evil.example/x" />',
    '<img src="/media/a.svg" alt="마당" />',
  ],
  ['frames go', '<iframe src="https://evil.example"></iframe>', ''],
  ['the title of the screen is the only h1', '<h1>안내</h1>', '<h2>안내</h2>'],
])('%s', (_title, given, clean) => {
  expect(sanitizeGuide(given)).toBe(clean)
})
