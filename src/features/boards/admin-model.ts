import { boardsAdminApi } from '../../../contract/boards/boards-admin-api.ts'
import type { BoardRecord } from '../../../contract/boards/boards-admin.ts'
import type { Role } from '../../../contract/users/users.ts'
import { type Resource, timeCells } from '../backoffice/model.ts'

export const WRITERS: Record<Role, string> = { member: '회원', mentor: '멘토와 관리자', admin: '관리자만' }

export const READERS: Record<Role | '', string> = { '': '누구나', ...WRITERS }

export const BOARDS: Resource<BoardRecord> = {
  kind: 'board',
  path: 'master/board',
  title: '게시판',
  api: {
    list: boardsAdminApi.listBoardRecords,
    get: boardsAdminApi.getBoardRecord,
    create: boardsAdminApi.createBoard,
    update: boardsAdminApi.updateBoard,
    bin: boardsAdminApi.binBoards,
  },
  columns: [
    { id: 'name', title: '이름', order: 'name', text: ({ name, visible }) => (visible ? name : `${name} (숨김)`) },
    { id: 'slug', title: '주소 이름', text: ({ slug }) => slug },
    { id: 'categories', title: '말머리', text: ({ categories }) => categories.map(({ name }) => name).join(', ') },
    { id: 'readers', title: '읽을 수 있는 사람', text: ({ readers }) => READERS[readers ?? ''] },
    { id: 'writers', title: '쓸 수 있는 사람', text: ({ writers }) => WRITERS[writers] },
    { id: 'position', title: '순서', order: 'position', text: ({ position }) => String(position) },
    { id: 'updated', title: '고친 때', order: 'updated', ...timeCells(({ updatedAt }) => updatedAt) },
  ],
  filters: [],
  searched: '이름, 주소 이름',
  order: 'position',
  lasting: 'created',
  nameOf: ({ name }) => name,
  shownBy: [['boards'], ['posts'], ['post']],
}

type Categories = BoardRecord['categories']

/** One line each, as they are typed: `tip 알아 두면 좋아요`. */
export const categoryLines = (categories: Categories): string =>
  categories.map(({ key, name }) => `${key} ${name}`).join('\n')

/** A line without a name has an empty one, which is refused in words. */
export const readCategoryLines = (text: string): Categories =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [key = '', ...name] = line.split(/\s+/)
      return { key, name: name.join(' ') }
    })
