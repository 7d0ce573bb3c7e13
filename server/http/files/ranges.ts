/** First and last byte, both inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * RFC 9110 §14.2: the single requested range; `null` if it isn't supported (several ranges, another unit, or
 * malformed), then the whole file is sent; 'beyond' for a range that starts after the end.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!asked) return null
  const [, first = '', last = ''] = asked
  if (first === '') {
    // A suffix range: the last `length` bytes.
    const length = Number(last)
    if (last === '') return null
    return length === 0 || size === 0 ? 'beyond' : { start: Math.max(size - length, 0), end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  if (start >= size) return 'beyond'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
