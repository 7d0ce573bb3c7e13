import { type Device, deviceOf } from './directions.ts'

/** Apps that open links in a built-in browser, by their mark in the user agent. The first match applies. */
const IN_APP = {
  // Not `kakaotalk-scrap`, Kakao's crawler for link previews.
  kakaotalk: /kakaotalk(?!-scrap)/i,
  naver: /NAVER\(inapp/i,
  instagram: /\bInstagram\b/,
  facebook: /\bFB(AN|AV|_IAB)\b/,
  line: /\bLine\/\d/,
  // Story, Daum, Band, Threads, X, TikTok, and any other Android WebView.
  other: /KAKAOSTORY|DaumApps|\bBAND\/|Barcelona|Twitter for iPhone|BytedanceWebview|musical_ly|; wv\)/,
} as const

export type InApp = keyof typeof IN_APP

/** Browsers that differ in how an app is installed. On iOS all of them use Safari's engine, with menus of their own. */
const BROWSERS = {
  samsung: /SamsungBrowser\//,
  edge: /\bEdg(A|iOS)?\//,
  whale: /\bWhale\//,
  opera: /\bOP(R|T|X)\//,
  firefox: /\b(Firefox|FxiOS)\//,
  chrome: /\b(Chrome|CriOS)\//,
  safari: /\bVersion\/[\d.]+ .*Safari\//,
} as const

export interface Browser {
  device: Device
  /** The app in whose built-in browser the page was opened; null in a standalone browser. */
  inApp: InApp | null
  name: keyof typeof BROWSERS | 'other'
}

const first = <K extends string>(patterns: Record<K, RegExp>, userAgent: string): K | undefined =>
  (Object.keys(patterns) as K[]).find((name) => patterns[name].test(userAgent))

export const browserOf = (userAgent: string, touchPoints: number): Browser => ({
  device: deviceOf(userAgent, touchPoints),
  inApp: first(IN_APP, userAgent) ?? null,
  name: first(BROWSERS, userAgent) ?? 'other',
})

/**
 * A URL that makes the app open the page in the phone's browser; null if the app has none, so that people must use the
 * app's menu. LINE: https://developers.line.biz/en/docs/line-login/using-line-url-scheme/#opening-url-in-external-browser
 */
export function elsewhere(page: string, { inApp, device }: Browser): string | null {
  if (inApp === 'kakaotalk') return `kakaotalk://web/openExternal?url=${encodeURIComponent(page)}`
  const url = new URL(page)
  if (inApp === 'line') {
    url.searchParams.set('openExternalBrowser', '1')
    return url.href
  }
  if (device !== 'android') return null
  return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${url.protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`
}
