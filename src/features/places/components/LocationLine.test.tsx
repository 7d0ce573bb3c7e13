import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LocationLine } from './LocationLine.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

const fails = (code: number) => ({
  getCurrentPosition: (_: unknown, refuse: (error: { code: number }) => void) => refuse({ code }),
})

test.each([
  [fails(1), '위치 권한이 거부되었습니다.'],
  [undefined, '이 브라우저는 위치 서비스를 지원하지 않습니다.'],
  [fails(2), '위치 정보를 사용할 수 없습니다.'],
  [fails(3), '위치 정보 요청 시간이 초과되었습니다.'],
  [fails(9), '위치 정보를 가져오는 중 오류가 발생했습니다.'],
])('What fell 13: R8.05 the screen says why there is no position: %#', async (geolocation, message) => {
  const permissions = { query: async () => ({ state: 'granted' }) }
  vi.stubGlobal('navigator', { geolocation, permissions })
  const { requestLocation } = await import('../../../platform/location/location-state.ts')
  await requestLocation()
  const { LocationLine: Line } = await import('./LocationLine.tsx')
  const { unmount } = render(<Line origin={{ own: false } as React.ComponentProps<typeof LocationLine>['origin']} />)
  await act(async () => {})
  expect(screen.getByText(message, { exact: false })).toBeDefined()
  const helps = screen.queryByText('브라우저 설정에서 위치를 허용해 주세요.', { exact: false })
  expect(helps !== null, 'only a refusal can be changed in the settings').toBe(
    message === '위치 권한이 거부되었습니다.',
  )
  unmount()
  vi.unstubAllGlobals()
})
