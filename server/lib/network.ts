import { isIPv6 } from 'node:net'

/** Identifies a caller by address; all IPv6 addresses of a household (a /64) are one caller. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [left = [], right = []] = ip.split('::').map((side) => side.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  // Independent of the notation: 2001:db8::1 and 2001:0db8:0:0:0:0:0:2 are in one network.
  const groups = [...left, ...(ip.includes('::') ? zeros : []), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
