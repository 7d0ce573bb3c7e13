import { csvTable } from '../../rows/csv-source.ts'
import { COLUMNS, NEEDED } from './columns.ts'
import { readKcisaRow } from './read.ts'

/** 한국문화정보원: places that admit dogs, with their terms as free texts. */
export const kcisa = csvTable({
  title: '한국문화정보원 반려동물 동반 가능 문화시설',
  columns: COLUMNS,
  needed: NEEDED,
  reader: () => Promise.resolve(readKcisaRow),
})
