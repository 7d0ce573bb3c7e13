import { entriesAdminApi } from '../../../contract/entries/entries-admin-api.ts'
import type { Agreement, EntryRecord, EntryWordState } from '../../../contract/entries/entries-admin.ts'
import { OUTCOME_NAME } from '../../../contract/entries/outcomes.ts'
import { dayText } from '../../platform/dates/korean-dates.ts'
import { type Listed, optionsOf, timeCells } from '../backoffice/model.ts'

const AGREEMENT_NAME: Record<Agreement, string> = {
  agrees: '정책과 같음',
  contradicts: '정책과 다름',
  open: '알 수 없음',
}
const WORDS_NAME: Record<EntryWordState, string> = { shown: '보임', hidden: '숨김', none: '한마디 없음' }

/** Entry reports in the back office; one opens where its place is checked. */
export const ENTRY_LIST: Listed<EntryRecord> = {
  kind: 'entry',
  path: 'entry',
  title: '입장 소식',
  api: { list: entriesAdminApi.listEntryRecords },
  opens: ({ place }) => `verify/${place.id}`,
  columns: [
    { id: 'place', title: '장소', text: ({ place }) => place.name },
    { id: 'outcome', title: '결과', text: ({ outcome }) => OUTCOME_NAME[outcome] },
    { id: 'agreement', title: '정책과', text: ({ agreement }) => AGREEMENT_NAME[agreement] },
    { id: 'weight', title: '강아지', text: ({ weightKg }) => (weightKg === null ? '모름' : `${weightKg}kg`) },
    {
      id: 'word',
      title: '한마디',
      text: ({ word }) => word,
      to: ({ id, words }) => (words === 'none' ? null : `report/entry/${id}`),
    },
    { id: 'words', title: '한마디 상태', text: ({ words }) => WORDS_NAME[words] },
    { id: 'author', title: '쓴 사람', text: ({ author }) => author?.nickname ?? '탈퇴한 회원' },
    { id: 'written', title: '쓴 때', order: 'written', ...timeCells(({ createdAt }) => createdAt) },
    { id: 'visited', title: '다녀온 날', hidden: true, text: ({ visitedOn }) => dayText(visitedOn) },
    { id: 'sign', title: '안내문을 봄', hidden: true, text: ({ sign }) => (sign ? '예' : '') },
  ],
  filters: [
    { name: 'outcome', title: '결과', options: optionsOf(OUTCOME_NAME) },
    { name: 'agreement', title: '정책과', options: optionsOf(AGREEMENT_NAME) },
    { name: 'words', title: '한마디', options: optionsOf(WORDS_NAME) },
  ],
  since: '쓴 때',
  searched: '한마디, 장소, 쓴 사람',
  order: '-written',
  nameOf: ({ place, word }) => (word ? `${place.name}: ${word}` : place.name),
}
