import { parse } from 'bowser'

const UNKNOWN = '알 수 없는 기기'

/** A name by which members recognise their device ("Chrome · Android"), from the User-Agent. */
export function deviceName(userAgent: string): string {
  if (!userAgent.trim()) return UNKNOWN
  const { browser, os } = parse(userAgent.slice(0, 500))
  return [browser.name, os.name].filter(Boolean).join(' · ').slice(0, 80) || UNKNOWN
}
