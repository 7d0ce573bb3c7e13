import { Avatar } from '../../../../ui/Avatar.tsx'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { useMe } from '../../../session/queries.ts'
import { useSession } from '../../../session/state.ts'
import classes from './MemberCard.module.css'

/** Who is there; who isn't is invited. */
export function MemberCard() {
  const { loggedIn } = useSession()
  const { data: me, isError } = useMe()
  if (!loggedIn) {
    return (
      <div className={classes.invitation}>
        <p className={classes.name}>로그인하고 이어 보세요</p>
        <p className={classes.quiet}>저장한 곳과 강아지 정보를 어느 기기에서든 볼 수 있어요.</p>
        <ButtonLink to="/my" variant="light" fullWidth>
          로그인 · 회원가입
        </ButtonLink>
      </div>
    )
  }
  // Without a network: who it is can't be read, and nothing is on its way.
  if (!me && isError) return <p className={classes.offline}>지금은 내 정보를 불러올 수 없어요.</p>
  return (
    <div className={classes.card}>
      {me ? <Avatar picture={me.photo} name={me.nickname} /> : <Skeleton width="4rem" height="4rem" radius="99px" />}
      <div className={classes.words}>
        <p className={classes.name}>{me?.nickname ?? <Skeleton width="6rem" height="1.25rem" />}</p>
        <p className={classes.quiet}>
          {me ? me.introduction || me.email : <Skeleton width="9rem" height="0.875rem" />}
        </p>
      </div>
    </div>
  )
}
