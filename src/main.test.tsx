import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stubApi } from './platform/testing/stub-api.ts'

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test('What fell 13: R2.34 R9.03 the page starts as it should: a bot sees no error page, and the position is renewed roughly and briefly', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  history.replaceState(null, '', '/no/such/page')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(GOOGLEBOT)
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>()
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => ({ state: 'granted' }) },
  })
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  stubApi({ 'GET /site-config': { brand: '댕댕로드' }, 'GET /groups': [] })

  await import('./main.tsx')
  await waitFor(() => expect(logged.mock.calls.flat().join(' ')).toContain('Page not found: /no/such/page'), {
    timeout: 30_000,
  })
  expect(document.body.textContent).not.toContain('페이지를 찾을 수 없습니다.')
  await waitFor(() => expect(getCurrentPosition).toHaveBeenCalledOnce())
  expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({
    enableHighAccuracy: false,
    timeout: 5000,
    maximumAge: 600_000,
  })
}, 60_000)
