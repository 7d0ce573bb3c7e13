import { Link } from '@tanstack/react-router'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { RecordList } from '../../backoffice/admin/RecordList.tsx'
import { MENTOR_LIST } from '../admin-model.ts'

export const MentorRecords = () => (
  <Stack gap={16}>
    <RecordList resource={MENTOR_LIST} />
    <Text tone="quiet">
      회원을 멘토로 만들거나 그만두게 하려면{' '}
      <Link to="/adm/$" params={{ _splat: 'users' }}>
        회원 화면
      </Link>
      에서 권한을 바꿔 주세요.
    </Text>
  </Stack>
)
