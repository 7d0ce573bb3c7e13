import { useQuery } from '@tanstack/react-query'
import { grouped } from '../../../lib/number-text.ts'
import { timeText } from '../../../platform/dates/korean-dates.ts'
import { Unloaded } from '../../backoffice/admin/Unloaded.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { Neighbours } from '../../backoffice/admin/Neighbours.tsx'
import { useSession } from '../../session/state.ts'
import { MEMBERS, ROLE_NAME, STATE_NAME } from '../admin-model.ts'
import { memberQuery } from '../queries.ts'
import { ActForm } from './ActForm.tsx'
import { ActHistory } from './ActHistory.tsx'
import classes from '../../backoffice/admin/Details.module.css'
import { NewMemberForm } from './NewMemberForm.tsx'
import { Secrets } from './Secrets.tsx'

/** One account: what admins may know of it, do to it, and did to it; or, without an id, the form of a new one. */
export const MemberScreen = ({ id }: { id: number | null }) => (id === null ? <NewMemberForm /> : <Member id={id} />)

function Member({ id }: { id: number }) {
  const query = useQuery(memberQuery(id))
  const { data } = query
  const { userId } = useSession()
  if (!data) return <Unloaded title="회원" query={query} />
  const { nickname, role, state, createdAt, lastUsedAt, sessionCount, suspendedUntil } = data
  const facts = [
    ['권한', ROLE_NAME[role]],
    [
      '상태',
      state === 'suspended'
        ? `${STATE_NAME[state]} · ${suspendedUntil ? `${timeText(suspendedUntil)}까지` : '풀 때까지'}`
        : STATE_NAME[state],
    ],
    ['가입한 때', timeText(createdAt)],
    ['마지막으로 쓴 때', lastUsedAt ? timeText(lastUsedAt) : '로그인한 기기가 없어요'],
    ['로그인한 기기', `${grouped(sessionCount)}대`],
  ] as const
  return (
    <Stack gap={16}>
      <Row gap={12} align="center" justify="between" wrap>
        <Heading level={1}>{nickname}</Heading>
        <Neighbours path={MEMBERS.path} id={id} />
      </Row>
      <div className={classes.columns}>
        <Stack gap={16}>
          <TitledCard title="회원 정보">
            <dl className={classes.facts}>
              {facts.map(([name, value]) => (
                <div key={name} className={classes.fact}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </TitledCard>
          <Secrets member={data} />
          <ActForm key={`${state} ${role}`} member={data} own={userId === id} />
        </Stack>
        <TitledCard title="관리자가 한 일">
          {data.acts.length === 0 ? <Text tone="quiet">아직 없어요.</Text> : <ActHistory member={data} />}
        </TitledCard>
      </div>
    </Stack>
  )
}
