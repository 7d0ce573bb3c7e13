import { Link, useRouter } from '@tanstack/react-router'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { LoginForm } from '../components/LoginForm.tsx'
import { takeReturn } from '../state.ts'
import classes from './LoginScreen.module.css'

/** The way in, and back to where one was. */
export function LoginScreen() {
  const router = useRouter()
  return (
    <div className={classes.screen}>
      <Heading level={1} text="다시 만나서 반가워요. 보던 화면으로 바로 돌아가요.">
        로그인
      </Heading>
      <LoginForm onDone={() => void router.navigate({ href: takeReturn(), replace: true })} />
      <div className={classes.ways}>
        <Link to="/auth/find-password" className={classes.find}>
          비밀번호를 잊으셨나요?
        </Link>
      </div>
      <div className={classes.join}>
        <p>아직 계정이 없으신가요?</p>
        <ButtonLink to="/auth/signup" variant="default" fullWidth>
          회원가입
        </ButtonLink>
        <ButtonLink to="/" variant="subtle" fullWidth>
          로그인 없이 둘러보기
        </ButtonLink>
      </div>
    </div>
  )
}
