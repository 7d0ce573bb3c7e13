import { useState } from 'react'
import { useDraft, writeDraft } from '../../../../platform/forms/drafts.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { EMAIL_DRAFT, type EmailProof, NO_PROOF, proofOf } from '../../model.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { CodeForm } from './CodeForm.tsx'
import { EmailForm } from './EmailForm.tsx'

/** The member's own address, proved by a code; `required`, or offered behind a button. `hint`: the address that a provider knows. */
export function OwnEmail({ required, hint }: { required: boolean; hint: string }) {
  const proof = proofOf(useDraft(EMAIL_DRAFT))
  const [wanted, setWanted] = useState(false)
  const change = (changes: Partial<EmailProof>) => writeDraft(EMAIL_DRAFT, { ...proof, ...changes })
  if (proof.ticket) {
    return (
      <Field
        label="이메일"
        value={proof.email}
        readOnly
        help="인증했어요."
        end={
          <Button variant="subtle" onClick={() => change(NO_PROOF)}>
            바꾸기
          </Button>
        }
      />
    )
  }
  if (proof.email) return <CodeForm proof={proof} onChange={change} />
  if (required || wanted) return <EmailForm initial={hint} onSent={change} />
  return (
    <Stack gap={6}>
      <Button variant="default" fullWidth onClick={() => setWanted(true)}>
        이메일 등록하기 (선택)
      </Button>
      <Text size="sm" tone="quiet">
        등록해 두면 간편 로그인을 쓸 수 없을 때도 이메일로 들어올 수 있어요.
      </Text>
    </Stack>
  )
}
