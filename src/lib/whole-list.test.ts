import { expect, test } from 'vitest'
import { wholeList } from './whole-list.ts'

interface Member {
  id: number
  nickname: string
}

/** A list of members by keyset, two on a page, whose nicknames change after the page of that number. */
function listOf(nicknames: string[], changes: Readonly<Record<number, (members: Member[]) => void>> = {}) {
  const members = nicknames.map((nickname, at): Member => ({ id: at + 1, nickname }))
  const asked: string[] = []
  const keyOf = (order: string, { id, nickname }: Member) => (order === 'nickname' ? nickname : String(id))
  const readPage = (order: string, cursor: string) => {
    asked.push(order)
    const rest = members
      .filter((one) => keyOf(order, one) > cursor)
      .toSorted((a, b) => (keyOf(order, a) < keyOf(order, b) ? -1 : 1))
    const items = rest.slice(0, 2).map((one) => ({ ...one }))
    const last = rest.length > 2 ? items.at(-1) : undefined
    changes[asked.length]?.(members)
    return Promise.resolve({ items, cursor: last ? keyOf(order, last) : null, total: null })
  }
  return { asked, read: (order: string, lasting?: string) => wholeList(readPage, { order, lasting }) }
}
const rename = (id: number, nickname: string) => (members: Member[]) => {
  const found = members.find((one) => one.id === id)
  if (found) found.nickname = nickname
}
const names = (rows: Member[]) => rows.map(({ id, nickname }) => `${id} ${nickname}`)

test('What fell: a row that moves before what was read already is in the file, and one that moves behind it is there once, as it is now', async () => {
  const before = listOf(['가', '나', '다', '라', '마'], { 1: rename(5, '0') })
  expect(names(await before.read('nickname', 'joined'))).toEqual(['1 가', '2 나', '3 다', '4 라', '5 0'])
  const behind = listOf(['가', '나', '다', '라', '마'], { 1: rename(1, '하') })
  expect(names(await behind.read('nickname', 'joined'))).toEqual(['1 하', '2 나', '3 다', '4 라', '5 마'])
})

test('What fell: a list of one page, or in an order that lasts, is read once', async () => {
  const short = listOf(['나', '가'])
  expect(names(await short.read('nickname', 'joined'))).toEqual(['2 가', '1 나'])
  const lasting = listOf(['가', '나', '다'])
  await lasting.read('-joined', 'joined')
  expect([short.asked, lasting.asked]).toEqual([['nickname'], ['-joined', '-joined']])
})

test('What fell: of a list without such an order, no row is in the file twice', async () => {
  const list = listOf(['가', '나', '다', '라'], { 1: rename(1, '하') })
  expect(names(await list.read('nickname'))).toEqual(['1 하', '2 나', '3 다', '4 라'])
})
