/** Search engines and link previews. "Cubot" is a phone's name, and KakaoTalk's built-in browser contains KAKAOTALK: neither is a bot. */
export const isBot = (userAgent: string): boolean =>
  /bot\b|bot[/ ;_-]|crawl|spider|slurp|yeti|blueno|daumoa|facebookexternalhit|kakaotalk-scrap|mediapartners/i.test(
    userAgent.replace(/cubot/gi, ''),
  )
