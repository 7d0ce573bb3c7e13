import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../platform/testing/show-screen.tsx'
import { failure } from '../../platform/testing/stub-api.ts'
import { SiteFooter } from './SiteFooter.tsx'

/** By which its style hides it, as its height would change. */
const isPending = () => screen.getByRole('contentinfo').dataset['pending'] !== undefined

test.each([
  ['are loaded', { brand: '멍멍길', tagline: '같이 가요' }, '멍멍길'],
  ['can’t be loaded', failure(500, { code: 'INTERNAL', message: '잠시 문제가 생겼어요.' }), '댕댕로드'],
])('First view: the footer is hidden until the site’s own words %s', async (_how, words, brand) => {
  let answer: (data: unknown) => void = () => {}
  showScreen(<SiteFooter />, { 'GET /site-config': () => new Promise((resolve) => (answer = resolve)) })
  await waitFor(() => expect(isPending()).toBe(true))
  answer(words)
  await waitFor(() => expect(isPending()).toBe(false))
  expect(screen.getByText(brand)).toBeDefined()
})
