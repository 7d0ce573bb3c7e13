import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SHOWN_VERSIONS } from '../../../../../contract/users/agreements.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { readStored, writeStored } from '../../../../platform/device/storage.ts'
import { isNumber } from '../../../../lib/guards.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { Strip } from '../../../../ui/content/Strip.tsx'
import { TextLink } from '../../../../ui/kit/Text.tsx'
import { agree } from '../../mutations.ts'
import { consentsQuery } from '../../queries.ts'
import { isAgreed } from '../consent-model.ts'

const KEY = 'daengdaeng.terms-later'
const LATER_MS = 7 * 86_400_000

/** Asks a member to agree to new versions of the documents; "later" is for a week, on this device. */
export function NewTerms({ userId }: { userId: number }) {
  const { data } = useQuery(consentsQuery(userId))
  const [quietUntil, setQuietUntil] = useState(() => readStored(KEY, isNumber) ?? 0)
  const [now] = useState(Date.now)
  const { run, pending } = useCommand(agree)
  if (!data || isAgreed(data) || now < quietUntil) return null

  function later(): void {
    setQuietUntil(now + LATER_MS)
    writeStored(KEY, now + LATER_MS)
  }
  const { terms, privacy } = SHOWN_VERSIONS
  return (
    <Strip
      label="약관 안내"
      action={
        <Button loading={pending} onClick={() => void run({ terms, privacy })}>
          동의하기
        </Button>
      }
      onDismiss={later}
    >
      <strong>약관이 새로워졌어요</strong>
      <TextLink to="/terms" underlined>
        이용약관
      </TextLink>
      과{' '}
      <TextLink to="/privacy" underlined>
        개인정보 처리방침
      </TextLink>
      을 확인하고 동의해 주세요.
    </Strip>
  )
}
