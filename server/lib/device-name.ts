import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

const UNKNOWN = '알 수 없는 기기'

/**
 * Names that the parser knows. Of any other browser it gives words of the User-Agent, so a stranger could write into a member's security
 * mails.
 */
const KNOWN: ReadonlySet<string> = new Set([BROWSER_MAP, OS_MAP].flatMap((names) => Object.values(names)))

/** A name by which members recognise their device ("Chrome · Android"), from the User-Agent. */
export function deviceName(userAgent: string): string {
  if (!userAgent.trim()) return UNKNOWN
  const { browser, os } = parse(userAgent.slice(0, 500))
  return [browser.name, os.name].filter((name) => name && KNOWN.has(name)).join(' · ') || UNKNOWN
}
