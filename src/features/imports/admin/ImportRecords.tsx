import { RecordList } from '../../backoffice/admin/RecordList.tsx'
import { IMPORTS } from '../admin-model.ts'

export const ImportRecords = () => <RecordList resource={IMPORTS} />
