import { IconDog } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { openDogSheet, useVisitorDog } from '../../dogs/state.ts'
import { useMe } from '../../session/queries.ts'
import { takeReturn } from '../../session/state.ts'
import { Button } from '../../../ui/Button.tsx'
import { AuthHeading } from '../components/AuthHeading.tsx'
import classes from './Auth.module.css'

/** Last step of signing up: a word of welcome, and the one thing that makes all answers one's own. */
export function WelcomeScreen() {
  const router = useRouter()
  const { data: me } = useMe()
  const dog = useVisitorDog()
  return (
    <div className={classes.screen}>
      <AuthHeading
        step={3}
        text={
          dog
            ? `${dog.name ?? '우리 강아지'} 기준으로 갈 수 있는 곳을 알려 드리고 있어요.`
            : '강아지를 알려 주시면 갈 수 있는 곳을 바로 골라 드려요.'
        }
      >
        {me ? `${me.nickname}님, 반가워요!` : '반가워요!'}
      </AuthHeading>
      <div className={classes.done}>
        <span className={classes.picture}>
          <IconDog size={36} stroke={1.5} aria-hidden />
        </span>
        <p className={classes.quiet}>이제 어느 기기에서든 로그인해서 이어 볼 수 있어요.</p>
      </div>
      <div className={classes.buttons}>
        {!dog && (
          <Button variant="light" fullWidth className={classes.main} onClick={openDogSheet}>
            우리 강아지 알려 주기
          </Button>
        )}
        <Button
          fullWidth
          className={classes.main}
          onClick={() => void router.navigate({ href: takeReturn(), replace: true })}
        >
          시작하기
        </Button>
      </div>
    </div>
  )
}
