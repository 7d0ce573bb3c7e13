import { attachmentKindOf, type AttachmentKind, MAX_ATTACHMENT_NAME } from '../../../contract/api/attachments.ts'
import { entryNames } from './zip-entries.ts'

const NAMELESS = '파일'

/** What is left of a name that a device gave: its last part, without what hides or turns the letters, or what file systems don't take. */
export function cleanName(given: string): string {
  const name = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const dot = name.lastIndexOf('.')
  const ending = name.slice(dot)
  const stem = name
    .slice(0, dot)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  let kept = ''
  for (const letter of stem) {
    if (kept.length + letter.length + ending.length > MAX_ATTACHMENT_NAME) break
    kept += letter
  }
  return `${kept.trimEnd() || NAMELESS}${ending}`
}

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex

/** A package of office software has these entries, and no program. */
const PACKAGE_ENTRIES = {
  hwpx: ['mimetype', 'Contents/content.hpf'],
  docx: ['[Content_Types].xml', 'word/document.xml'],
  xlsx: ['[Content_Types].xml', 'xl/workbook.xml'],
} as const
const PROGRAM = /vbaProject\.bin$|\.(exe|dll|js|vbs|bat|cmd|ps1|jar)$/i

function isPackage(bytes: Buffer, wanted: readonly string[]): boolean {
  const names = entryNames(bytes)
  return names !== null && wanted.every((name) => names.includes(name)) && !names.some((name) => PROGRAM.test(name))
}

/** Whether the bytes are what the name claims. */
const IS_KIND: Record<AttachmentKind, (bytes: Buffer) => boolean> = {
  pdf: (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-',
  // A compound file, as macros of older office software are: 한글's own has this signature in it.
  hwp: (bytes) => startsWith(bytes, 'd0cf11e0a1b11ae1') && bytes.includes('HWP Document File'),
  hwpx: (bytes) => isPackage(bytes, PACKAGE_ENTRIES.hwpx),
  docx: (bytes) => isPackage(bytes, PACKAGE_ENTRIES.docx),
  xlsx: (bytes) => isPackage(bytes, PACKAGE_ENTRIES.xlsx),
  jpg: (bytes) => startsWith(bytes, 'ffd8ff'),
  png: (bytes) => startsWith(bytes, '89504e470d0a1a0a'),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
}

/** The kind of a file by its name, if its bytes agree; else null. */
export function fileKindOf(name: string, bytes: Uint8Array): AttachmentKind | null {
  const kind = attachmentKindOf(name)
  return kind && IS_KIND[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ? kind : null
}
