import { RecordList } from '../../backoffice/admin/RecordList.tsx'
import { BOARDS } from '../admin-model.ts'

export const BoardRecords = () => <RecordList resource={BOARDS} />
