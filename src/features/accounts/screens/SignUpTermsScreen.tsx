import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useDraft, writeDraft } from '../../../platform/drafts.ts'
import { Button } from '../../../ui/Button.tsx'
import { AgreementList } from '../components/AgreementList.tsx'
import { AuthHeading } from '../components/AuthHeading.tsx'
import { TermsSheet } from '../components/TermsSheet.tsx'
import { AGREED_DRAFT, type AgreementName, agreementsOf, requiredAgreed } from '../model.ts'
import { termsOf } from '../terms-model.ts'
import classes from './Auth.module.css'

/** First step of signing up: what one agrees to. */
export function SignUpTermsScreen({ brand }: { brand: string }) {
  const router = useRouter()
  const values = agreementsOf(useDraft(AGREED_DRAFT))
  const [read, setRead] = useState<{ name: AgreementName; open: boolean } | null>(null)
  const terms = termsOf(brand)
  return (
    <div className={classes.screen}>
      <AuthHeading step={1} text="동의가 필요한 내용을 확인해 주세요.">
        {brand}에 오신 걸 환영해요
      </AuthHeading>
      <AgreementList
        value={values}
        onChange={(agreed) => writeDraft(AGREED_DRAFT, agreed)}
        readable={(name) => name in terms}
        onRead={(name) => setRead({ name, open: true })}
      />
      <Button
        fullWidth
        className={classes.main}
        disabled={!requiredAgreed(values)}
        onClick={() => void router.navigate({ to: '/auth/signup/form' })}
      >
        동의하고 계속하기
      </Button>
      <p className={classes.other}>
        이미 계정이 있으신가요?{' '}
        <Link to="/auth/login" className={classes.link}>
          로그인
        </Link>
      </p>
      <TermsSheet
        opened={read?.open ?? false}
        terms={read && terms[read.name]}
        onClose={() => setRead(read && { ...read, open: false })}
      />
    </div>
  )
}
