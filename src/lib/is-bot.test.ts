import { expect, test } from 'vitest'
import { isBot } from './is-bot.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1;kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
  'Mozilla/5.0 (compatible; Daumoa/4.0; +http://cs.daum.net/faq/15/4118.html)',
  'Twitterbot/1.0',
])('%s is a bot', (agent) => expect(isBot(agent)).toBe(true))

test.each([
  ANDROID,
  `${ANDROID} KAKAOTALK/10.8.0 (INAPP)`,
  'Mozilla/5.0 (Linux; Android 11; CUBOT X30) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 NAVER(inapp; search; 2000; 12.5.2)',
])('%s is a person', (agent) => expect(isBot(agent)).toBe(false))
