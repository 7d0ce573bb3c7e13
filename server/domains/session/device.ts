import { parse } from 'bowser'

const UNKNOWN = '알 수 없는 기기'

/** "Chrome · Android": what its owner knows a device by, from what the browser says of itself. */
export function deviceName(userAgent: string): string {
  if (!userAgent.trim()) return UNKNOWN
  const { browser, os } = parse(userAgent.slice(0, 500))
  return [browser.name, os.name].filter(Boolean).join(' · ').slice(0, 80) || UNKNOWN
}
