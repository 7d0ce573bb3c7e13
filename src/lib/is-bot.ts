/** Search engines and link previews; "Cubot" is a phone, and people in KakaoTalk's browser carry KAKAOTALK. */
export const isBot = (userAgent: string): boolean =>
  /bot\b|bot[/ ;_-]|crawl|spider|slurp|yeti|blueno|daumoa|facebookexternalhit|kakaotalk-scrap|mediapartners/i.test(
    userAgent.replace(/cubot/gi, ''),
  )
