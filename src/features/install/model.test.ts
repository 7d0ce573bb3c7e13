import { describe, expect, test } from 'vitest'
import type { Browser } from '../../lib/browser.ts'
import { guideFor, allowsBanner, inAppName, proposes } from './model.ts'

const browser = (changes: Partial<Browser> = {}): Browser => ({
  device: 'android',
  inApp: null,
  name: 'chrome',
  ...changes,
})
const ready: Parameters<typeof proposes>[0] = {
  browser: browser(),
  offered: true,
  installed: false,
  opened: 3,
  saved: 0,
  quiet: false,
  moved: true,
  busy: false,
}

describe('C1 installing is proposed', () => {
  test.each<[string, Partial<typeof ready>, boolean]>([
    ['after three places', {}, true],
    ['not after two', { opened: 2 }, false],
    ['after one that was saved', { opened: 1, saved: 1 }, true],
    ['not on the first screen', { moved: false }, false],
    ['not over anything else', { busy: true }, false],
    ['not where it was dismissed', { quiet: true }, false],
    ['not where it is installed', { installed: true }, false],
    ['not where the browser can’t', { offered: false }, false],
    ['on an iPhone, whose browser makes no offer', { offered: false, browser: browser({ device: 'ios' }) }, true],
    ['not inside another app', { browser: browser({ device: 'ios', inApp: 'kakaotalk' }) }, false],
  ])('%s', (_, changes, expected) => {
    expect(proposes({ ...ready, ...changes })).toBe(expected)
  })

  test('only above tabs, where nothing else is placed', () => {
    const paths = [
      '/',
      '/place',
      '/search/list',
      '/my/like',
      '/map',
      '/place/7',
      '/search',
      '/auth/login',
      '/my/dog/create',
    ]
    expect(paths.filter(allowsBanner)).toEqual(['/', '/place', '/search/list', '/my/like'])
  })
})

describe('C1 every browser has its own guide', () => {
  const words = (changes: Partial<Browser>) => {
    const { text = '', steps } = guideFor(browser(changes))
    return [text, ...steps.map((step) => step.text)].join(' ')
  }

  test.each<[string, Partial<Browser>, RegExp]>([
    ['Safari on an iPhone', { device: 'ios', name: 'safari' }, /아래의 공유 버튼.*홈 화면에 추가.*추가/],
    ['Chrome on an iPhone', { device: 'ios', name: 'chrome' }, /주소창 오른쪽의 공유 버튼.*홈 화면에 추가/],
    ['others on an iPhone', { device: 'ios', name: 'firefox' }, /메뉴를 열고 ‘공유’/],
    ['Samsung’s browser', { name: 'samsung' }, /현재 페이지 추가/],
    ['Chrome on Android', { name: 'chrome' }, /오른쪽 위 메뉴.*앱 설치.*홈 화면에 추가/],
    ['Chrome on a desktop', { device: 'desktop' }, /주소창 오른쪽 끝의 설치 아이콘/],
    ['Safari on a Mac', { device: 'desktop', name: 'safari' }, /Dock에 추가/],
    ['Firefox on a desktop, which can’t', { device: 'desktop', name: 'firefox' }, /크롬, 엣지, 웨일/],
    ['an app on an iPhone', { device: 'ios', inApp: 'instagram' }, /Safari로 열기/],
  ])('%s', (_, changes, expected) => {
    expect(words(changes)).toMatch(expected)
  })

  test('an app that has no name here is called “this app”', () => {
    expect([inAppName(browser({ inApp: 'kakaotalk' })), inAppName(browser({ inApp: 'other' }))]).toEqual([
      '카카오톡',
      '이 앱',
    ])
  })
})
