import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { array, assert, asyncProperty, boolean, constantFrom, tuple } from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { csvRecords } from './csv.ts'
import { detect } from './detect.ts'

function fileOf(content: Buffer): string {
  const file = path.join(temporaryFolder(), 'data.csv')
  writeFileSync(file, content)
  return file
}

async function read(content: Buffer) {
  const file = fileOf(content)
  const rows: string[][] = []
  const lines: number[] = []
  const malformed: string[] = []
  for await (const each of csvRecords(file, (await detect(file)).encoding)) {
    if (each.malformed) malformed.push(`${each.malformed.line} ${each.malformed.why[0]}`)
    else {
      rows.push(each.record.cells)
      lines.push(each.record.line)
    }
  }
  return { rows, lines, malformed }
}

const HEADER = ['이름', '주소', '설명', '전화', '날짜']
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const lineOf = (cells: readonly string[]) => cells.map(quoted).join(',')

/** Words as tables have them; the syllables 똠, 펲 and 햏 exist in CP949 but not in the older EUC-KR. */
const word = constantFrom(
  '카페',
  '똠방각하',
  '펲시',
  '햏',
  'Cafe 9',
  '10kg 이하',
  '목줄, 배변봉투',
  '"인용"',
  'a',
  '02-123-4567',
)
const row = tuple(constantFrom('솔숲', '별빛', '하늘'), word, word, word, word).map((cells) => [...cells])
const END = constantFrom('\n', '\r\n', '\r')

const ENCODINGS: [name: string, encode: (text: string) => Buffer][] = [
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-8 with its mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ['CP949', (text) => iconv.encode(text, 'cp949')],
  ['UTF-16 LE with its mark', (text) => iconv.encode(text, 'utf-16le', { addBOM: true })],
  ['UTF-16 BE with its mark', (text) => iconv.encode(text, 'utf-16be', { addBOM: true })],
  ['UTF-16 LE without', (text) => iconv.encode(text, 'utf-16le', { addBOM: false })],
  ['UTF-16 BE without', (text) => iconv.encode(text, 'utf-16be', { addBOM: false })],
]

describe('a table', () => {
  test.each(ENCODINGS)('in %s is read whole, whatever ends its lines, the last one or none', async (_, encode) => {
    await assert(
      asyncProperty(
        array(tuple(row, END), { minLength: 1, maxLength: 30 }),
        END,
        boolean(),
        async (rows, headerEnd, closes) => {
          const all = rows.map(([cells, end]) => lineOf(cells) + end).join('')
          const text = lineOf(HEADER) + headerEnd + (closes ? all : all.replace(/[\r\n]+$/, ''))
          const found = await read(encode(text))
          expect(found.malformed).toEqual([])
          expect(found.rows).toEqual([HEADER, ...rows.map(([cells]) => cells)])
          expect(found.lines).toEqual(found.rows.map((__, i) => i + 1))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('pasted together from lines in UTF-8 and in CP949 is read line by line', async () => {
    await assert(
      asyncProperty(array(tuple(row, boolean()), { minLength: 1, maxLength: 30 }), async (rows) => {
        const lines = rows.map(([cells, old]) => iconv.encode(`${lineOf(cells)}\n`, old ? 'cp949' : 'utf-8'))
        const found = await read(Buffer.concat([Buffer.from(`\uFEFF${lineOf(HEADER)}\n`), ...lines]))
        expect(found.malformed).toEqual([])
        expect(found.rows).toEqual([HEADER, ...rows.map(([cells]) => cells)])
      }),
      { numRuns: 100 },
    )
  })

  test.each([
    ['CP949 after 64 KB of UTF-8', 'utf-8', 'cp949'],
    ['UTF-8 after 64 KB of CP949', 'cp949', 'utf-8'],
    ['CP949 after 64 KB of ASCII', 'ascii', 'cp949'],
  ])('%s is read', async (_, first, second) => {
    const before = Array.from({ length: 4000 }, (__, i) =>
      first === 'ascii' ? ['a', 'b', 'c', 'd', String(i)] : ['솔숲', '없는길 1', '카페', '02', String(i)],
    )
    const after = Array.from({ length: 50 }, (__, i) => ['별빛', '없는길 2', '똠방각하', '02', String(i)])
    const part = (rows: string[][], encoding: string) =>
      iconv.encode(rows.map((cells) => `${lineOf(cells)}\n`).join(''), encoding === 'ascii' ? 'utf-8' : encoding)
    const header = first === 'ascii' ? ['n', 'a', 'd', 'p', 't'] : HEADER
    const found = await read(Buffer.concat([part([header, ...before], first), part(after, second)]))
    expect(found.malformed).toEqual([])
    expect(found.rows).toEqual([header, ...before, ...after])
  })

  test('loses no row to stray quotation marks: only lines that have one are malformed', async () => {
    await assert(
      asyncProperty(
        array(tuple(row, constantFrom(null, null, null, 0, 2, 4)), { minLength: 1, maxLength: 40 }),
        END,
        async (rows, end) => {
          const good = rows.filter(([, stray]) => stray === null).map(([cells]) => cells)
          const lines = rows.map(([cells, stray]) =>
            stray === null
              ? lineOf(cells)
              : cells.map((cell, i) => (i === stray ? `"${cell.replaceAll('"', '')}` : 'x')).join(','),
          )
          const found = await read(Buffer.from([lineOf(HEADER), ...lines, ''].join(end)))
          for (const cells of good) expect(found.rows).toContainEqual(cells)
          expect(found.rows.length + found.malformed.length).toBe(rows.length + 1)
          expect(found.malformed).toHaveLength(rows.length - good.length)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('may have line breaks inside values, also in the first, and blank lines between rows', async () => {
    const rows = [
      ['솔숲\n카페', 'a', 'b\n\nc', 'd', 'e'],
      ['별빛', 'a', 'b', 'c', 'd\ne'],
    ]
    const text = [lineOf(HEADER), '', ...rows.map(lineOf), '', '  ', ''].join('\r\n')
    const found = await read(Buffer.from(text))
    expect(found.malformed).toEqual([])
    expect(found.rows).toEqual([HEADER, ...rows])
    expect(found.lines).toEqual([1, 3, 7])
  })

  test('has its lines counted as an editor does, malformed ones included', async () => {
    const text = `${lineOf(HEADER)}\na,b\n\n${lineOf(['솔숲', '"', 'c', 'd', 'e'])}\n솔숲,"열림,c,d,e\n${lineOf(['별빛', 'b', 'c', 'd', 'e'])}`
    const found = await read(Buffer.concat([Buffer.from(`${text}\n`), Buffer.from([0xb0, 0x2c, 0xff, 0xff, 0x0a])]))
    expect(found.lines).toEqual([1, 4, 6])
    expect(found.malformed).toEqual(['2 detail.columns', '5 detail.open-quote', '7 detail.undecodable'])
  })
})
