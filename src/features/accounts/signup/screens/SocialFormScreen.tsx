import { useHydrated, useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { josa } from '../../../../../contract/text/josa.ts'
import { deleteDraft, useDraft } from '../../../../platform/forms/drafts.ts'
import { Button, ButtonLink } from '../../../../ui/actions/Button.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { SocialLogo } from '../../../session/social/components/SocialLogo.tsx'
import { UNREGISTERED_DRAFT, unregisteredOf, SOCIALS } from '../../../session/social/model.ts'
import { storeUnregistered } from '../../../session/social/mutations.ts'
import { AuthHeading } from '../../components/AuthHeading.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { RowLink } from '../../../../ui/kit/Row.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { OwnEmail } from '../components/OwnEmail.tsx'
import { SocialSignUpForm } from '../components/SocialSignUpForm.tsx'
import { AGREED_DRAFT, EMAIL_DRAFT } from '../../model.ts'
import classes from '../../screens/Auth.module.css'

/** For someone whom a provider has identified and who isn't linked here yet: registers, or links the identity to their existing account. */
export function SocialFormScreen({ brand }: { brand: string }) {
  const router = useRouter()
  const here = useHydrated()
  const kept = useDraft(UNREGISTERED_DRAFT)
  const newcomer = useMemo(() => unregisteredOf(kept), [kept])
  /** An account with their address exists, and they chose to use another address. */
  const [anew, setAnew] = useState(false)

  if (!here) return null
  if (!newcomer) {
    return (
      <Stack gap={24} room={416} centered className={classes.bare}>
        <AuthHeading text="시간이 지났어요. 간편 로그인부터 다시 해 주세요.">간편 가입</AuthHeading>
        <ButtonLink to="/auth/login" fullWidth>
          로그인 화면으로 가기
        </ButtonLink>
      </Stack>
    )
  }

  const { provider, email, emailHint, phoneHint, joinable } = newcomer
  const { displayName } = SOCIALS[provider]

  async function done(): Promise<void> {
    await router.navigate({ to: '/auth/signup/welcome', replace: true })
    for (const draft of [UNREGISTERED_DRAFT, AGREED_DRAFT, EMAIL_DRAFT]) deleteDraft(draft)
  }
  async function logInAndLink(): Promise<void> {
    storeUnregistered({ ...newcomer!, linking: true })
    await router.navigate({ to: '/auth/login' })
  }

  if (joinable && !anew) {
    return (
      <Stack gap={24} room={416} centered className={classes.bare}>
        <SocialLogo provider={provider} />
        <AuthHeading
          text={`${josa(email, '으로/로')} 가입한 계정이 이미 있어요. 그 계정으로 로그인하면 ${displayName} 계정을 연결할 수 있어요.`}
        >
          이미 가입하셨나요?
        </AuthHeading>
        <Stack gap={10}>
          <Button fullWidth className={classes.main} onClick={() => void logInAndLink()}>
            로그인하고 연결하기
          </Button>
          <Button variant="default" fullWidth onClick={() => setAnew(true)}>
            다른 이메일로 새로 가입하기
          </Button>
        </Stack>
      </Stack>
    )
  }
  const vouched = email !== '' && !joinable
  return (
    <Stack gap={24} room={416} centered className={classes.bare}>
      <SocialLogo provider={provider} />
      <AuthHeading text={`아직 가입하지 않은 ${displayName} 계정이에요. 닉네임만 정하면 바로 쓸 수 있어요.`}>
        간편 가입
      </AuthHeading>
      {phoneHint && (
        <Text tone="quiet">
          휴대전화 {josa(phoneHint, '으로/로')} 등록한 {displayName} 계정이에요. 번호는 저장하지 않아요.
        </Text>
      )}
      {vouched ? (
        <Field label="이메일" value={email} readOnly help={`${displayName}에서 확인한 주소예요.`} />
      ) : (
        <OwnEmail required={joinable} hint={emailHint} />
      )}
      <SocialSignUpForm newcomer={newcomer} brand={brand} needsEmail={joinable} onDone={done} />
      <Text tone="quiet" text="center">
        이미 계정이 있으신가요?{' '}
        <RowLink inline align="center" tall={44} padX={4} weight={600} tone="accent" underlined to="/auth/login">
          로그인
        </RowLink>
      </Text>
    </Stack>
  )
}
