/** PKWARE's APPNOTE 4.3: an end record, which a comment of up to 64 KiB may follow, says where the list of entries is. */
const END = Buffer.from('PK\x05\x06', 'latin1')
const ENTRY = Buffer.from('PK\x01\x02', 'latin1')
const FIRST = Buffer.from('PK\x03\x04', 'latin1')
const END_BYTES = 22
const ENTRY_BYTES = 46
const MOST_COMMENT_BYTES = 65_535
/** Office documents have tens, with many pictures hundreds. */
const MOST_ENTRIES = 5000

/** Names of what is in a zip file that begins with its first entry; null if it isn't one, isn't whole, or has too much in it. Nothing is unpacked. */
export function entryNames(bytes: Buffer): string[] | null {
  if (!bytes.subarray(0, 4).equals(FIRST)) return null
  const tail = Math.max(0, bytes.length - END_BYTES - MOST_COMMENT_BYTES)
  const end = bytes.subarray(tail).lastIndexOf(END) + tail
  if (end < tail || end + END_BYTES > bytes.length) return null
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) return null
  let at = bytes.readUInt32LE(end + 16)
  const names: string[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || !bytes.subarray(at, at + 4).equals(ENTRY)) return null
    const nameAt = at + ENTRY_BYTES
    const nameEnd = nameAt + bytes.readUInt16LE(at + 28)
    if (nameEnd > end) return null
    names.push(bytes.toString('utf8', nameAt, nameEnd))
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return names
}
