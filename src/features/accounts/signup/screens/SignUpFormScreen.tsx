import { useHydrated, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { deleteDraft, useDraft, writeDraft } from '../../../../platform/forms/drafts.ts'
import { AuthHeading } from '../../components/AuthHeading.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { CodeForm } from '../components/CodeForm.tsx'
import { EmailForm } from '../components/EmailForm.tsx'
import { SignUpForm } from '../components/SignUpForm.tsx'
import {
  AGREED_DRAFT,
  agreementsOf,
  EMAIL_DRAFT,
  type EmailProof,
  NO_PROOF,
  proofOf,
  requiredAgreed,
} from '../../model.ts'

/** Second step of registration: the address, its code, then password and nickname. */
export function SignUpFormScreen() {
  const router = useRouter()
  const here = useHydrated()
  const agreements = agreementsOf(useDraft(AGREED_DRAFT))
  const proof = proofOf(useDraft(EMAIL_DRAFT))
  const missing = here && !requiredAgreed(agreements)
  const change = (changes: Partial<EmailProof>) => writeDraft(EMAIL_DRAFT, { ...proof, ...changes })

  // A visitor who opens this by a bookmark hasn't read the agreements.
  useEffect(() => {
    if (missing) void router.navigate({ to: '/auth/signup', replace: true })
  }, [missing, router])

  async function done(): Promise<void> {
    await router.navigate({ to: '/auth/signup/welcome', replace: true })
    for (const draft of [AGREED_DRAFT, EMAIL_DRAFT]) deleteDraft(draft)
  }

  return (
    <Stack gap={24}>
      <AuthHeading
        step={2}
        text={proof.ticket ? '마지막이에요. 비밀번호와 닉네임을 정해 주세요.' : '이메일 주소로 가입해요.'}
      >
        회원가입
      </AuthHeading>
      {here &&
        (proof.ticket ? (
          <SignUpForm
            email={proof.email}
            emailTicket={proof.ticket}
            agreements={agreements}
            onChangeEmail={() => change(NO_PROOF)}
            onDone={done}
          />
        ) : proof.email ? (
          <CodeForm proof={proof} onChange={change} />
        ) : (
          <EmailForm onSent={change} />
        ))}
    </Stack>
  )
}
