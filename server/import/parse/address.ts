import { SIDO } from '../../../contract/regions/regions.ts'
import { readSido } from './region.ts'
import { clean, isNoInformation } from './text.ts'

/** An address in one spelling, under the 시도's present name; null when there is none. */
export function readAddress(text: string): string | null {
  if (isNoInformation(text)) return null
  const [first = '', ...rest] = clean(text).replace(/\s+/g, ' ').split(' ')
  const sido = readSido(first)
  const address = [sido ? SIDO[sido] : first, ...rest].join(' ').replace(/(\d)\s*번지$/, '$1')
  return address.length <= 200 ? address : null
}

/**
 * What two spellings of one address have in common; null for an address without a number, which is many places' address.
 * Floors and notes in brackets don't tell two places apart when their names agree.
 */
export function addressKey(address: string | null): string | null {
  if (!address) return null
  const bare = address
    .replace(/\([^)]*\)/g, ' ')
    .replace(/,.*$/, '')
    .trim()
  const number = /^(.*?(?:로|길|동|리|가|읍|면)\d*\s*(?:산\s*)?\d+(?:-\d+)?)(?:\s|번지|$)/.exec(bare)
  if (!number?.[1]) return null
  const [first = '', ...rest] = number[1].split(/\s+/)
  return [readSido(first) ?? first, ...rest].join('')
}
