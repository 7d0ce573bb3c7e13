import type { Hours } from '../../../../contract/time/hours.ts'
import type { HoursRow } from '../../../../contract/time/opening-text.ts'
import type { Place } from '../../../../contract/places/places.ts'
import { isDoubtful } from '../../../../contract/policy/policy-doubt.ts'
import { parseUrl } from '../../../lib/parse-url.ts'

/** Options that sound like a permission. */
const PERMISSIONS: ReadonlySet<string> = new Set(['large-ok', 'indoor', 'offleash'])

/** Options to show; beside an unknown verdict none that sounds like a permission. */
export const shownOptions = ({ options, policy }: Pick<Place, 'options' | 'policy'>): string[] =>
  isDoubtful(policy) ? options.filter((key) => !PERMISSIONS.has(key)) : options

/** Equal hours on every day: one line instead of seven. */
export function sameEveryDay(rows: readonly HoursRow[]): string | null {
  const [first] = rows
  return first && rows.every(({ text }) => text === first.text) ? first.text : null
}

/** The source's text, if it couldn't be parsed into a table; '' if there is a table or no text. */
export const hoursAsWritten = ({ periods, seasons, stay, hoursText, closedText }: Hours): string =>
  periods || seasons || stay ? '' : [hoursText, closedText && `휴무 ${closedText}`].filter(Boolean).join(' · ')

/** A homepage that is safe to open (only http and https), with its short name; null for anything else. */
export function homepageLink(text: string | null): { href: string; label: string } | null {
  const given = text?.trim()
  if (!given) return null
  // A scheme is a word and a colon that no port follows: "example.kr:8080" has none.
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(given) ? given : `https://${given}`
  const url = parseUrl(address)
  if (!url) return null
  const { protocol, hostname, href, pathname, username } = url
  if (!/^https?:$/.test(protocol) || !hostname.includes('.') || username) return null
  const path = pathname === '/' ? '' : decodePath(pathname.replace(/\/$/, ''))
  return { href, label: hostname.replace(/^www\./, '') + (path.length > 16 ? `${path.slice(0, 16)}…` : path) }
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** "강원 강릉시 …": the address to show and copy; the road address if there is one. */
export const addressOf = (place: Pick<Place, 'roadAddress' | 'lotAddress' | 'sido' | 'sigungu'>): string =>
  place.roadAddress ?? place.lotAddress ?? [place.sido, place.sigungu].filter(Boolean).join(' ')

/** Whether there is room inside, outside or both, as a short word; null if unknown. */
export function spaceText({ indoor, outdoor }: Pick<Place, 'indoor' | 'outdoor'>): string | null {
  if (indoor && outdoor) return '실내와 야외 공간이 있어요'
  if (indoor) return '실내 공간이 있어요'
  return outdoor ? '야외 공간이 있어요' : null
}
