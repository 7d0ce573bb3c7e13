import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AuditAction, AuditKind } from '../../../contract/audit/audit.ts'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import type { RemainReason } from '../../../contract/imports/import-states.ts'
import type { RecordFields } from '../../../contract/records/records.ts'
import { isObject, isShape } from '../../lib/guards.ts'
import { ofSameKind } from '../../lib/of-same-kind.ts'
import { timeText } from '../../platform/dates/korean-dates.ts'

/** A column of a list; `text` is its value in the CSV file, and in the table unless `cell` shows more. */
export interface RecordColumn<R> {
  id: string
  title: string
  text: (record: R) => string
  cell?: (record: R) => ReactNode
  /** Longer texts are cut to so many characters in the table. */
  most?: number
  /** Below `/adm/`: where it leads in the table; null: nowhere. */
  to?: (record: R) => string | null
  /** The list can be ordered by it, under this name. */
  order?: string
  /** Not shown until it is chosen. */
  hidden?: boolean
}

/** How a column shows an instant: the table leaves out the present year, which the CSV file has. */
export const timeCells = <R>(at: (record: R) => string | null, none = ''): Pick<RecordColumn<R>, 'text' | 'cell'> => {
  const words = (record: R, now?: number) => {
    const instant = at(record)
    return instant === null ? none : timeText(instant, now)
  }
  return { text: (record) => words(record), cell: (record) => words(record, Date.now()) }
}

/** A filter of a list: one of several values, or (by "not") none of them. */
export interface RecordFilter {
  name: string
  title: string
  options: readonly { value: string; label: string }[]
}

/** The values of a filter, by their names. */
export const optionsOf = (names: Readonly<Record<string, string>>): RecordFilter['options'] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** What a form needs to know of a record: of one kind, or of something there is only one of. */
export interface Edited<R extends RecordFields> {
  kind: AuditKind
  /** Below `/adm/`: `notice`, `master/board`. */
  path: string
  title: string
  api: { get: Endpoint; update: Endpoint; create?: Endpoint; bin?: Endpoint }
  nameOf: (record: R) => string
  /** The record in an answer that is more than a record. */
  recordOf?: (answer: never) => R
  /** Its body with the ids of photos in place of references to uploads that are still running. */
  photos?: (body: never, idOf: (ref: string) => string) => object
  /** Said after it was saved. */
  saved?: string
  /** Keys of queries of visitors' screens that show it. */
  shownBy: readonly QueryKey[]
}

/** What a list needs to know of its rows. What it can do with them is what there are endpoints for. */
export interface Listed<R extends { id: number }> {
  /** Key of its queries: of records, the kind. */
  kind: string
  path: string
  title: string
  api: { list: Endpoint; get?: Endpoint; create?: Endpoint; bin?: Endpoint }
  columns: readonly RecordColumn<R>[]
  filters: readonly RecordFilter[]
  /** The list can begin at a day in Korea, the day of this. */
  since?: string
  /** What the search field searches. */
  searched: string
  /** The server's own order, where no other is asked for. */
  order: string
  /** An order in which rows keep their place, of a list that has many and is ordered by what changes. */
  lasting?: string
  /** Where a row is opened, below `/adm/`; not below the list's own address. */
  opens?: (record: R) => string
  /** On the button that leads to a new one, if that isn't written. */
  createWord?: string
  /** What every call of the list asks for: one kind of several that share their endpoints. */
  fixed?: Readonly<Record<string, string>>
  nameOf: (record: R) => string
}

/** One kind of record of the back office. */
export interface Resource<R extends RecordFields> extends Edited<R>, Omit<Listed<R>, 'api' | 'kind'> {
  api: { get: Endpoint; update: Endpoint; list: Endpoint; create: Endpoint; bin: Endpoint }
}

export interface RecordPage<R> {
  items: R[]
  cursor: string | null
  total: number | null
}

/** State of a list, as its address has it. */
export type ListSearch = Readonly<Record<string, string>>

/** The search without empty values; a change of anything but the columns starts at the first page. */
export function withSearch(search: ListSearch, changes: Record<string, string | undefined>): Record<string, string> {
  const { cursor, from, ...rest } = search
  const samePlace = Object.keys(changes).every((name) => name === 'cols' || name === 'cursor' || name === 'from')
  const next = { ...rest, ...(samePlace && { ...(cursor && { cursor }), ...(from && { from }) }), ...changes }
  return Object.fromEntries(Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** What the server is asked: all but the choice of columns. */
export const askedOf = (search: ListSearch): ListSearch =>
  Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'cols'))

/** What is kept of a view: all but the page of which it is. */
export const keptOf = (search: ListSearch): Record<string, string> =>
  Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'cursor' && name !== 'from'))

/** Ids of the shown columns. */
export function shownColumns<R>(columns: readonly RecordColumn<R>[], { cols }: ListSearch): string[] {
  const chosen = cols?.split(',')
  const shown = columns.filter(({ id, hidden }) => (chosen ? chosen.includes(id) : !hidden)).map(({ id }) => id)
  return shown.length > 0 ? shown : columns.slice(0, 1).map(({ id }) => id)
}

/** A spreadsheet would run a text that begins like a formula, and finds no words joined by no-break spaces. */
const cellOf = (text: string) =>
  `"${(/^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""').replaceAll('\u00a0', ' ')}"`

/** RFC 4180, with the mark by which spreadsheets recognise UTF-8. */
export const csvOf = <R>(columns: readonly RecordColumn<R>[], records: readonly R[]): string =>
  `\uFEFF${[columns.map(({ title }) => title), ...records.map((record) => columns.map(({ text }) => text(record)))]
    .map((row) => row.map(cellOf).join(','))
    .join('\r\n')}\r\n`

