import { csvTable } from '../../rows/csv-source.ts'
import { UnsupportedFile } from '../../rows/unsupported-file.ts'
import { COLUMNS, NEEDED } from './columns.ts'
import { readLicenceRow } from './read.ts'
import { registerOfFile, registerOfRow } from './register.ts'

/** 행정안전부: the local authorities' licences of animal hospitals and animal pharmacies, those that ended included. */
export const licences = csvTable({
  title: '지방행정 인허가데이터',
  columns: COLUMNS,
  needed: NEEDED,
  async reader(file, rows) {
    for await (const row of rows()) {
      if (registerOfRow(row) !== undefined) return (each, context) => readLicenceRow(each, context, undefined)
      break
    }
    const register = await registerOfFile(file, rows())
    if (!register) throw new UnsupportedFile(file, ['file.which-register'])
    return (row, context) => readLicenceRow(row, context, register)
  },
})
