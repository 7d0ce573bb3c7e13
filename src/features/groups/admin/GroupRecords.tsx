import { RecordList } from '../../backoffice/admin/RecordList.tsx'
import { GROUPS } from '../admin-model.ts'

export const GroupRecords = () => <RecordList resource={GROUPS} />
