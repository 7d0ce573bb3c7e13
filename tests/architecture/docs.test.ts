import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = 'docs/decisions'
const INDEX = 'README.md'
const records = readdirSync(FOLDER).filter((name) => name !== INDEX)
const numbers = new Set(records.map((name) => name.slice(0, 4)))
const STATUS = /^Status: (?:accepted|accepted, amended by \d{4}.*|superseded by \d{4}.*)$/

/** Problems of a record's first lines: title, empty line, date, status. */
function faults(name: string): string[] {
  const [title = '', , date = '', status = ''] = readFileSync(join(FOLDER, name), 'utf8').split('\n')
  const found = []
  if (!/^\d{4}-[a-z0-9-]+\.md$/.test(name)) found.push('its file is not named NNNN-words.md')
  if (!title.startsWith(`# ${name.slice(0, 4)} `)) found.push('its title does not begin with its number')
  if (!/^Date: \d{4}-\d\d-\d\d$/.test(date)) found.push('its third line is not Date: YYYY-MM-DD')
  if (!STATUS.test(status)) found.push('its fourth line is not a known Status')
  for (const number of status.match(/\d{4}/g) ?? [])
    if (!numbers.has(number)) found.push(`its status names ${number}, which does not exist`)
  return found.map((fault) => `${name}: ${fault}`)
}

describe('decision records', () => {
  it('have a number of their own, a date and a status', () => {
    expect(numbers.size).toBe(records.length)
    expect(records.flatMap(faults)).toEqual([])
  })

  it(`are listed once each in ${FOLDER}/${INDEX}`, () => {
    const links = readFileSync(join(FOLDER, INDEX), 'utf8').matchAll(/^- \[(\d{4})\]\((\1-[a-z0-9-]+\.md)\) \S/gm)
    expect(Array.from(links, ([, , name = '']) => name).toSorted()).toEqual(records.toSorted())
  })
})

describe('documents', () => {
  it('link only to files that exist', () => {
    const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name))
    const documents = [...readdirSync('.'), ...inDocs].filter((name) => name.endsWith('.md'))
    const dead = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
        .map(([, link, image]) => (link ?? image ?? '').replace(/#.*/, ''))
        .filter((link) => link !== '' && !/^https?:/.test(link))
        .filter((link) => !existsSync(join(dirname(document), link)))
        .map((link) => `${document}: ${link}`),
    )
    expect(dead).toEqual([])
  })
})
