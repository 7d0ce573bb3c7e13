import { isIPv6 } from 'node:net'

/** Whose address it is, as far as an address can tell: a household's IPv6 addresses (a /64) are one caller. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [left = [], right = []] = ip.split('::').map((side) => side.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  // However it was written: 2001:db8::1 and 2001:0db8:0:0:0:0:0:2 are neighbours.
  const groups = [...left, ...(ip.includes('::') ? zeros : []), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
