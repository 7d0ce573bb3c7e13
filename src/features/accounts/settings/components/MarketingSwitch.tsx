import type { User } from '../../../../../contract/users/users.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { consentsQuery } from '../../queries.ts'
import { dateText } from '../../../../platform/dates/korean-dates.ts'
import { consentTo } from '../../terms/consent-model.ts'
import { TermsSheet } from '../../terms/components/TermsSheet.tsx'
import { documentOf } from '../../terms/model.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { setMarketing } from '../../mutations.ts'
import { Switch } from '../../../../ui/fields/Switch.tsx'

/** Consent to news by mail. */
export function MarketingSwitch({ user }: { user: User }) {
  const { run, pending } = useCommand(setMarketing)
  const on = pending ? !user.marketing : user.marketing
  const { data = [] } = useQuery(consentsQuery(user.id))
  const consent = consentTo('marketing', data)
  const [reading, setReading] = useState(false)
  return (
    <>
      <Switch
        label="새 소식과 혜택을 이메일로 받기"
        checked={on}
        disabled={pending}
        onChange={(marketing) => void run({ marketing })}
      />
      <Text size="sm" tone="quiet">
        {on && consent
          ? `${dateText(consent.agreedAt)}에 동의했어요. 끄면 바로 그만 보내요.`
          : '동의하지 않아도 서비스는 그대로 쓸 수 있어요.'}{' '}
        <Button variant="subtle" onClick={() => setReading(true)}>
          내용 보기
        </Button>
      </Text>
      <TermsSheet opened={reading} terms={documentOf('marketing', '')} onClose={() => setReading(false)} />
    </>
  )
}
