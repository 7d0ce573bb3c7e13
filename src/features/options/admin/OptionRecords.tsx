import { RecordList } from '../../backoffice/admin/RecordList.tsx'
import { OPTIONS } from '../admin-model.ts'

export const OptionRecords = () => <RecordList resource={OPTIONS} />
