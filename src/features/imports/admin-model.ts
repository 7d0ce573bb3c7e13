import { importsAdminApi } from '../../../contract/imports/imports-admin-api.ts'
import type { ChangeKind, ImportAct, ImportStage, ImportState } from '../../../contract/imports/import-states.ts'
import type { ImportRow, ImportRun } from '../../../contract/imports/imports-admin.ts'
import { PUBLIC_SOURCES } from '../../../contract/imports/sources.ts'
import { sizeText } from '../../lib/size-text.ts'
import { type Listed, optionsOf, timeCells } from '../backoffice/model.ts'

const STAGE_NAME: Record<ImportStage, string> = {
  upload: '올리기',
  check: '살펴보기',
  import: '가져오기',
  revert: '되돌리기',
}

const STATE_NAME: Record<ImportState, string> = {
  open: '올리는 중',
  queued: '차례를 기다림',
  running: '하는 중',
  stopping: '멈추는 중',
  done: '마침',
  stopped: '멈춤',
  failed: '실패',
  interrupted: '끊김',
  discarded: '버림',
}

/** "가져오기: 하는 중". */
export const stateText = ({ stage, state }: Pick<ImportRow, 'stage' | 'state'>) =>
  state === 'open' || state === 'discarded' ? STATE_NAME[state] : `${STAGE_NAME[stage]}: ${STATE_NAME[state]}`

export const isActive = ({ state }: Pick<ImportRun, 'state'>) =>
  state === 'queued' || state === 'running' || state === 'stopping'

export const CHANGE_NAME: Record<ChangeKind, string> = {
  new: '새 장소',
  changed: '바뀜',
  closed: '문을 닫음',
  gone: '새 판에 없어요',
  reopened: '다시 엶',
  kept: '관리자가 고친 값 그대로',
  linked: '직접 등록한 곳',
  refused: '제외',
}

export const ACT_NAME: Record<ImportAct, string> = {
  check: '다시 살펴보기',
  run: '가져오기',
  stop: '멈추기',
  'go-on': '이어서 하기',
  revert: '되돌리기',
  discard: '버리기',
}

/** What has to be confirmed before it is done. */
export const ACT_QUESTION: Partial<Record<ImportAct, { title: string; text: string }>> = {
  revert: {
    title: '이 가져오기를 되돌릴까요?',
    text: '새로 만든 장소를 지우고, 바꾼 값을 예전으로 되돌려요. 그 뒤에 쓰이거나 바뀐 것은 남겨요.',
  },
  discard: { title: '버릴까요?', text: '올린 파일을 지워요. 다시 하려면 파일을 또 올려야 해요.' },
}

export const sourceName = (source: string): string =>
  source in PUBLIC_SOURCES ? PUBLIC_SOURCES[source as keyof typeof PUBLIC_SOURCES].provider : source

/** "12.5%" */
export const shareText = (part: number, all: number) => (all === 0 ? '0%' : `${((100 * part) / all).toFixed(1)}%`)

export const CHANGE_FILTERS = [{ name: 'taken', title: '고름', options: optionsOf({ yes: '가져올 것', no: '뺀 것' }) }]

export const IMPORTS: Listed<ImportRow> = {
  kind: 'import',
  path: 'import',
  title: '가져오기',
  api: {
    list: importsAdminApi.listImports,
    get: importsAdminApi.getImport,
    create: importsAdminApi.createImport,
  },
  columns: [
    { id: 'files', title: '파일', text: ({ files }) => files.map(({ name }) => name).join(', ') },
    { id: 'state', title: '상태', text: stateText },
    { id: 'size', title: '크기', text: ({ files }) => sizeText(files.reduce((sum, { size }) => sum + size, 0)) },
    { id: 'by', title: '올린 사람', text: ({ by }) => by?.nickname ?? '없어진 계정' },
    { id: 'created', title: '올린 때', order: 'created', ...timeCells(({ createdAt }) => createdAt) },
    { id: 'changed', title: '상태가 바뀐 때', ...timeCells(({ changedAt }) => changedAt) },
  ],
  filters: [{ name: 'state', title: '상태', options: optionsOf(STATE_NAME) }],
  searched: '파일 이름',
  order: '-created',
  createWord: '파일 올리기',
  nameOf: ({ files }) => files.map(({ name }) => name).join(', '),
}
