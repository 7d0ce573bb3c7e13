import path from 'node:path'
import { csvTable } from '../../rows/csv-source.ts'
import { COLUMNS, NEEDED } from './columns.ts'
import { readRestAreaRow } from './read.ts'

/** 한국도로공사: dog parks at motorway rest areas. Its tables have no date, but their files are named after the edition. */
export const restAreas = csvTable({
  title: '한국도로공사 휴게소 반려동물 놀이터',
  columns: COLUMNS,
  needed: NEEDED,
  reader(file) {
    const date = /(?<!\d)20\d{6}(?!\d)/.exec(path.basename(file))?.[0] ?? ''
    return Promise.resolve((row, context) => readRestAreaRow(row, context, date))
  },
})
