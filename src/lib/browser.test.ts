import { describe, expect, test } from 'vitest'
import { type Browser, browserOf, elsewhere } from './browser.ts'
import { isBot } from './is-bot.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S928N'
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT}`

const WEBVIEW = `${ANDROID} Build/AP3A; wv) ${WEBKIT} Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36`

describe('C1 the app inside which a page was opened', () => {
  test.each<[string, Browser['inApp'], Browser['device']]>([
    [`${WEBVIEW} KAKAOTALK/25.8.2 (INAPP)`, 'kakaotalk', 'android'],
    [`${IPHONE} Mobile/15E148 KAKAOTALK/25.8.1 (INAPP)`, 'kakaotalk', 'ios'],
    [`${IPHONE} Mobile/15E148 KAKAOTALK 10.4.2`, 'kakaotalk', 'ios'],
    [`${WEBVIEW} NAVER(inapp; search; 2000; 12.14.3)`, 'naver', 'android'],
    [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 1000; 12.14.1; 15)`, 'naver', 'ios'],
    [`${IPHONE} Mobile/22B83 Instagram 354.0.0.25.82 (iPhone16,1; iOS 18_1; ko_KR; ko)`, 'instagram', 'ios'],
    [`${WEBVIEW} Instagram 354.0.0.47.97 Android (35/15; 480dpi; samsung; ko_KR)`, 'instagram', 'android'],
    [`${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/484.0.0.44;FBDV/iPhone16,1;FBLC/ko_KR]`, 'facebook', 'ios'],
    [`${WEBVIEW} [FB_IAB/FB4A;FBAV/485.0.0.70;]`, 'facebook', 'android'],
    [`${IPHONE} Mobile/15E148 Safari Line/14.18.0`, 'line', 'ios'],
    [`${WEBVIEW} Line/14.18.1/IAB`, 'line', 'android'],
    [`${WEBVIEW} BAND/19.0.2 (Android OS 15)`, 'other', 'android'],
    [WEBVIEW, 'other', 'android'],
    // Standalone browsers.
    [`${ANDROID}) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`, null, 'android'],
    [`${ANDROID}) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, null, 'android'],
    [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, null, 'ios'],
    [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36`, null, 'desktop'],
    // A link preview is made by a server, not by somebody's browser.
    ['facebookexternalhit/1.1;kakaotalk-scrap/1.0; +https://devtalk.kakao.com/', null, 'desktop'],
  ])('%s', (userAgent, inApp, device) => {
    expect(browserOf(userAgent, 0)).toMatchObject({ inApp, device })
    expect(isBot(userAgent), 'people get the app').toBe(userAgent.includes('externalhit'))
  })
})

describe('the browser, by whose menus one installs', () => {
  test.each<[string, Browser['name']]>([
    [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'safari'],
    [`${IPHONE} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`, 'chrome'],
    [`${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 'firefox'],
    [`${IPHONE} Version/18.0 EdgiOS/140.0.3485.94 Mobile/15E148 Safari/604.1`, 'edge'],
    [`${MAC} Version/18.1 Safari/605.1.15`, 'safari'],
    [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'edge'],
    [`${WINDOWS} Chrome/140.0.0.0 Whale/4.34.340.19 Safari/537.36`, 'whale'],
    [`${ANDROID}) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'samsung'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'firefox'],
    ['', 'other'],
  ])('%s', (userAgent, name) => {
    expect(browserOf(userAgent, 0).name).toBe(name)
  })

  test('an iPad that poses as a Mac is told by its touch points', () => {
    const asMac = `${MAC} Version/18.1 Safari/605.1.15`
    expect([browserOf(asMac, 5).device, browserOf(asMac, 0).device]).toEqual(['ios', 'desktop'])
  })
})

describe('C1 out of an app into the browser', () => {
  const page = 'https://dog.example/place/7?when=내일&x=1#way'
  const from = (inApp: Browser['inApp'], device: Browser['device']): Browser => ({ inApp, device, name: 'other' })

  test.each(['android', 'ios'] as const)('KakaoTalk has an address for it on %s', (device) => {
    const address = elsewhere(page, from('kakaotalk', device)) ?? ''
    expect(address).toMatch(/^kakaotalk:\/\/web\/openExternal\?url=https%3A%2F%2Fdog\.example%2Fplace%2F7/)
    expect(new URL(address).searchParams.get('url')).toBe(page)
  })

  test('LINE looks for a parameter', () => {
    const address = new URL(elsewhere(page, from('line', 'ios')) ?? '')
    expect(address.searchParams.get('openExternalBrowser')).toBe('1')
    expect(address.searchParams.get('when')).toBe('내일')
  })

  test('Android hands an intent to whichever browser is the chosen one', () => {
    expect(elsewhere(page, from('naver', 'android'))).toBe(
      'intent://dog.example/place/7?when=%EB%82%B4%EC%9D%BC&x=1#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end',
    )
  })

  test('other apps on an iPhone have none', () => {
    expect(elsewhere(page, from('instagram', 'ios'))).toBeNull()
  })
})
