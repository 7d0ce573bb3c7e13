import { RecordList } from '../../backoffice/admin/RecordList.tsx'
import { ENTRY_LIST } from '../admin-model.ts'

export const EntryRecords = () => <RecordList resource={ENTRY_LIST} />
