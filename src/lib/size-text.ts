import { grouped } from './number-text.ts'

const KIB = 1024
const MIB = KIB * KIB

/** Size of a file in bytes, as large as file managers say: "2KB", "340KB", "1.5MB". */
export function sizeText(bytes: number): string {
  const kib = Math.ceil(bytes / KIB)
  return kib < KIB ? `${kib}KB` : `${grouped(Number((bytes / MIB).toFixed(1)))}MB`
}
