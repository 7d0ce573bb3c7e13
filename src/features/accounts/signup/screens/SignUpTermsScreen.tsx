import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDraft } from '../../../../platform/forms/drafts.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { RowLink } from '../../../../ui/kit/Row.tsx'
import { AgreementPart } from '../components/AgreementPart.tsx'
import { AuthHeading } from '../../components/AuthHeading.tsx'
import { AGREED_DRAFT, agreementsOf, requiredAgreed } from '../../model.ts'
import classes from '../../screens/Auth.module.css'

/** First step of registration: the agreements. `social`: methods that need no password. */
export function SignUpTermsScreen({ brand, social }: { brand: string; social: ReactNode }) {
  const router = useRouter()
  const values = agreementsOf(useDraft(AGREED_DRAFT))
  return (
    <Stack gap={24}>
      <AuthHeading step={1} text="동의가 필요한 내용을 확인해 주세요.">
        {brand}에 오신 걸 환영해요
      </AuthHeading>
      {social}
      <AgreementPart brand={brand} />
      <Button
        fullWidth
        className={classes.main}
        disabled={!requiredAgreed(values)}
        onClick={() => void router.navigate({ to: '/auth/signup/form' })}
      >
        동의하고 계속하기
      </Button>
      <Text tone="quiet" text="center">
        이미 계정이 있으신가요?{' '}
        <RowLink inline align="center" tall={44} padX={4} weight={600} tone="accent" underlined to="/auth/login">
          로그인
        </RowLink>
      </Text>
    </Stack>
  )
}
