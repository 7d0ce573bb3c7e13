import { RecordList } from '../../backoffice/admin/RecordList.tsx'
import { REVIEW_LIST } from '../admin-model.ts'

export const ReviewRecords = () => <RecordList resource={REVIEW_LIST} />
