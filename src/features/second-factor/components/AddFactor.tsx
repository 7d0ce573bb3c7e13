import { useState } from 'react'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Message } from '../../../ui/states/Message.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { ConfirmPanel } from '../../session/components/ConfirmPanel.tsx'
import { useConfirmed } from '../../session/confirmation-hooks.ts'
import { useStep } from '../hooks.ts'
import { addPasskey, type AppSecret, beginApp } from '../mutations.ts'
import { AppSetup } from './AppSetup.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface Props {
  /** An authenticator app is connected already; there is one of them. */
  hasApp: boolean
  /** A factor was added, and its codes, if any, were put away. */
  onDone: () => void
}

/** Adds an authenticator app or a passkey; with the first one come recovery codes. */
export function AddFactor({ hasApp, onDone }: Props) {
  const begin = useCommand(beginApp)
  const passkey = useCommand(addPasskey)
  const { asking, confirmed } = useConfirmed()
  const { busy, message, step } = useStep()
  const [app, setApp] = useState<AppSecret | null>(null)
  const [codes, setCodes] = useState<string[]>([])

  function added(given: string[]): void {
    setApp(null)
    setCodes(given)
    if (given.length === 0) onDone()
  }

  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (app) return <AppSetup app={app} onAdded={added} />
  const connect = async () => setApp(await confirmed(() => begin.submit(null)))
  const make = async () => added((await confirmed(() => passkey.submit({ name: '' }))).recoveryCodes)
  return (
    <Stack gap={12}>
      {message && !asking && <Message>{message}</Message>}
      <ConfirmPanel asking={asking} />
      {!asking && (
        <>
          <Button variant="light" fullWidth loading={busy} onClick={() => void step(make)}>
            패스키 추가 (지문, 얼굴, 보안 키)
          </Button>
          {!hasApp && (
            <Button variant="default" fullWidth loading={busy} onClick={() => void step(connect)}>
              인증 앱 연결
            </Button>
          )}
        </>
      )}
    </Stack>
  )
}
