import { beforeEach, expect, test } from 'vitest'
import { consumeReturnPath, rememberReturnPath } from './return-model.ts'

beforeEach(() => sessionStorage.clear())

test('What fell 14: R4.09 redirectAfterLogin leads back once: the next login leads home', () => {
  rememberReturnPath('/place/3?from=list#map')
  expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/place/3?from=list#map')
  expect(consumeReturnPath()).toBe('/place/3?from=list#map')
  expect(sessionStorage.getItem('redirectAfterLogin')).toBeNull()
  expect(consumeReturnPath()).toBe('/')
})