type Values = Readonly<Record<string, unknown>>
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Fields that differ. */
export const changedFields = (before: Values, after: Values): string[] =>
  Object.keys(after).filter((name) => !same(before[name], after[name]))

/**
 * Merges what was typed (`mine`) into what another admin has saved meanwhile (`theirs`); both began with `base`. A field that only one of
 * them changed has that change; of one that both changed differently, mine stands until the admin decides.
 */
export function mergeFields<V extends Values>(base: V, mine: V, theirs: V): { values: V; conflicts: string[] } {
  const changed = changedFields(base, mine)
  return {
    values: { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) },
    conflicts: changed.filter((name) => !same(base[name], theirs[name]) && !same(mine[name], theirs[name])),
  }
}

export const pick = (values: Values, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

const isDraft = isShape({ before: isObject, typed: isObject })

/**
 * What a kept draft (`before`: the values that `typed` replaces) still changes of the record as it is stored now, and of it what another
 * admin has changed differently (`contested`, with the values that both replace). Nothing of a draft that an older form has left in
 * another shape.
 */
export function mergeDraft<V extends Values>(draft: unknown, stored: V): { typed: Partial<V>; contested: Partial<V> } {
  if (!isDraft(draft)) return { typed: {}, contested: {} }
  const typed = ofSameKind(draft.typed, stored)
  const before = pick(draft.before, Object.keys(typed))
  const { values, conflicts } = mergeFields<Values>(
    { ...stored, ...before },
    { ...stored, ...before, ...typed },
    stored,
  )
  return {
    typed: pick(values, changedFields(stored, values)) as Partial<V>,
    contested: pick(before, conflicts) as Partial<V>,
  }
}

/** Of `<input type="datetime-local">`: Korean time without a zone. */
export const localTime = (iso: string) => new Date(new Date(iso).getTime() + 9 * 3_600_000).toISOString().slice(0, 16)
export const instantOf = (local: string) => (local ? `${local}:00+09:00` : '')

export const ACTION_NAME: Record<AuditAction, string> = {
  create: '만듦',
  update: '고침',
  bin: '휴지통으로',
  restore: '되살림',
  purge: '지움',
  reveal: '개인정보를 봄',
  propose: '제안함',
  refuse: '제안을 물림',
  role: '권한을 바꿈',
  warn: '주의를 줌',
  suspend: '이용을 제한함',
  lift: '제한을 풂',
  logout: '로그아웃시킴',
  withdraw: '탈퇴시킴',
  check: '확인함',
  accept: '제안을 반영함',
  keep: '그대로 둠',
  hide: '숨김',
  merge: '합침',
  upload: '파일을 올림',
  run: '가져옴',
  stop: '멈춤',
  revert: '되돌림',
  'factor-add': '2단계 인증 추가',
  'factor-remove': '2단계 인증 없앰',
  'factor-codes': '복구 코드를 새로 만듦',
  'factor-recover': '복구 코드를 씀',
  'factor-fail': '2단계 인증에 실패',
  'factor-reset': '2단계 인증 초기화',
}

/** Why what an import did stays although the import was taken back. */
export const REMAIN_NAME: Record<RemainReason, string> = {
  used: '찜, 후기, 소식 같은 것이 있어요',
  edited: '관리자가 고쳤어요',
  changed: '그 뒤에 바뀌었어요',
}

export const KIND_NAME: Record<AuditKind, string> = {
  notice: '공지사항',
  group: '장소 종류',
  board: '게시판',
  option: '시설',
  site: '환경설정',
  member: '회원',
  place: '장소',
  proposal: '장소 제보',
  review: '후기',
  banner: '배너와 팝업',
  post: '글',
  comment: '댓글',
  entry: '입장 소식 한마디',
  nickname: '닉네임',
  photo: '사진',
  import: '가져오기',
  mentor: '멘토',
}

/** Where a record of that kind is edited, below `/adm/`. */
export const KIND_PATH: Record<AuditKind, (id: number) => string> = {
  notice: (id) => `notice/${id}`,
  group: (id) => `group/${id}`,
  board: (id) => `master/board/${id}`,
  option: (id) => `option/${id}`,
  site: () => 'settings',
  member: (id) => `users/${id}`,
  review: (id) => `report/review/${id}`,
  post: (id) => `report/post/${id}`,
  comment: (id) => `report/comment/${id}`,
  entry: (id) => `report/entry/${id}`,
  nickname: (id) => `report/nickname/${id}`,
  photo: (id) => `report/photo/${id}`,
  place: (id) => `place/${id}`,
  proposal: (id) => `proposal/${id}`,
  banner: (id) => `banner/${id}`,
  import: (id) => `import/${id}`,
  mentor: (id) => `mentor/${id}`,
}

/** The ids before and after one in a list; none if it isn't in the list. */
export function neighboursIn(
  ids: readonly number[],
  id: number,
): { before?: number | undefined; after?: number | undefined } {
  const at = ids.indexOf(id)
  return at < 0 ? {} : { before: ids[at - 1], after: ids[at + 1] }
}

/** A value as somebody reads it: rich text without its elements. */
export function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '예' : '아니요'
  if (typeof value !== 'string') return value === null || value === undefined ? '없음' : JSON.stringify(value)
  if (!/^<[a-z]/.test(value)) return value
  return (
    new DOMParser().parseFromString(value.replaceAll(/<\/(p|h2|h3|li|blockquote)>/g, '\n$&'), 'text/html').body
      .textContent ?? ''
  ).trim()
}
