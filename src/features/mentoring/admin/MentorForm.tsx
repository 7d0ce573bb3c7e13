import { Link } from '@tanstack/react-router'
import type { MentorKind, Topic } from '../../../../contract/mentoring/mentors.ts'
import type { MentorRecord } from '../../../../contract/mentoring/mentors-admin.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { RecordForm } from '../../backoffice/admin/RecordForm.tsx'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import { plainText } from '../../backoffice/model.ts'
import { MENTOR, MENTOR_STATE_NAME } from '../admin-model.ts'
import { ProfileInputs } from '../components/ProfileInputs.tsx'
import { MENTOR_KIND_NAME, TOPIC_NAME } from '../../../../contract/mentoring/mentor-names.ts'
import { DAY_NAMES, ProfileFields, profileValues } from '../model.ts'

const NAMES = {
  kind: '어떤 멘토',
  topics: '분야',
  introduction: '소개',
  accepting: '골라 묻는 질문을 받음',
  days: '답하는 요일',
  from: '시작하는 시각',
  to: '끝나는 시각',
}
const valuesOf = (record: MentorRecord | null) => ({ ...profileValues(record?.profile ?? null) })

/** A value in the history, and beside another admin's. */
function textOf(name: string, value: unknown): string {
  if (name === 'kind') return MENTOR_KIND_NAME[value as MentorKind] ?? '없음'
  if (name === 'topics' && Array.isArray(value)) return (value as Topic[]).map((topic) => TOPIC_NAME[topic]).join(', ')
  if (name === 'days' && Array.isArray(value)) return (value as number[]).map((day) => DAY_NAMES[day]).join(', ')
  return plainText(value)
}

/** What a mentor says of themself, as an admin corrects it. */
export const MentorForm = ({ id }: { id: number | null }) => (
  <RecordForm
    id={id}
    resource={MENTOR}
    schema={ProfileFields}
    names={NAMES}
    valuesOf={valuesOf}
    textOf={textOf}
    Fields={MentorFields}
  />
)

interface Props {
  form: FieldsOf<ReturnType<typeof valuesOf>>
  record: MentorRecord | null
}

function MentorFields({ form, record }: Props) {
  return (
    <>
      {record && (
        <Text tone="quiet">
          {MENTOR_STATE_NAME[record.state]} ·{' '}
          <Link to="/adm/$" params={{ _splat: `users/${record.id}` }}>
            회원 화면에서 권한 바꾸기
          </Link>
        </Text>
      )}
      <ProfileInputs form={form} accepting="이 멘토를 골라 묻는 질문을 받아요" />
    </>
  )
}
