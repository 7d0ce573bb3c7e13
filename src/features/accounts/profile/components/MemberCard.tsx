import { Avatar } from '../../../../ui/content/Avatar.tsx'
import { ButtonLink } from '../../../../ui/actions/Button.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import { useMe } from '../../../session/queries.ts'
import { useSession } from '../../../session/state.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import classes from './Profile.module.css'

/** The logged-in member; a visitor sees an invitation to log in. */
export function MemberCard() {
  const { loggedIn } = useSession()
  const { data: me, isError } = useMe()
  if (!loggedIn) {
    return (
      <Stack gap={8} padBottom={16}>
        <Text size="heading" weight={700}>
          로그인하고 이어 보세요
        </Text>
        <Text size="sm" tone="quiet">
          찜한 곳과 강아지 정보를 어느 기기에서나 보고, 목록도 만들 수 있어요.
        </Text>
        <ButtonLink to="/my" variant="light" fullWidth>
          로그인 · 회원가입
        </ButtonLink>
      </Stack>
    )
  }
  // Offline the member can't be loaded, and no request is pending.
  if (!me && isError)
    return (
      <Text padBottom={16} tone="quiet">
        지금은 내 정보를 불러올 수 없어요.
      </Text>
    )
  return (
    <Row gap={16} align="center" padBottom={16} className={classes.card}>
      {me ? <Avatar picture={me.photo} name={me.nickname} /> : <Skeleton width="4rem" height="4rem" radius="99px" />}
      <div className={classes.words}>
        <Text size="heading" weight={700}>
          {me?.nickname ?? <Skeleton width="6rem" height="1.25rem" />}
        </Text>
        <Text clip clamp={2} size="sm" tone="quiet">
          {me ? me.introduction || me.email : <Skeleton width="9rem" height="0.875rem" />}
        </Text>
      </div>
    </Row>
  )
}
