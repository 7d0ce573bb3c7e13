import { isRowId } from '../api/row-id.ts'

/** The sections of the back office by what follows `/adm/`: lists, some with a screen per record, some of them where records are made as well. */
const SECTIONS = {
  '': 'list',
  settings: 'list',
  audit: 'list',
  verify: 'records',
  proposal: 'records',
  report: 'list',
  'report/review': 'records',
  'report/post': 'records',
  'report/comment': 'records',
  'report/entry': 'records',
  'report/nickname': 'records',
  'report/photo': 'records',
  review: 'list',
  entry: 'list',
  users: 'creates',
  mentor: 'records',
  'mentor/question': 'list',
  place: 'creates',
  'place/merge': 'records',
  import: 'creates',
  group: 'creates',
  option: 'creates',
  'main-banner': 'creates',
  banner: 'creates',
  popup: 'creates',
  'master/board': 'creates',
  notice: 'creates',
} as const

export type AdminSection = keyof typeof SECTIONS
/** Those with a screen per record. */
export type RecordSection = {
  [S in AdminSection]: (typeof SECTIONS)[S] extends 'list' ? never : S
}[AdminSection]

const isSection = (path: string): path is AdminSection => Object.hasOwn(SECTIONS, path)

/** `notice`, `notice/create` (null), `notice/12`, `master/board/3`: the section of a path and the record in it; null if there is no such screen. */
export function readAdminPath(path: string): { section: AdminSection; id: number | null | 'list' } | null {
  if (isSection(path)) return { section: path, id: 'list' }
  const cut = path.lastIndexOf('/')
  const [section, last] = [path.slice(0, Math.max(cut, 0)), path.slice(cut + 1)]
  if (!isSection(section)) return null
  const kind = SECTIONS[section]
  if (last === 'create') return kind === 'creates' ? { section, id: null } : null
  return kind !== 'list' && isRowId(last) ? { section, id: Number(last) } : null
}
