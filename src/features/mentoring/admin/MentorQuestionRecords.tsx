import { RecordList } from '../../backoffice/admin/RecordList.tsx'
import { QUESTION_LIST } from '../admin-model.ts'

export const MentorQuestionRecords = () => <RecordList resource={QUESTION_LIST} />
