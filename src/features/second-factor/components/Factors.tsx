import { IconDeviceMobile, IconKey, IconLifebuoy } from '@tabler/icons-react'
import { useState } from 'react'
import type { SecondFactor } from '../../../../contract/second-factor/second-factor.ts'
import { timeText } from '../../../platform/dates/korean-dates.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Message } from '../../../ui/states/Message.tsx'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { useStep } from '../hooks.ts'
import { removeApp, removePasskey, renewCodes } from '../mutations.ts'
import { AddFactor } from './AddFactor.tsx'
import { FactorRow } from './FactorRow.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const ICON = { size: 24, stroke: 1.5, 'aria-hidden': true } as const

/** What is set up, and how it is changed. */
export function Factors({ totpSince, passkeys, recoveryCodesLeft }: SecondFactor) {
  const app = useCommand(removeApp)
  const passkey = useCommand(removePasskey)
  const renewal = useCommand(renewCodes)
  const { busy, message, step } = useStep()
  const [codes, setCodes] = useState<string[]>([])
  const many = passkeys.length + (totpSince ? 1 : 0)
  const warning =
    many === 1 ? '마지막 2단계 인증이에요. 복구 코드도 함께 없어져요.' : '다른 방법은 그대로 쓸 수 있어요.'

  async function remove(title: string, act: () => Promise<unknown>): Promise<void> {
    if (await askConfirm(warning, { title, color: 'error' })) await step(act)
  }
  async function renew(): Promise<void> {
    const question = '전에 받은 코드는 쓸 수 없게 돼요.'
    if (!(await askConfirm(question, { title: '복구 코드를 새로 만들까요?' }))) return
    await step(async () => setCodes((await renewal.submit(null)).recoveryCodes))
  }

  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
  return (
    <>
      {message && <Message>{message}</Message>}
      {many > 0 && (
        <Stack as="ul" gap={12}>
          {totpSince && (
            <FactorRow
              icon={<IconDeviceMobile {...ICON} />}
              name="인증 앱"
              text={`${timeText(totpSince)}부터`}
              act="연결 끊기"
              busy={busy}
              onAct={() => void remove('인증 앱 연결을 끊을까요?', () => app.submit(null))}
            />
          )}
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <FactorRow
              key={id}
              icon={<IconKey {...ICON} />}
              name={`패스키 ${name}`}
              text={lastUsedAt ? `마지막 사용 ${timeText(lastUsedAt)}` : `추가 ${timeText(createdAt)}`}
              act="없애기"
              busy={busy}
              onAct={() => void remove('패스키를 없앨까요?', () => passkey.submit({ id }))}
            />
          ))}
          <FactorRow
            icon={<IconLifebuoy {...ICON} />}
            name="복구 코드"
            text={`쓰지 않은 코드 ${recoveryCodesLeft}개`}
            act="새로 만들기"
            busy={busy}
            onAct={() => void renew()}
          />
        </Stack>
      )}
      <AddFactor hasApp={totpSince !== null} onDone={() => undefined} />
    </>
  )
}
