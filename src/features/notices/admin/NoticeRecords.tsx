import { RecordList } from '../../backoffice/admin/RecordList.tsx'
import { NOTICES } from '../admin-model.ts'

export const NoticeRecords = () => <RecordList resource={NOTICES} />
