import { clean, isNoInformation } from './text.ts'

const PHONE =
  /(?<!\d)(?:(0\d{1,3})[-. )]*(\d{3,4})[-. ]*(\d{4})|(1[5-9]\d{2})[-. ]*(\d{4})|(0\d{1,2})[-. )]*(1\d{2}))(?!\d)/

/** The first Korean telephone number of a text, with hyphens. */
export function readPhone(text: string): string | null {
  const match = PHONE.exec(clean(text))
  if (!match) return null
  return match.slice(1).filter(Boolean).join('-')
}

const HOST = /^(?:[a-z0-9가-힣](?:[a-z0-9가-힣-]*[a-z0-9가-힣])?\.)+(?:[a-z]{2,12}|한국|닷컴|닷넷)$/i

/**
 * The first address of a text as a link that is safe to show: http or https, a plausible host, no password in it.
 * A first address that is broken gives nothing: a guess could lead to somebody else's site.
 */
export function readHomepage(source: string): string | null {
  if (isNoInformation(source)) return null
  const text = clean(source).replaceAll('&amp;', '&')
  const href = /href\s*=\s*["']?([^"'\s>]+)/i.exec(text)?.[1]
  const parts = (href ?? text.replace(/<[^>]*>/g, ' ')).split(/[\s<>"'()]+|,\s+/)
  const first = parts.find((part) =>
    /^(?:[a-z][a-z0-9+.-]*:|www\.|www,|[a-z0-9가-힣-]+(?:\.[a-z0-9가-힣-]+)+(?:[/:?#]|$))/i.test(part),
  )
  if (!first || first.length > 500) return null
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(first)?.[1]?.toLowerCase()
  if (scheme && scheme !== 'http' && scheme !== 'https') return null
  const address = scheme ? first : `http://${first}`
  const [, host = ''] = /^https?:\/\/([^/?#]*)/i.exec(address) ?? []
  const name = host.replace(/:\d{1,5}$/, '')
  if (!HOST.test(name) || (/^www\./i.test(name) && name.split('.').length < 3)) return null
  return URL.canParse(address) ? new URL(address).href : null
}
