import { RecordList } from '../../backoffice/admin/RecordList.tsx'
import { MEMBERS } from '../admin-model.ts'

export const MemberRecords = () => <RecordList resource={MEMBERS} />
